import type { ChangeEvent, ComponentProps } from 'react';
import { keepPhoneCharacters } from './phone-characters.ts';
import { TextField } from './text-field.tsx';

/** A phone number: digits and a leading plus, whatever is typed or pasted. */
export function PhoneField({ onChange, ...rest }: ComponentProps<typeof TextField>) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    clean(event.target);
    onChange?.(event);
  };
  return (
    <TextField
      autoComplete="tel"
      {...rest}
      type="tel"
      inputMode="tel"
      dir="ltr"
      onChange={change}
    />
  );
}

/** Rewrites the value in place and leaves the caret after the same character. */
function clean(input: HTMLInputElement): void {
  const kept = keepPhoneCharacters(input.value);
  if (kept === input.value) return;
  const caret = keepPhoneCharacters(input.value.slice(0, input.selectionStart ?? undefined)).length;
  input.value = kept;
  input.setSelectionRange(caret, caret);
}
