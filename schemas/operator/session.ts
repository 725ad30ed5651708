import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/define.ts';
import { EmailAddress, text, typedText, UnixTime } from '../primitives.ts';
import { Done } from './common.ts';
import { defineOperatorCall } from './define.ts';

const Session = z.object({ email: text(320), expires_at: UnixTime });

export const signInOperator = defineEndpoint({
  id: 'signInOperator',
  summary: 'Sign in with a password and a code of the second factor, or one of the recovery codes',
  service: 'operator',
  method: 'POST',
  path: '/session',
  access: { kind: 'public' },
  retry: 'never',
  body: z.strictObject({
    email_address: typedText(320),
    password: typedText(256),
    code: typedText(40),
  }),
  result: Session,
  refusals: ['NotAuthorizedException', 'TooManyRequestsException'],
});

export const getOperator = defineOperatorCall({
  id: 'getOperator',
  summary: 'Who is signed in, and until when',
  method: 'GET',
  path: '/session',
  result: Session,
});

export const signOutOperator = defineOperatorCall({
  id: 'signOutOperator',
  summary: 'End this session',
  method: 'DELETE',
  path: '/session',
  result: Done,
});

export const changeOperatorPassword = defineOperatorCall({
  id: 'changeOperatorPassword',
  summary: 'Set a new password and end all sessions of this operator',
  method: 'POST',
  path: '/password',
  body: z.strictObject({ password: typedText(256), new_password: typedText(256) }),
  result: Done,
  refusals: ['NotAuthorizedException', 'InvalidPasswordException', 'TooManyRequestsException'],
});

export const listOperators = defineOperatorCall({
  id: 'listOperators',
  summary: 'Who may operate this server, and when they last signed in',
  method: 'GET',
  path: '/operators',
  result: z.object({
    operators: z.array(
      z.object({
        email: EmailAddress,
        created_at: UnixTime,
        signed_in_at: z.nullable(UnixTime),
        recovery_codes_left: z.number(),
      }),
    ),
  }),
});
