import { useText } from './use-text.ts';

/** What a password field says of its button and of capital letters; passwords read from left to right everywhere. */
export function usePasswordWords() {
  const t = useText();
  return {
    showLabel: t('login.show-password'),
    hideLabel: t('login.hide-password'),
    capsLockLabel: t('login.caps-lock'),
    dir: 'ltr',
  } as const;
}
