import * as z from 'zod/mini';
import { NewPasskey, Passkey, PasskeyCreation, PasskeyProof, PasskeyRequest } from '../passkey.ts';
import { Id, typedText } from '../primitives.ts';
import { AuthenticationResult, User } from '../session.ts';
import { defineEndpoint } from './define.ts';

const own = { service: 'orders', access: { kind: 'session', own: true } } as const;
const open = { service: 'orders', access: { kind: 'public' } } as const;
const passkeys = z.object({ passkeys: z.array(Passkey) });

export const listPasskeys = defineEndpoint({
  ...own,
  id: 'listPasskeys',
  summary: 'The passkeys of the person who asks, the newest first',
  method: 'GET',
  path: '/passkeys',
  retry: 'safe',
  result: passkeys,
});

export const beginPasskey = defineEndpoint({
  ...own,
  id: 'beginPasskey',
  summary:
    'What a browser makes a passkey by, for who knows the password and, where they sign in with codes, has one; it has to be added within five minutes',
  method: 'POST',
  path: '/passkeys/begin',
  retry: 'never',
  body: z.strictObject({ password: typedText(256), code: z.optional(typedText(60)) }),
  result: z.object({ options: PasskeyCreation }),
  refusals: ['CodeMismatchException', 'NotAuthorizedException', 'TooManyPasskeys'],
});

export const addPasskey = defineEndpoint({
  ...own,
  id: 'addPasskey',
  summary: 'Add a passkey that a browser has made; a mail tells its person',
  method: 'POST',
  path: '/passkeys',
  retry: 'never',
  body: NewPasskey,
  result: passkeys,
  refusals: ['ExpiredCodeException', 'PasskeyRefused', 'TooManyPasskeys'],
});

export const removePasskey = defineEndpoint({
  ...own,
  id: 'removePasskey',
  summary: 'Sign nobody in by a passkey any more',
  method: 'DELETE',
  path: '/passkeys/{passkeyId}',
  retry: 'idempotent',
  params: z.strictObject({ passkeyId: Id }),
  result: passkeys,
});

export const beginPasskeySignIn = defineEndpoint({
  ...open,
  id: 'beginPasskeySignIn',
  summary: 'What a browser asks its person for a passkey by, within five minutes',
  method: 'POST',
  path: '/login/passkey/begin',
  retry: 'never',
  result: z.object({ options: PasskeyRequest }),
});

export const finishPasskeySignIn = defineEndpoint({
  ...open,
  id: 'finishPasskeySignIn',
  summary:
    'Sign in with a passkey, which its device gives for a finger, a face or a PIN; no code is asked for beside it',
  method: 'POST',
  path: '/login/passkey',
  retry: 'never',
  body: PasskeyProof,
  result: z.object({ AuthenticationResult, user: User }),
  refusals: ['ExpiredCodeException', 'NotAuthorizedException', 'PasswordResetRequiredException'],
});
