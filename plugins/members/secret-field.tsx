import type { ComponentProps } from 'react';
import { usePasswordWords } from '#i18n';
import { PasswordField } from '#ui';

type SecretProps = Omit<ComponentProps<typeof PasswordField>, 'showLabel' | 'hideLabel'>;

/** A password field with a button to show it. */
export function SecretField(props: SecretProps) {
  return <PasswordField {...usePasswordWords()} {...props} />;
}
