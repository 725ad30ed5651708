import * as z from 'zod/mini';
import { text } from './primitives.ts';

/** Values to fill into a text, such as an amount. */
const ProblemValues = z.record(text(64), z.union([text(200), z.number()]));

/** The error body of the API: a code for programs, a message for logs, the key of a text for people. */
export const ErrorBody = z.object({
  errors: z
    .array(
      z.object({
        code: text(100),
        message: text(1000),
        meta: z.optional(
          z.object({
            translation_key: z.optional(text(200)),
            field: z.optional(text(200)),
            values: z.optional(ProblemValues),
          }),
        ),
      }),
    )
    .check(z.minLength(1)),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

/**
 * What can go wrong with a call, as data.
 * `unreachable`: no answer, so it is not known what the server did; with `sent: false` the call never left. `malformed`: the
 * answer could not be read. A refusal is `outdated` when the token of its call had been replaced meanwhile.
 */
export const Problem = z.discriminatedUnion('tag', [
  z.object({
    tag: z.literal('refused'),
    status: z.number(),
    code: text(100),
    message: text(1000),
    key: z.optional(text(200)),
    field: z.optional(text(200)),
    values: z.optional(ProblemValues),
    outdated: z.optional(z.literal(true)),
  }),
  z.object({
    tag: z.literal('unreachable'),
    message: text(1000),
    sent: z.optional(z.literal(false)),
  }),
  z.object({ tag: z.literal('malformed'), message: text(1000) }),
]);
export type Problem = z.infer<typeof Problem>;

/** A result instead of an exception, where failure is ordinary. */
export type Result<Value, Failure = Problem> =
  | { ok: true; value: Value }
  | { ok: false; problem: Failure };
