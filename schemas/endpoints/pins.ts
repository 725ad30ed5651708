import * as z from 'zod/mini';
import { Pin } from '../members.ts';
import { Id, text, typedText } from '../primitives.ts';
import { AuthenticationResult, User } from '../session.ts';
import { defineEndpoint } from './define.ts';

const own = { service: 'orders', access: { kind: 'session', own: true } } as const;
const Pins = z.object({ pins: z.array(Pin) });
/** A PIN of four to six digits. */
const Digits = z.string().check(z.regex(/^\d{4,6}$/));

export const listPins = defineEndpoint({
  ...own,
  id: 'listPins',
  summary: 'The shared devices on which the person who asks has a PIN, the one used last first',
  method: 'GET',
  path: '/pins',
  retry: 'safe',
  result: Pins,
});

export const setPin = defineEndpoint({
  ...own,
  id: 'setPin',
  summary:
    'Set a PIN for this device, knowing the password; a cookie of the device goes with the answer',
  method: 'PUT',
  path: '/pins/here',
  retry: 'idempotent',
  body: z.strictObject({ password: typedText(256), pin: Digits }),
  result: Pins,
  refusals: ['NotAuthorizedException', 'PinTooSimple'],
});

export const removePin = defineEndpoint({
  ...own,
  id: 'removePin',
  summary: 'Take the PIN of the person who asks off a device',
  method: 'DELETE',
  path: '/pins/{deviceId}',
  retry: 'idempotent',
  params: z.strictObject({ deviceId: Id }),
  result: Pins,
});

export const listPeopleHere = defineEndpoint({
  ...own,
  id: 'listPeopleHere',
  summary: 'Who has a PIN on this device, by its cookie',
  method: 'GET',
  path: '/pins/people',
  retry: 'safe',
  result: z.object({
    people: z.array(z.object({ user_id: Id, email: text(320), name: z.nullable(text(300)) })),
  }),
});

export const switchPerson = defineEndpoint({
  ...own,
  id: 'switchPerson',
  summary:
    'Sign in as another person who has a PIN on this device; the session of the person who asks ends a minute later',
  method: 'POST',
  path: '/pins/switch',
  retry: 'never',
  body: z.strictObject({ user_id: Id, pin: Digits }),
  result: z.object({ AuthenticationResult, user: User }),
  refusals: ['PinOver', 'PinWrong'],
});
