import { en } from 'zod/locales';
import type * as z from 'zod/mini';

/** What is wrong with one field of outside data, in words for its author. */
export type FieldProblem = { field: string; why: string };

const errorMap = en().localeError;

/** Names every wrong field of a failed parse by its path (`body.customer.name`). */
export function problemsOf(error: z.core.$ZodError, under = ''): FieldProblem[] {
  return error.issues.map((issue) => ({
    field: [under, ...issue.path, ...unknownKey(issue)].filter((part) => part !== '').join('.'),
    why: explain(issue),
  }));
}

function unknownKey(issue: z.core.$ZodIssue): string[] {
  return issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
}

/** The message of a rule that has none of its own. */
const wordless = 'Invalid input';

const absent = /^Invalid input: expected (.+), received undefined$/;

function explain(issue: z.core.$ZodIssue): string {
  if (issue.message !== wordless) return issue.message.replace(/\.$/, '');
  const said = errorMap(issue as z.core.$ZodRawIssue);
  const message = typeof said === 'string' ? said : (said?.message ?? issue.message);
  return message.replace(/\.$/, '').replace(absent, 'is missing: expected $1');
}
