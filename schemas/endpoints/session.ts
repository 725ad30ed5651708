import * as z from 'zod/mini';
import { text, typedText, UnixTime } from '../primitives.ts';
import { AuthenticationResult, User } from '../session.ts';
import { defineEndpoint } from './define.ts';

export const login = defineEndpoint({
  id: 'login',
  summary: 'Sign in with an email address and a password',
  service: 'orders',
  method: 'POST',
  path: '/login',
  access: { kind: 'public' },
  retry: 'never',
  body: z.strictObject({ email_address: typedText(320), password: typedText(256) }),
  result: z.object({ AuthenticationResult, user: User }),
  refusals: [
    'NotAuthorizedException',
    'UserNotFoundException',
    'UserNotConfirmedException',
    'PasswordResetRequiredException',
    'SecondFactorRequired',
    'TooManyRequestsException',
  ],
});

export const logout = defineEndpoint({
  id: 'logout',
  summary: 'End this session on every instance and close its sockets',
  service: 'orders',
  method: 'POST',
  path: '/logout',
  access: { kind: 'session', guests: true, beforeCodes: true },
  retry: 'idempotent',
  result: z.object({ success: z.boolean() }),
});

export const extendLogin = defineEndpoint({
  id: 'extendLogin',
  summary: 'Exchange a refresh token for fresh tokens',
  service: 'orders',
  method: 'POST',
  path: '/login/extend',
  access: { kind: 'public' },
  retry: 'idempotent',
  body: z.strictObject({
    /** Empty where the token is in a cookie. */
    refresh_token: typedText(4096),
  }),
  result: z.object({ AuthenticationResult }),
  refusals: ['NotAuthorizedException'],
});

/** Changes nothing: a ticket that is not used ends by itself. */
export const createSocketTicket = defineEndpoint({
  id: 'createSocketTicket',
  summary: 'A ticket that opens the live socket once, within 30 seconds',
  service: 'orders',
  method: 'POST',
  path: '/socket/ticket',
  access: { kind: 'session' },
  retry: 'safe',
  result: z.object({ ticket: text(200), expires_at: UnixTime }),
});
