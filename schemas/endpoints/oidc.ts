import * as z from 'zod/mini';
import { typedText } from '../primitives.ts';
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
