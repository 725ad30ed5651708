import { Readable } from 'node:stream';
import {
  type Deployment,
  type FileFormat,
  type Id,
  type Market,
  mediaTypes,
  type Order,
} from '#schemas';
import type { Sql } from '../db/connect.ts';
import { FileAnswer } from '../http/serve.ts';
import { directionOf } from '../languages.ts';
import { newestOf, type OrderFilter, type Part } from '../orders/filter.ts';
import { type Say, textsFor } from '../texts.ts';
import { type Cell, clockOf } from './cells.ts';
import { type Column, orderColumns, transactionColumns } from './columns.ts';
import { csvOf } from './csv.ts';
import { checkPeriod } from './period.ts';
import { xlsxOf } from './xlsx.ts';

/** Which orders a file holds, and for which outlet. */
export type Scope = {
  sql: Sql;
  market: Market;
  deployment: Deployment;
  vendorId: Id;
  query: OrderFilter & { format: FileFormat; language?: string | undefined };
};

type Kind = {
  columnsFor: (reader: Scope & { say: Say | undefined }) => readonly Column[];
  /** Whether only ended orders are included. */
  finished: boolean;
};

const kinds = {
  orders: { columnsFor: orderColumns, finished: false },
  transactions: { columnsFor: transactionColumns, finished: true },
} as const satisfies Record<string, Kind>;
export type FileKind = keyof typeof kinds;

/** Orders of one query; a slow reader holds no connection in between. */
const batchSize = 500;

/** Streams a file of orders. A failure before the first row is still a proper refusal. */
export async function fileOf(name: FileKind, scope: Scope): Promise<FileAnswer> {
  const { query, market } = scope;
  const { columnsFor, finished } = kinds[name];
  checkPeriod(query, market);
  const batches = batchesOf(scope, finished);
  const first = await batches.next();
  const say = query.language === undefined ? undefined : await sayIn(scope);
  const rows = rowsOf(columnsFor({ ...scope, say }), first.done ? [] : first.value, batches);
  const content = Readable.from(writeFile(rows, scope), { objectMode: false });
  return new FileAnswer(nameOf(name, scope), mediaTypes[query.format], content);
}

const sayIn = ({ deployment, query }: Scope) => textsFor(deployment, query.language);

/** A file without a language is for programs, which read numbers in one way everywhere. */
function writeFile(rows: AsyncIterable<readonly Cell[]>, { query, market }: Scope) {
  const { format, language } = query;
  if (format === 'csv') return csvOf(rows, language === undefined ? undefined : market.formatting);
  const mirrored = directionOf(language) === 'rtl';
  return xlsxOf(rows, { mirrored, digits: market.currencyDigits });
}

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

async function* batchesOf(scope: Scope, finished: boolean): AsyncGenerator<readonly Order[]> {
  const { sql } = scope;
  const which = finished ? sql`and over` : sql``;
  let last: Order | undefined;
  do {
    const after: Part['after'] = last && { createdAt: last.created_at, id: last.order_id };
    const rows = await sql<{ record: Order }[]>`
      select record from (${newestOf(scope, { which, after, limit: batchSize })}) o`;
    const orders = rows.map(({ record }) => record);
    yield orders;
    last = orders.length === batchSize ? orders.at(-1) : undefined;
  } while (last);
}

/** The file's name, such as `orders-m4pk1-2027-01-01-2027-01-07.csv`, with the market's days and only safe characters. */
function nameOf(name: FileKind, { vendorId, query, deployment }: Scope): string {
  const { from, to, order_id, digits, format } = query;
  const day = clockOf(deployment.timezone);
  // `to` is the end of the last day.
  const period =
    from === undefined || to === undefined
      ? [order_id ?? digits ?? 'all']
      : [day(from).text.slice(0, 10), day(Math.max(from, to - 1)).text.slice(0, 10)];
  const parts = [name, vendorId, ...period];
  return `${parts.join('-').replace(/[^\w.-]/g, '-')}.${format}`;
}
