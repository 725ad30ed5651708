import { brokenPasswordRules } from '#core/rules';
import { type Refusal, refusal } from '../http/refusal.ts';
import { isCommonPassword } from './common-passwords.ts';

/** Refusals about accounts, by the codes of specification 1, section 8. */
const reasons = {
  CodeMismatchException: [400, 'The code is not right.', 'body.code'],
  ExpiredCodeException: [400, 'The code or link has expired.', 'body.code'],
  TooManyFailedAttemptsException: [400, 'The code was wrong too often.', 'body.code'],
  InvalidPasswordException: [400, 'The password does not keep the rules.', 'body.password'],
  NotAuthorizedException: [401, 'The password is wrong.', 'body.password'],
  UserNotConfirmedException: [403, 'The email address was not confirmed.', 'body.email_address'],
  UserNotFoundException: [404, 'Nobody has this email address.', 'body.email_address'],
} as const;

/** `at` replaces the usual field. */
export function accountRefusal(code: keyof typeof reasons, at?: string): Refusal {
  const [status, message, usual] = reasons[code];
  const field = at ?? usual;
  // The usual text speaks of the email address, which is not asked for here.
  const key = code === 'NotAuthorizedException' ? 'access.verify.wrong' : `auth.${code}`;
  return refusal(status, code, message, { key, field });
}

export function refuseWeakPassword(password: string, field = 'body.password'): void {
  if (brokenPasswordRules(password).length > 0)
    throw accountRefusal('InvalidPasswordException', field);
  if (isCommonPassword(password)) throw commonPassword(field);
}

function commonPassword(field: string): Refusal {
  return refusal(400, 'InvalidPasswordException', 'Everybody guesses this password.', {
    ...{ key: 'access.password-common', field },
  });
}

/** Why somebody cannot sign up; told only with `verboseAuthErrors`, or by mail to the address. */
export type SignUpProblem = keyof typeof signUpReasons;

const signUpReasons = {
  WrongVendor: ['Vendor code and email address do not belong together.', 'wrong-vendor'],
  OutletRegistered: ['This outlet has an account already.', 'outlet-registered'],
  UsernameExistsException: ['This email address has an account already.', 'email-registered'],
} as const;

export function signUpRefusal(code: SignUpProblem): Refusal {
  const [message, name] = signUpReasons[code];
  const field = code === 'UsernameExistsException' ? 'body.email_address' : 'body.vendor_code';
  return refusal(400, code, message, { key: `access.register.error.${name}`, field });
}
