import { blankBulkRow } from '#core/rules';
import { type BulkJobRow, type BulkOutline, type BulkRowState, bulkPageRows } from '#schemas';

/** A row of a job. `missing`: its content is not loaded (`all`), or may be outdated (`news`); the outline then says what it asks. */
export type HeldRow = BulkJobRow & {
  readonly missing?: 'all' | 'news';
  readonly asksPlace?: boolean | undefined;
};

type Answer = { readonly outline: BulkOutline; readonly orders: readonly BulkJobRow[] };

/** All rows of a job from its outline; known content is kept until newer arrives. */
export function outlined(
  before: readonly HeldRow[],
  { outline, orders }: Answer,
  waiting: readonly { readonly number: number }[],
): readonly HeldRow[] {
  const fresh = byNumber(orders);
  const known = byNumber(before);
  const changing = new Set(waiting.map(({ number }) => number));
  const held = (number: number, state: BulkRowState, asksPlace?: boolean): HeldRow => {
    const row = known.get(number);
    if (row !== undefined && changing.has(number)) return row;
    const now = fresh.get(number);
    if (now !== undefined) return now;
    if (row === undefined || row.missing === 'all') return unknown({ number, state, asksPlace });
    return { ...row, state, asksPlace, missing: 'news' };
  };
  return outline.flatMap(({ from, to, state, asks_place }) =>
    Array.from({ length: to - from + 1 }, (_, at) => held(from + at, state, asks_place)),
  );
}

/** The numbers of rows to load: the last that were missed on screen, and those that follow them. */
export function wantedWith(rows: readonly HeldRow[], missed: ReadonlySet<number>): number[] {
  const numbers = [...missed].slice(-bulkPageRows);
  const last = rows.findIndex(({ number }) => number === numbers.at(-1));
  const behind = rows
    .slice(last + 1, last + 1 + bulkPageRows)
    .filter(({ number, missing }) => missing && !missed.has(number));
  return [...numbers, ...behind.map(({ number }) => number)].slice(0, bulkPageRows);
}

function byNumber<Row extends { readonly number: number }>(rows: readonly Row[]): Map<number, Row> {
  return new Map(rows.map((row) => [row.number, row]));
}

/** A row without content. Thousands come at once, so the empty fields are inherited; `whole` makes them its own. */
function unknown(known: Pick<HeldRow, 'number' | 'state' | 'asksPlace'>): HeldRow {
  const row: HeldRow = Object.create(nothing);
  return Object.assign(row, known);
}

/** The row with all fields as its own, so that it can be spread. */
export function whole(row: HeldRow): HeldRow {
  return row.missing === 'all' ? { ...nothing, ...row } : row;
}

const nothing: HeldRow = {
  ...{
    number: 0,
    state: 'waiting',
    values: blankBulkRow,
    errors: [],
    questions: [],
    missing: 'all',
  },
  ...{ customer_name: '', drop_off_address: '', order_details: '', payment_method: '' },
  ...{ delivery_type: 'instant', preordered_for: null, collection_point: '', position: null },
  ...{ found_address: null, delivery_fee: null, order_id: null },
};
