import * as z from 'zod/mini';
import { text, typedText, UnixTime } from '../primitives.ts';
import { defineOperatorCall } from './define.ts';

const moment = z.coerce.number().check(z.gte(0), z.lte(32_503_680_000));

/** Who did what, when, on what, and what it was before and after. */
const AuditEntry = z.object({
  entry_id: text(20),
  at: UnixTime,
  by: text(320),
  via: z.enum(['call', 'command']),
  action: text(100),
  target: text(400),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
});

export const listAudit = defineOperatorCall({
  id: 'listAudit',
  summary: 'What operators did, the newest first',
  method: 'GET',
  path: '/audit',
  query: z.strictObject({
    by: z.optional(typedText(320)),
    action: z.optional(typedText(100)),
    target: z.optional(typedText(400)),
    from: z.optional(moment),
    until: z.optional(moment),
    /** Only entries before this one, for the next page. */
    before: z.optional(z.string().check(z.regex(/^\d{1,18}$/))),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1000)), 100),
  }),
  result: z.object({ entries: z.array(AuditEntry) }),
});
