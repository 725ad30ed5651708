import type { ComponentProps } from 'react';
import { SecretField } from './secret-field.tsx';

/** A field for a PIN, with a numeric keyboard on touch screens. */
export function PinField(props: ComponentProps<typeof SecretField>) {
  return <SecretField inputMode="numeric" autoComplete="off" maxLength={6} {...props} />;
}
