import type * as z from 'zod/mini';
import type { CallField } from '#schemas/operator';
import { t } from '../text.ts';

/** What stands in the fields of a form, by name. */
export type Values = Readonly<Record<string, string | boolean | undefined>>;
/** What is wrong with what was typed, by field. */
export type Wrong = Readonly<Record<string, string>>;

type Read = { readonly input: Readonly<Record<string, unknown>>; readonly wrong: Wrong };

/**
 * What was typed, as its schema takes it: what is empty is left out, a moment is read in the zone of the browser. What is only half
 * typed is never taken for empty.
 */
export function readValues(
  fields: readonly CallField[],
  schema: z.ZodMiniType,
  values: Values,
  halves: readonly string[] = [],
): Read {
  const input = Object.fromEntries(
    fields.flatMap((field) => {
      const value = typedValue(field, values[field.name]);
      return value === undefined ? [] : [[field.name, value]];
    }),
  );
  const missing = fields.filter(({ name, isNeeded }) => isNeeded && !(name in input));
  const parsed = schema.safeParse(input);
  const found = parsed.error?.issues.map((issue) => [String(issue.path[0]), said(issue)]) ?? [];
  const wrong = Object.fromEntries([
    ...found.toReversed(),
    ...missing.map(({ name }) => [name, t('error.required')]),
    ...halves.map((name) => [name, t('error.half')]),
  ]);
  return { input: parsed.success ? Object(parsed.data) : input, wrong };
}

function typedValue({ kind }: CallField, value: string | boolean | undefined): unknown {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (text === '') return undefined;
  if (kind === 'moment') return Date.parse(text) / 1000;
  return kind === 'number' && !Number.isNaN(Number(text)) ? Number(text) : text;
}

function said(issue: z.core.$ZodIssue): string {
  if (issue.code === 'too_big') return t('error.too-big', { most: Number(issue.maximum) });
  if (issue.code === 'too_small') return t('error.too-small', { least: Number(issue.minimum) });
  if (issue.code === 'invalid_type' && issue.expected === 'number') return t('error.number');
  return t('error.format');
}
