import * as z from 'zod/mini';
import { text, typedText, UnixTime } from '../primitives.ts';
import { AuthenticationResult, User } from '../session.ts';
import { defineEndpoint } from './define.ts';

export const finishOidcSignIn = defineEndpoint({
  id: 'finishOidcSignIn',
  summary:
    'Finish a sign-in with the identity provider of a deployment: the code that the browser came back with, within two minutes and from that browser alone',
  service: 'orders',
  method: 'POST',
  path: '/login/oidc',
  access: { kind: 'public' },
  retry: 'never',
  body: z.strictObject({ code: typedText(100) }),
  result: z.object({ AuthenticationResult, user: User }),
  refusals: [
    'ExpiredCodeException',
    'NotAuthorizedException',
    'PasswordResetRequiredException',
    'SecondFactorRequired',
  ],
});

const own = { service: 'orders', access: { kind: 'session', own: true } } as const;
const providers = z.object({
  providers: z.array(
    z.object({
      issuer: text(2000),
      name: text(300),
      linked_at: UnixTime,
      /** When the person last signed in with it. */
      used_at: UnixTime,
      /** False where the person revoked it. */
      allowed: z.boolean(),
      /** Whether it is the person's only way to sign in, so that it cannot be revoked. */
      is_only_way: z.boolean(),
    }),
  ),
});

export const listProviders = defineEndpoint({
  ...own,
  id: 'listProviders',
  summary: 'The identity providers that sign in the person who asks, the first one first',
  method: 'GET',
  path: '/identity-providers',
  retry: 'safe',
  result: providers,
});

export const allowProvider = defineEndpoint({
  ...own,
  id: 'allowProvider',
  summary:
    'Have an identity provider sign the person in no more, which a mail tells them; or let it link them once more, the next time they come from there',
  method: 'PUT',
  path: '/identity-providers',
  retry: 'idempotent',
  body: z.strictObject({
    issuer: typedText(2000),
    allowed: z.boolean(),
    language: z.optional(typedText(16)),
  }),
  result: providers,
  refusals: ['OnlyWayIn'],
});
