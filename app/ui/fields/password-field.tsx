import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { IconButton } from '../actions/button.tsx';
import { TextField } from './text-field.tsx';

interface PasswordFieldProps extends Omit<ComponentProps<typeof TextField>, 'type' | 'trailing'> {
  /** Says what the button at its end does. */
  showLabel: string;
  hideLabel: string;
  /** Says that every letter becomes a capital, while that is so. */
  capsLockLabel?: string;
}

/** A password, which its owner may look at while typing. */
export function PasswordField({
  showLabel,
  hideLabel,
  capsLockLabel,
  hint,
  ...rest
}: PasswordFieldProps) {
  const [seen, setSeen] = useState(false);
  const [capitals, setCapitals] = useState(false);
  const notice = (event: KeyboardEvent) => setCapitals(event.getModifierState('CapsLock'));
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      onKeyDown={notice}
      onKeyUp={notice}
      {...rest}
      hint={capitals && capsLockLabel ? <span role="status">{capsLockLabel}</span> : hint}
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
