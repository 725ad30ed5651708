import { withColumn } from './bulk/header.ts';

/** The columns that a person chose for headers of earlier files, or null for none. */
type Choices<Column> = Readonly<Record<string, Column | null>>;
type Columns<Column> = readonly (Column | null)[];

/** The column that each column of a file fills: as the person chose for that header before, else as its name says. */
export function chosenBefore<Column>(
  named: Columns<Column>,
  header: readonly string[],
  choices: Choices<Column>,
): Columns<Column> {
  const known = new Map(Object.entries(choices));
  return header.reduce((columns, name, at) => {
    const chosen = known.get(nameOf(name));
    return chosen === undefined ? columns : withColumn(columns, at, chosen);
  }, named);
}

/** The choices whose columns still exist: a feature may have been turned off. */
export function choicesAmong(
  choices: Choices<string>,
  columns: readonly string[],
): Choices<string> {
  const among = ([, column]: readonly [string, string | null]) =>
    column === null || columns.includes(column);
  return Object.fromEntries(Object.entries(choices).filter(among));
}

/** The choices of a person with those for this file. */
export function rememberedChoices<Column>(
  choices: Choices<Column>,
  header: readonly string[],
  columns: Columns<Column>,
): Choices<Column> {
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
