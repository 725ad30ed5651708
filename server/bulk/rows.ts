import {
  addedColumns,
  amountOf,
  cellOf,
  columnsOf,
  composeAddress,
  type Minor,
  rowProblem,
  withCell,
} from '#core/rules';
import {
  type BulkJobRow,
  type BulkOutline,
  type BulkProblem,
  type BulkRow,
  type BulkRowState,
  bulkPartRows,
  type CurrencyCode,
  type Id,
  type NumberedBulkRow,
  type Position,
} from '#schemas';
import { featureColumns } from '../../plugins/columns.ts';
import type { Db, Fragment } from '../db/connect.ts';
import { readMinor, type StoredMinor } from '../db/minor.ts';
import { cleanText } from '../history/cells.ts';
import { markOf } from './others.ts';

/** A row as it is stored. */
export type StoredRow = {
  number: number;
  state: BulkRowState;
  cells: BulkRow;
  revision: number;
  errors: BulkProblem[];
  questions: BulkProblem[];
  confirmed: boolean;
  latitude: number | null;
  longitude: number | null;
  found_address: string | null;
  preordered_for: number | null;
  delivery_fee_minor: Minor | null;
  /** The currency of that fee. */
  currency: CurrencyCode;
  order_id: Id | null;
};

/** A row as the driver returns it. */
export type RawRow = Omit<StoredRow, 'delivery_fee_minor'> & {
  delivery_fee_minor: StoredMinor | null;
};

/** The result of checking a row. */
export type Verdict = Pick<
  StoredRow,
  | ('number' | 'revision' | 'state' | 'errors' | 'questions')
  | ('latitude' | 'longitude' | 'found_address' | 'preordered_for' | 'delivery_fee_minor')
>;

/** Rows of a job in the order of the file, with an optional condition and limit. */
export async function findRows(
  sql: Db,
  jobId: string,
  { which = sql`true`, limit = null }: { which?: Fragment; limit?: number | null } = {},
): Promise<StoredRow[]> {
  const rows = await sql<RawRow[]>`
    select number, state, cells, revision, errors, questions, confirmed, latitude, longitude,
      found_address, preordered_for, delivery_fee_minor, order_id,
      (select currency from bulk_jobs where id = job_id) as currency
    from bulk_rows where job_id = ${jobId} and ${which} order by number limit ${limit}`;
  return rows.map(storedOf);
}

/** A row with its fee as a sum. */
export function storedOf<T extends RawRow>(row: T): Omit<T, 'delivery_fee_minor'> & StoredRow {
  const { delivery_fee_minor: fee } = row;
  return { ...row, delivery_fee_minor: fee === null ? null : readMinor(fee) };
}

export async function insertRows(
  sql: Db,
  jobId: string,
  rows: readonly NumberedBulkRow[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += bulkPartRows) {
    const part = rows.slice(from, from + bulkPartRows);
    const some = part.map((row) => ({ ...row, likeness: markOf(row.values) }));
    await sql`
      insert into bulk_rows (job_id, number, state, cells, likeness)
      select ${jobId}, number, 'waiting', values, likeness
      from jsonb_to_recordset(${JSON.stringify(some)}::text::jsonb)
        as given (number integer, values jsonb, likeness text)`;
  }
}

/** How many of these rows are already stored with the same content. */
export async function countKnown(
  sql: Db,
  jobId: string,
  rows: readonly NumberedBulkRow[],
): Promise<number> {
  const [known] = await sql<{ count: number }[]>`
    select count(*)::int as count
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      as given (number integer, values jsonb)
    join bulk_rows row on row.job_id = ${jobId} and row.number = given.number
      and row.cells = given.values`;
  return known?.count ?? 0;
}

/** The numbers and states of all rows of a job. */
export async function findOutline(sql: Db, jobId: string): Promise<BulkOutline> {
  const runs = await sql<Run[]>`
    select min(number) as from, max(number) as to, state, asks_place from (
      select number, state, asks_place,
        number - row_number() over (partition by state, asks_place order by number) as run
      from (
        select number, state, state = 'unconfirmed' and not jsonb_path_exists(questions,
          '$[*] ? (@.key != $key)', jsonb_build_object('key', ${placeKey}::text)) as asks_place
        from bulk_rows where job_id = ${jobId}) rows) rows
    group by state, asks_place, run order by 1`;
  return runs.map(({ asks_place, ...run }) => ({ ...run, ...(asks_place && { asks_place }) }));
}

type Run = Omit<BulkOutline[number], 'asks_place'> & { asks_place: boolean };
const { key: placeKey } = rowProblem('recipient_address', 'address-found');

/** Stores verdicts, except of rows that were changed or removed meanwhile. */
export async function storeVerdicts(
  sql: Db,
  jobId: string,
  verdicts: readonly Verdict[],
): Promise<void> {
  const told = verdicts.map(({ delivery_fee_minor: fee, ...verdict }) => ({
    ...verdict,
    delivery_fee_minor: fee === null ? null : String(fee),
  }));
  await sql`
    update bulk_rows row set state = v.state, errors = v.errors, questions = v.questions,
      latitude = v.latitude, longitude = v.longitude, found_address = v.found_address,
      preordered_for = v.preordered_for, delivery_fee_minor = v.delivery_fee_minor
    from jsonb_to_recordset(${JSON.stringify(told)}::text::jsonb) as v (
      number integer, revision integer, state text, errors jsonb, questions jsonb,
      latitude float8, longitude float8, found_address text, preordered_for float8,
      delivery_fee_minor int8)
    where row.job_id = ${jobId} and row.number = v.number and row.revision = v.revision
      and row.state = 'waiting'`;
}

/** The destination of a row; null while it is not known. */
export function positionOfRow({ latitude, longitude }: StoredRow): Position | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** A row as the API answers it. */
export function toJobRow(row: StoredRow, outletName: string): BulkJobRow {
  const { number, state, cells, errors, questions, preordered_for, delivery_fee_minor: fee } = row;
  const { recipient_name, unit_number, building, recipient_address } = cells;
  return {
    ...{ number, state, values: cells, errors, questions },
    customer_name: recipient_name,
    drop_off_address: composeAddress([unit_number, building, recipient_address]),
    order_details: cells.description,
    payment_method: cells.payment_method,
    delivery_type: cells.preordered_for.trim() === '' ? 'instant' : 'scheduled',
    preordered_for,
    collection_point: outletName,
    position: positionOfRow(row),
    found_address: row.found_address,
    delivery_fee: fee === null ? null : amountOf(fee, row),
    order_id: row.order_id,
  };
}

/** The columns of features; cells of other columns are dropped. */
const known: ReadonlySet<string> = new Set(addedColumns(featureColumns).map(({ name }) => name));

/** The row with texts that the database and files can hold. */
export function cleanRow(row: BulkRow): BulkRow {
  const { more: _, ...own } = row;
  return columnsOf(row)
    .filter((column) => column in own || known.has(column))
    .reduce<BulkRow>(
      (clean, column) => withCell(clean, column, cleanText(cellOf(row, column))),
      own,
    );
}
