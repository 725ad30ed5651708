import type { ComponentProps } from 'react';
import { SecretField } from './secret-field.tsx';

/** Four to six digits, on the keys of a telephone where there is no keyboard. */
export function PinField(props: ComponentProps<typeof SecretField>) {
  return <SecretField inputMode="numeric" autoComplete="off" maxLength={6} {...props} />;
}
