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

/** The violations of a sender's name, email address and phone number; form and server use the same rule. */
export function senderViolations(sender: {
  readonly name: string;
  readonly email: string;
  readonly phone_number: string;
}): readonly Violation[] {
  const { name, email, phone } = senderFields;
  const digits = phoneCharacters(sender.phone_number).replace(/^(?:\+|00)/, '');
  const isPhone =
    digits.length >= fewestDigits &&
    digits.length <= mostDigits &&
    !holdsMoreThanPhone(sender.phone_number);
  const found = [
    sender.name.trim() === ''
      ? { field: name, key: 'request.sender.fill-name' }
      : tooLong(name, sender.name, fieldLength(name)),
    isEmail(sender.email) ? null : { field: email, key: 'request.sender.fill-email' },
    isPhone
      ? tooLong(phone, sender.phone_number, fieldLength(phone))
      : { field: phone, key: 'request.sender.fill-phone' },
  ];
  return found.filter((violation) => violation !== null);
}

/** The fewest digits of a sender's phone number, which may be of any country. */
const fewestDigits = 5;
/** The most digits of any country's number (ITU-T E.164); what is longer may be the number of a card. */
const mostDigits = 15;
