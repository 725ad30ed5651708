import { type OperationNodeSource, type RawBuilder, sql as template } from 'kysely';

/** A value of a column. */
type Plain = string | number | bigint | boolean | Date | Uint8Array | null;

/** A value in a template: plain, a list, JSON, columns, a name, or a part of a query. */
export type Value =
  | Plain
  | readonly Plain[]
  | Json
  | Columns
  | Name
  | OperationNodeSource
  | readonly OperationNodeSource[];

/** A value stored as JSON. */
export class Json {
  readonly text: string;

  constructor(value: unknown) {
    this.text = JSON.stringify(value);
  }
}

/** The name of a table, a column or a database. */
export class Name {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Rows as columns: after `set`, the assignments of the first row; elsewhere, the values to insert. */
export class Columns {
  readonly rows: readonly object[];

  constructor(rows: readonly object[]) {
    if (rows.length === 0) throw new Error('there is no row to write');
    this.rows = rows;
  }
}

/** A value as a part of a query; `before` is the text in front of it. */
export function parameter(value: Value, before: string): unknown {
  if (value === undefined) throw new Error(`undefined is no value, behind “${before.slice(-80)}”`);
  if (value instanceof Columns) {
    return /\bset\s*$/i.test(before) ? assignments(value.rows) : insertion(value.rows);
  }
  if (value instanceof Name) return template.id(value.name);
  if (isParts(value)) return template.join([...value], template` `);
  return cast(value);
}

/** Adds a cast for values whose type PostgreSQL does not infer. */
function cast(value: unknown): unknown {
  if (value instanceof Json) return template`${value.text}::jsonb`;
  if (value instanceof Date) return template`${value.toISOString()}::timestamptz`;
  if (value instanceof Uint8Array) return template`${value}::bytea`;
  if (typeof value === 'boolean') return template`${value}::boolean`;
  if (typeof value === 'bigint') return template`${value}::int8`;
  return value;
}

function insertion(rows: readonly object[]): RawBuilder<unknown> {
  const names = Object.keys(rows[0] ?? {});
  const lists = rows.map((row) => {
    return template`(${template.join(names.map((name) => cast(columnOf(row, name))))})`;
  });
  const columns = template.join(names.map((name) => template.id(name)));
  return template`(${columns}) values ${template.join(lists)}`;
}

function assignments([row = {}]: readonly object[]): RawBuilder<unknown> {
  return template.join(
    Object.keys(row).map((name) => template`${template.id(name)} = ${cast(columnOf(row, name))}`),
  );
}

function columnOf(row: object, name: string): unknown {
  const value: unknown = Reflect.get(row, name);
  if (value === undefined) throw new Error(`undefined is no value, for column ${name}`);
  return value;
}

function isParts(value: Value): value is readonly OperationNodeSource[] {
  return Array.isArray(value) && isPart(value[0]);
}

function isPart(value: unknown): value is OperationNodeSource {
  return typeof value === 'object' && value !== null && 'toOperationNode' in value;
}
