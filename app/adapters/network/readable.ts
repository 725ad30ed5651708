import * as z from 'zod/mini';
import { Id } from '#schemas';

type Path = readonly PropertyKey[];

/** The readable part of an answer, and the rows that were left out. */
export type Readable<Value> = { value: Value; dropped: readonly unknown[] };

/**
 * Reads an answer and leaves out the rows that are malformed, since one bad order must not hide the others.
 * Null when something is wrong outside of any list.
 */
export function readableOf<S extends z.ZodMiniType>(
  schema: S,
  answer: unknown,
): Readable<z.output<S>> | null {
  const parsed = schema.safeParse(answer);
  if (parsed.success) return { value: parsed.data, dropped: [] };
  const rows = badRows(parsed.error.issues.map(({ path }) => path));
  if (rows === null) return null;
  const rest = schema.safeParse(rows.reduce(without, answer));
  return rest.success ? { value: rest.data, dropped: rows.map((row) => at(answer, row)) } : null;
}

/** Paths of malformed rows, last first, so that removing one does not shift the others. */
function badRows(paths: readonly Path[]): readonly Path[] | null {
  const rows = new Map<string, Path>();
  for (const path of paths) {
    const at = path.findIndex((key) => typeof key === 'number');
    if (at === -1) return null;
    const row = path.slice(0, at + 1);
    rows.set(row.join('/'), row);
  }
  return [...rows.values()].sort((a, b) => Number(b.at(-1)) - Number(a.at(-1)));
}

function at(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown>)[key], value);
}

/** The id of an unreadable record; empty if it has none. */
export function idOfUnreadable(record: unknown): string {
  const parsed = WithId.safeParse(record);
  return parsed.success ? parsed.data.order_id : '';
}

const WithId = z.object({ order_id: Id });

function without(value: unknown, [key, ...rest]: Path): unknown {
  if (Array.isArray(value)) return value.toSpliced(Number(key), 1);
  const members = value as Readonly<Record<PropertyKey, unknown>>;
  return key === undefined ? value : { ...members, [key]: without(members[key], rest) };
}
