import * as z from 'zod/mini';
import { text, typedText, UnixTime } from '../primitives.ts';
import { AuthenticationResult, User } from '../session.ts';
import { defineEndpoint } from './define.ts';

const own = { service: 'orders', access: { kind: 'session', own: true } } as const;
/** Also for people who must first set up a second factor. */
const settingUp = { ...own, access: { ...own.access, beforeCodes: true } } as const;
const Language = z.optional(typedText(16));
/** A code of the person's app, or a recovery code. */
const Code = typedText(60);
const RecoveryCodes = z.object({ recovery_codes: z.array(text(60)) });

export const confirmSignIn = defineEndpoint({
  id: 'confirmSignIn',
  summary:
    'Finish a sign-in that was refused with `SecondFactorRequired`: its value `pending` and a code, within five minutes; where its value `passkeys` is not 0, a passkey signs in as well (`beginPasskeySignIn`)',
  service: 'orders',
  method: 'POST',
  path: '/login/confirm',
  access: { kind: 'public' },
  retry: 'never',
  body: z.strictObject({ pending: typedText(100), code: Code }),
  result: z.object({ AuthenticationResult, user: User }),
  refusals: ['CodeMismatchException', 'ExpiredCodeException'],
});

export const getSecondFactor = defineEndpoint({
  ...settingUp,
  id: 'getSecondFactor',
  summary: 'Whether the person who asks signs in with a code beside the password',
  method: 'GET',
  path: '/second-factor',
  retry: 'safe',
  result: z.object({
    /** Since when; null where it is off. */
    on_since: z.nullable(UnixTime),
    recovery_codes_left: z.number(),
    /** The person's merchant that requires codes; null where they may turn them off. */
    needed_by: z.nullable(text(300)),
  }),
});

export const beginSecondFactor = defineEndpoint({
  ...settingUp,
  id: 'beginSecondFactor',
  summary:
    'A secret for an app that makes codes; it is asked for once a code of it was confirmed. Who has to set codes up needs no password in the first five minutes after they signed in',
  method: 'POST',
  path: '/second-factor/begin',
  retry: 'never',
  body: z.strictObject({ password: z.optional(typedText(256)) }),
  result: z.object({
    /** The `otpauth:` address, shown as a QR code. */
    uri: text(1000),
    /** The secret to type instead, in Base32. */
    secret: text(100),
  }),
  refusals: ['NotAuthorizedException', 'SecondFactorOn'],
});

export const confirmSecondFactor = defineEndpoint({
  ...settingUp,
  id: 'confirmSecondFactor',
  summary:
    'Switch the second factor on by the first code of the app; the recovery codes are told once, and what the password alone had opened ends: other sessions, PINs',
  method: 'POST',
  path: '/second-factor/confirm',
  retry: 'never',
  body: z.strictObject({ code: Code, language: Language }),
  result: RecoveryCodes,
  refusals: ['CodeMismatchException'],
});

export const renewRecoveryCodes = defineEndpoint({
  ...own,
  id: 'renewRecoveryCodes',
  summary: 'Recovery codes instead of those of before, which end',
  method: 'POST',
  path: '/second-factor/recovery-codes',
  retry: 'never',
  body: z.strictObject({ password: typedText(256), code: Code }),
  result: RecoveryCodes,
  refusals: ['CodeMismatchException', 'NotAuthorizedException'],
});

export const endSecondFactor = defineEndpoint({
  ...own,
  id: 'endSecondFactor',
  summary: 'Sign in with the password alone from now on',
  method: 'POST',
  path: '/second-factor/end',
  retry: 'never',
  body: z.strictObject({ password: typedText(256), code: Code, language: Language }),
  result: z.object({ success: z.literal(true) }),
  refusals: ['CodeMismatchException', 'NotAuthorizedException', 'SecondFactorNeeded'],
});
