import { holdsMoreThanPhone, phoneCharacters } from './digits.ts';
import { isEmail } from './email.ts';
import { fieldLength, tooLong } from './lengths.ts';
import type { Violation } from './violation.ts';

/** The fields in which a guest says who they are. */
export const senderFields = {
  name: 'senderName',
  email: 'senderEmail',
  phone: 'senderPhone',
} as const;

/** Whom the rider asks for and how they are reached; the form and the server ask for the same. */
export function senderViolation(sender: {
  readonly name: string;
  readonly email: string;
  readonly phone_number: string;
}): Violation | null {
  const { name, email, phone } = senderFields;
  if (sender.name.trim() === '') return { field: name, key: 'request.sender.fill-name' };
  if (!isEmail(sender.email)) return { field: email, key: 'request.sender.fill-email' };
  const digits = phoneCharacters(sender.phone_number).replace('+', '');
  if (digits.length < fewestDigits || holdsMoreThanPhone(sender.phone_number)) {
    return { field: phone, key: 'request.sender.fill-phone' };
  }
  return (
    tooLong(name, sender.name, fieldLength(name)) ??
    tooLong(phone, sender.phone_number, fieldLength(phone))
  );
}

/** A sender may be a visitor from anywhere, so no country's numbering holds. */
const fewestDigits = 5;
