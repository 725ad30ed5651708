import type { ComponentProps } from 'react';
import { useText } from '#i18n';
import { PasswordField } from '#ui';

type SecretProps = Omit<ComponentProps<typeof PasswordField>, 'showLabel' | 'hideLabel'>;

/** A password, which is shown where somebody wants to see it. */
export function SecretField(props: SecretProps) {
  const t = useText();
  return (
    <PasswordField
      showLabel={t('login.show-password')}
      hideLabel={t('login.hide-password')}
      capsLockLabel={t('login.caps-lock')}
      dir="ltr"
      {...props}
    />
  );
}
