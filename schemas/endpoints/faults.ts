import * as z from 'zod/mini';
import { typedText } from '../primitives.ts';
import { defineEndpoint } from './define.ts';

/** Characters of a message that are kept. */
export const faultLength = 200;

/** The name of a feature or its part in code. */
const Name = typedText(64).check(z.regex(/^[\w.-]+$/));

export const reportFault = defineEndpoint({
  id: 'reportFault',
  summary: 'Tells that a feature broke in a browser; the page goes on without it',
  service: 'orders',
  method: 'POST',
  path: '/faults',
  access: { kind: 'public' },
  retry: 'never',
  body: z.strictObject({ feature: Name, part: Name, message: typedText(faultLength) }),
  result: z.object({ success: z.boolean() }),
});
