import { readBulkHeader, withColumn } from '#core/rules';
import type { BulkColumn, BulkColumnChoices } from '#schemas';

export type Columns = readonly (BulkColumn | null)[];

/** What the columns of a file fill: as the person chose for the same headers before, else as their names say. */
export function columnsOf(header: readonly string[], choices: BulkColumnChoices): Columns {
  const named = readBulkHeader(header).columns;
  const known = new Map(Object.entries(choices));
  return header.reduce<Columns>((columns, name, at) => {
    const chosen = known.get(nameOf(name));
    return chosen === undefined ? columns : withColumn(columns, at, chosen);
  }, named);
}

/** The choices of an outlet with those for this file. */
export function rememberedChoices(
  choices: BulkColumnChoices,
  header: readonly string[],
  columns: Columns,
): BulkColumnChoices {
  const these = header.flatMap((name, at) => {
    const key = nameOf(name);
    return key === '' ? [] : [[key, columns[at] ?? null] as const];
  });
  return Object.fromEntries([...Object.entries(choices), ...these].slice(-mostRemembered));
}

const mostRemembered = 200;

function nameOf(header: string): string {
  return header.slice(0, 100).normalize('NFKC').trim().toLowerCase();
}
