import { phoneCharacters } from './digits.ts';
import { isEmail } from './email.ts';
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
  return phoneCharacters(sender.phone_number).replace('+', '').length < fewestDigits
    ? { field: phone, key: 'request.sender.fill-phone' }
    : null;
}

/** A sender may be a visitor from anywhere, so no country's numbering holds. */
const fewestDigits = 5;
