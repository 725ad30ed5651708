import * as z from 'zod/mini';
import { EmailAddress, requiredText, typedText } from '../primitives.ts';
import { AuthenticationResult, User } from '../session.ts';
import { defineEndpoint } from './define.ts';

/** The language of the mail; the deployment's default if it does not have it. */
const Language = z.optional(typedText(16));

/** The same answer whether or not there is an account: a mail goes to its owner, or to nobody. */
const Promised = z.object({ promised: z.literal(true) });

export const register = defineEndpoint({
  id: 'register',
  summary:
    'Ask for an account of an outlet; a link is sent to the address, if the outlet has it among its own',
  service: 'orders',
  method: 'POST',
  path: '/register',
  access: { kind: 'public' },
  retry: 'never',
  body: z.strictObject({
    vendor_code: z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(64)),
    business_name: requiredText(300),
    email_address: EmailAddress,
    password: typedText(256),
    terms_accepted: z.literal(true),
    language: Language,
  }),
  result: Promised,
  refusals: [
    'InvalidPasswordException',
    'LimitExceededException',
    'TooManyRequestsException',
    'WrongVendor',
    'OutletRegistered',
    'UsernameExistsException',
  ],
});

export const resendVerification = defineEndpoint({
  id: 'resendVerification',
  summary: 'Send the link of a registration again',
  service: 'orders',
  method: 'POST',
  path: '/register/resend',
  access: { kind: 'public' },
  retry: 'never',
  body: z.strictObject({ email_address: EmailAddress, language: Language }),
  result: Promised,
  refusals: ['LimitExceededException', 'TooManyRequestsException'],
});

export const verifyRegistration = defineEndpoint({
  id: 'verifyRegistration',
  summary:
    'Make the account that a link stands for and sign in, with the password that was chosen for it',
  service: 'orders',
  method: 'POST',
  path: '/register/verify',
  access: { kind: 'public' },
  retry: 'never',
  body: z.strictObject({ token: typedText(200), password: typedText(256) }),
  result: z.object({ AuthenticationResult, user: User }),
  refusals: ['ExpiredCodeException', 'NotAuthorizedException'],
});

export const forgotPassword = defineEndpoint({
  id: 'forgotPassword',
  summary: 'Ask for a code with which a new password can be set',
  service: 'orders',
  method: 'POST',
  path: '/forgot-password',
  access: { kind: 'public' },
  retry: 'never',
  body: z.strictObject({ email_address: EmailAddress, language: Language }),
  result: Promised,
  refusals: [
    'LimitExceededException',
    'TooManyRequestsException',
    'UserNotConfirmedException',
    'UserNotFoundException',
  ],
});

export const confirmForgotPassword = defineEndpoint({
  id: 'confirmForgotPassword',
  summary: 'Set a new password with a code and sign this person out everywhere',
  service: 'orders',
  method: 'POST',
  path: '/forgot-password/confirm',
  access: { kind: 'public' },
  retry: 'never',
  body: z.strictObject({
    email_address: EmailAddress,
    code: typedText(20),
    password: typedText(256),
  }),
  result: z.object({ success: z.literal(true) }),
  refusals: [
    'CodeMismatchException',
    'ExpiredCodeException',
    'InvalidPasswordException',
    'TooManyFailedAttemptsException',
    'TooManyRequestsException',
    'UserNotFoundException',
  ],
});
