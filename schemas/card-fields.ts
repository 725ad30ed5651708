import * as z from 'zod/mini';
import { text } from './primitives.ts';

/** What the frame of the card fields may tell the page around it; nothing of a card, except its token. */
export const CardFieldsMessage = z.discriminatedUnion('kind', [
  z.object({
    from: z.literal('card-fields'),
    kind: z.literal('changed'),
    filled: z.boolean(),
    /** Pixels that the frame needs. */
    height: z.number().check(z.gte(0), z.lte(2000)),
  }),
  z.object({ from: z.literal('card-fields'), kind: z.literal('submitted') }),
  z.object({
    from: z.literal('card-fields'),
    kind: z.literal('token'),
    request: text(64),
    token: text(200),
  }),
  z.object({ from: z.literal('card-fields'), kind: z.literal('refused'), request: text(64) }),
  z.object({ from: z.literal('card-fields'), kind: z.literal('failed'), request: text(64) }),
]);
export type CardFieldsMessage = z.infer<typeof CardFieldsMessage>;
