import * as z from 'zod/mini';
import { Device } from '../members.ts';
import { Id, requiredText, text, typedText } from '../primitives.ts';
import { defineEndpoint } from './define.ts';

const own = { service: 'orders', access: { kind: 'session', own: true } } as const;
const devices = z.object({ devices: z.array(Device) });

export const listDevices = defineEndpoint({
  ...own,
  id: 'listDevices',
  summary: 'Where the person who asks is signed in, the device used last first',
  method: 'GET',
  path: '/devices',
  retry: 'safe',
  result: devices,
});

export const signOutDevice = defineEndpoint({
  ...own,
  id: 'signOutDevice',
  summary: 'End one session of the person who asks, and close its sockets',
  method: 'DELETE',
  path: '/devices/{sessionId}',
  retry: 'idempotent',
  params: z.strictObject({ sessionId: Id }),
  result: devices,
});

export const changePassword = defineEndpoint({
  ...own,
  id: 'changePassword',
  summary: 'Set a new password, knowing the old one; all other devices are signed out',
  method: 'POST',
  path: '/password',
  retry: 'never',
  body: z.strictObject({
    password: typedText(256),
    new_password: typedText(256),
    language: z.optional(typedText(16)),
  }),
  result: z.object({ success: z.literal(true) }),
  refusals: ['InvalidPasswordException', 'NotAuthorizedException', 'TooManyRequestsException'],
});

export const getProfile = defineEndpoint({
  ...own,
  id: 'getProfile',
  summary: 'What the person who asks is called',
  method: 'GET',
  path: '/profile',
  retry: 'safe',
  result: z.object({ email: text(320), name: z.nullable(text(300)) }),
});

export const changeProfile = defineEndpoint({
  ...own,
  id: 'changeProfile',
  summary: 'Say what one is called, as colleagues see it beside orders',
  method: 'PUT',
  path: '/profile',
  retry: 'idempotent',
  body: z.strictObject({ name: requiredText(300) }),
  result: z.object({ email: text(320), name: z.nullable(text(300)) }),
});
