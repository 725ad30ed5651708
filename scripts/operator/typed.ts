import type { CallField } from '#schemas/operator';

/** What somebody typed, as its schema takes it; what cannot be read stays as it is, for the schema to say so. */
export function typedValue({ kind }: CallField, typed: string | boolean): unknown {
  if (typeof typed === 'boolean' || kind === 'text') return typed;
  if (kind === 'boolean') return booleans.get(typed.toLowerCase()) ?? typed;
  if (typed.trim() !== '' && !Number.isNaN(Number(typed))) return Number(typed);
  // Without a zone nobody knows whose clock is meant.
  return /T.*(Z|[+-]\d\d:?\d\d)$/i.test(typed) ? Date.parse(typed) / 1000 : typed;
}

const booleans = new Map([
  ...['true', 'yes', 'on'].map((word) => [word, true] as const),
  ...['false', 'no', 'off'].map((word) => [word, false] as const),
]);
