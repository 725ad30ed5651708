import * as z from 'zod/mini';
import { defineEndpoint } from './define.ts';

export const logoutEverywhere = defineEndpoint({
  id: 'logoutEverywhere',
  summary: 'End every session of this person, this one too, and close their sockets',
  service: 'orders',
  method: 'POST',
  path: '/logout/everywhere',
  access: { kind: 'session', beforeCodes: true },
  retry: 'idempotent',
  result: z.object({ success: z.boolean() }),
});
