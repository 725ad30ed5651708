import type { ComponentProps } from 'react';
import { useText } from '#i18n';
import { Button } from '#ui';
import { useAllowed } from './other-ways.tsx';
import * as css from './sign-in.css.ts';

/** Sign-in by passkey. It keeps its space when flag or browser do not support passkeys, in a line that exists anyway. */
export function PasskeyButton(props: ComponentProps<typeof Button>) {
  const t = useText();
  const { passkeys } = useAllowed();
  return (
    <Button {...props} variant="quiet" className={passkeys ? css.passkey : css.unseenPasskey}>
      {t('login.passkey')}
    </Button>
  );
}
