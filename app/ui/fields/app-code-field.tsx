import type { ComponentProps } from 'react';
import { TextField } from './text-field.tsx';

/** A code of somebody's app, or one of their recovery codes: the browser may fill it in, and writes nothing of it otherwise. */
export function AppCodeField(props: ComponentProps<typeof TextField>) {
  return (
    <TextField
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={60}
      dir="ltr"
      {...props}
    />
  );
}
