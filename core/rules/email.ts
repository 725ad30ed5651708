import { EmailAddress } from '#schemas';

/** Whether a text has the form of an email address. */
export function isEmail(text: string): boolean {
  return EmailAddress.safeParse(text).success;
}
