import { Readable } from 'node:stream';
import { type endpoints, type FileFormat, mediaTypes, type Order } from '#schemas';
import { type Call, FileAnswer } from '../http/serve.ts';
import { matching } from '../orders/filter.ts';
import { endings } from '../orders/record.ts';
import type { Cell } from './cells.ts';
import { type Column, clockOf } from './columns.ts';
import { csvOf } from './csv.ts';
import { checkPeriod } from './period.ts';
import { xlsxOf } from './xlsx.ts';

type ExportCall = Call<typeof endpoints.exportOrders>;

type Kind = {
  /** How the file's name begins. */
  name: string;
  columnsFor: (call: ExportCall) => readonly Column[];
  /** Only orders to which nothing can happen any more. */
  finished?: boolean;
};

/** Orders of one question to the database; between two of them a slow reader keeps no connection. */
const batchSize = 500;

/** Makes a file of orders while it is being sent. What fails before its first row is still refused in words. */
export function exportWith({ name, columnsFor, finished = false }: Kind) {
  return async (call: ExportCall): Promise<FileAnswer> => {
    const { query } = call.input;
    checkPeriod(query, call.market);
    const batches = batchesOf(call, finished);
    const first = await batches.next();
    const rows = rowsOf(columnsFor(call), first.done ? [] : first.value, batches);
    const content = Readable.from(writers[query.format](rows), { objectMode: false });
    return new FileAnswer(nameOf(name, call), mediaTypes[query.format], content);
  };
}

const writers: Readonly<
  Record<
    FileFormat,
    (rows: AsyncIterable<readonly Cell[]>) => AsyncIterable<string> | AsyncIterable<Uint8Array>
  >
> = { csv: csvOf, xlsx: xlsxOf };

async function* rowsOf(
  columns: readonly Column[],
  first: readonly Order[],
  rest: AsyncIterable<readonly Order[]>,
): AsyncGenerator<readonly Cell[]> {
  const line = (order: Order) => columns.map(({ cell }) => cell(order));
  yield columns.map(({ name }) => name);
  yield* first.map(line);
  for await (const orders of rest) yield* orders.map(line);
}

async function* batchesOf(call: ExportCall, finished: boolean): AsyncGenerator<readonly Order[]> {
  const { sql, market, input } = call;
  let last: Order | undefined;
  do {
    const rows: { record: Order }[] = await sql<{ record: Order }[]>`
      select record from orders
      where ${matching(sql, market, input.params.vendorId, input.query)}
      ${finished ? sql`and status = any(${[...endings]})` : sql``}
      ${last ? sql`and (created_at, id) < (${last.created_at}, ${last.order_id})` : sql``}
      order by created_at desc, id desc limit ${batchSize}`;
    const orders = rows.map(({ record }) => record);
    yield orders;
    last = orders.length === batchSize ? orders.at(-1) : undefined;
  } while (last);
}

/** `orders-m4pk1-2027-01-01-2027-01-07.csv`, in the market's days; only characters that every system takes. */
function nameOf(name: string, { input, deployment }: ExportCall): string {
  const { from, to, order_id, format } = input.query;
  const day = clockOf(deployment.timezone);
  // The period ends where its last day does.
  const period =
    from === undefined || to === undefined
      ? [order_id ?? 'all']
      : [day(from).slice(0, 10), day(Math.max(from, to - 1)).slice(0, 10)];
  const parts = [name, input.params.vendorId, ...period];
  return `${parts.join('-').replace(/[^\w.-]/g, '-')}.${format}`;
}
