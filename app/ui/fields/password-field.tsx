import { type ComponentProps, useState } from 'react';
import { IconButton } from '../actions/button.tsx';
import { TextField } from './text-field.tsx';

interface PasswordFieldProps extends Omit<ComponentProps<typeof TextField>, 'type' | 'trailing'> {
  /** Says what the button at its end does. */
  showLabel: string;
  hideLabel: string;
}

/** A password, which its owner may look at while typing. */
export function PasswordField({ showLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const [seen, setSeen] = useState(false);
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      type={seen ? 'text' : 'password'}
      trailing={
        <IconButton
          icon={seen ? 'eyeOff' : 'eye'}
          label={seen ? hideLabel : showLabel}
          onClick={() => setSeen(!seen)}
        />
      }
    />
  );
}
