import type { ComponentProps } from 'react';
import { useText } from '#i18n';
import { PasswordField } from '#ui';

type SecretProps = Omit<ComponentProps<typeof PasswordField>, 'showLabel' | 'hideLabel'>;

/** A password field with a button to show it. */
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
