import * as z from 'zod/mini';
import { text, typedText, UnixTime } from '../primitives.ts';
import { Part } from './common.ts';
import { defineOperatorCall } from './define.ts';

const Tried = z.object({ tried_again: z.number() });

export const listErrands = defineOperatorCall({
  id: 'listErrands',
  summary: 'Mails, hand-overs, refunds and other errands that were given up, with their reasons',
  method: 'GET',
  path: '/errands',
  query: z.strictObject({ kind: z.optional(typedText(100)), ...Part }),
  result: z.object({
    errands: z.array(
      z.object({
        errand_id: text(20),
        kind: text(100),
        since: UnixTime,
        reason: z.nullable(text(1000)),
        /** Whether its content was removed, so that it can no longer be done. */
        is_forgotten: z.boolean(),
      }),
    ),
  }),
});

export const retryErrand = defineOperatorCall({
  id: 'retryErrand',
  summary: 'Try an errand that was given up from the beginning',
  method: 'POST',
  path: '/errands/{errandId}/retry',
  params: z.strictObject({ errandId: z.string().check(z.regex(/^\d{1,18}$/)) }),
  result: Tried,
});

export const retryErrands = defineOperatorCall({
  id: 'retryErrands',
  summary: 'Try all errands that were given up from the beginning, or those of one kind',
  method: 'POST',
  path: '/errands/retry',
  body: z.strictObject({ kind: z.optional(typedText(100)) }),
  result: Tried,
});
