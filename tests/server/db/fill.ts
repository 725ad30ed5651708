import type { Sql } from '../../../server/db/connect.ts';

/** How many rows there are in each table. */
export type Rows = Readonly<Record<string, number>>;

type Counted = { name: string; rows: number };
type Column = { table: string; name: string; type: string };
type Reference = { table: string; columns: string[]; parent: string; parents: string[] };

/** An order as every release has written it. */
const record = {
  ...{ order_id: 'x', vendor_id: 'x', status: 'NEW', created_at: 0, updated_at: 0 },
  ...{ status_history: [], delivery_fee: 6.5, order: { payment_method: 'PAID', amount: 20 } },
  customer: { name: 'Ana Lim', phone_number: '+6591234567', location: { address: 'x' } },
};

/** What rules of a column want, also of one that may be empty; any other that may not gets a value by its type. */
const wanted: Readonly<Record<string, unknown>> = {
  ...{ 'place.country': 'SG', 'place.kind': 'settlement', 'delivery_area.country': 'SG' },
  ...{ 'vendors.currency': 'SGD', 'vendors.country_code': 'SG', 'orders.record': record },
  ...{ 'vouchers.country': 'SG', 'vouchers.type': 'amount', 'payment_intents.currency': 'SGD' },
  ...{ 'bulk_jobs.phase': 'ready', 'public_links.purpose': 'tracking' },
  ...{ 'audit_entries.via': 'call', 'flag_windows.from_at': 1, 'invitations.role': 'owner' },
};

const byType: Readonly<Record<string, unknown>> = {
  ...{ text: 'x', uuid: '00000000-0000-4000-8000-000000000000', bytea: '\\x00' },
  ...{ int2: 1, int4: 1, int8: 1, float4: 1, float8: 1, numeric: 1, bool: false },
  ...{ timestamptz: '2026-11-21T10:00:00Z', date: '2026-11-21', jsonb: {}, _text: [] },
};

/**
 * Puts a row into each table that has none: with what it must have, and with the rows of others that it may name. Takes how many rows there
 * are in each, and answers how many there are then.
 */
export async function fillTables(sql: Sql, rows: Rows): Promise<Rows> {
  const columns = await requiredColumns(sql);
  const references = await referencesOf(sql);
  const waiting = new Set(Object.keys(rows).filter((table) => rows[table] === 0));
  const parentsOf = (table: string) =>
    references.filter((each) => each.table === table && each.parent !== table);
  while (waiting.size > 0) {
    const next = [...waiting].find((table) =>
      parentsOf(table).every(({ parent }) => !waiting.has(parent)),
    );
    if (next === undefined) throw new Error(`they name each other: ${[...waiting].join(', ')}`);
    waiting.delete(next);
    const own = columns.filter(({ table }) => table === next);
    await insertInto(sql, next, { ...valuesOf(own), ...(await namedBy(sql, parentsOf(next))) });
  }
  return countRows(sql);
}

/** How many rows each table has, asked for at once. */
export async function countRows(sql: Sql): Promise<Rows> {
  const counts = (await tablesOf(sql)).map(
    (table) =>
      sql<Counted[]>`select ${table}::text as name, count(*)::int as rows from ${sql(table)}`,
  );
  if (counts.length === 0) return {};
  const counted = await counts.reduce((all, each) => sql`${all} union all ${each}`);
  return Object.fromEntries(counted.map(({ name, rows }) => [name, rows]));
}

async function tablesOf(sql: Sql): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migrations'
    order by 1`;
  return rows.map(({ name }) => name);
}

function requiredColumns(sql: Sql): PromiseLike<Column[]> {
  return sql<Column[]>`
    select table_name as table, column_name as name, udt_name as type
    from information_schema.columns
    where table_schema = 'public' and (table_name || '.' || column_name = any(${Object.keys(wanted)})
        or is_nullable = 'NO' and column_default is null
          and is_identity = 'NO' and is_generated = 'NEVER') order by 1, ordinal_position`;
}

function referencesOf(sql: Sql): PromiseLike<Reference[]> {
  const names = (table: string, keys: string) => sql`array(
    select attname::text from unnest(c.${sql(keys)}) with ordinality k (key, nth)
    join pg_attribute a on a.attrelid = c.${sql(table)} and a.attnum = k.key order by nth)`;
  return sql<Reference[]>`
    select conrelid::regclass::text as table, confrelid::regclass::text as parent,
      ${names('conrelid', 'conkey')} as columns, ${names('confrelid', 'confkey')} as parents
    from pg_constraint c where contype = 'f' and connamespace = 'public'::regnamespace`;
}

function valuesOf(columns: readonly Column[]): Record<string, unknown> {
  return Object.fromEntries(
    columns.map(({ table, name, type }) => [name, wanted[`${table}.${name}`] ?? byType[type]]),
  );
}

async function namedBy(sql: Sql, references: readonly Reference[]) {
  const values: Record<string, unknown> = {};
  for (const { columns, parent, parents } of references) {
    const [found] = await sql<{ row: Record<string, unknown> }[]>`
      select to_jsonb(p) as row from ${sql(parent)} p limit 1`;
    for (const [nth, name] of columns.entries()) values[name] = found?.row[parents[nth] ?? ''];
  }
  return values;
}

async function insertInto(sql: Sql, table: string, row: Record<string, unknown>): Promise<void> {
  const names = Object.keys(row).map((name) => `"${name}"`);
  const text = JSON.stringify(row).replaceAll("'", "''");
  const given = `select ${names.join(', ')} from jsonb_populate_record(null::"${table}", '${text}')`;
  await sql.begin((tx) =>
    tx.script(`insert into "${table}" (${names.join(', ')}) ${given}
      where not exists (select 1 from "${table}")`),
  );
}
