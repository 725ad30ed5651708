import * as z from 'zod/mini';
import { text } from './primitives.ts';

/** What a message fills in, such as the amount that it is about. */
const ProblemValues = z.record(text(64), z.union([text(200), z.number()]));

/** The one error body of the API: a code for programs, a message for logs, a key for people. */
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
 * `unreachable` means that nothing is known of what the server did, unless `sent` is false: then it heard nothing;
 * `malformed` means that its answer could not be read. A refusal is `outdated` when another token had taken the place of the
 * one that it was asked with.
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

/** Results instead of exceptions, wherever failure is an ordinary outcome. */
export type Result<Value, Failure = Problem> =
  | { ok: true; value: Value }
  | { ok: false; problem: Failure };
