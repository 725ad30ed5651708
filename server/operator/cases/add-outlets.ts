import { parse } from 'csv-parse/sync';
import type * as z from 'zod/mini';
import { operatorCalls } from '#schemas/operator';
import type { Tx } from '../../db/connect.ts';
import { Refusal, refusal } from '../../http/refusal.ts';
import { telling } from '../../outlets/refuse.ts';
import { problemsOf } from '../../problems.ts';
import { type Asked, changing, type Tools } from '../use-case.ts';
import { findDeployment, missing } from './find.ts';
import { insertOutlet, outletDetails, requireOutlet } from './new-outlet.ts';
import { findOutlet } from './outlet-rows.ts';

/** The most rows of a file, so that its transaction is short. */
const mostRows = 2000;

const add = changing(operatorCalls.addOutlet, 'outlets add', async (tx, asked) => {
  const merchant = await lockMerchant(tx, asked, asked.input.params.merchantId);
  const id = await telling(insertSound(tx, asked.input.body, merchant));
  const outlet = await findOutlet(tx, id);
  return {
    result: outlet,
    entry: { target: merchant.target, after: { outlet: id, name: outlet.name } },
  };
});

const importing = changing(operatorCalls.importOutlets, 'outlets import', importRows);

/** Adding outlets to a merchant, one by one or from a file. */
export const addingCases = [add, importing];

type Rejected = { line: number; field: string | null; reason: string };
type Added = { line: number; outlet_id: string; name: string };

async function importRows(tx: Tx, asked: Asked<typeof operatorCalls.importOutlets>) {
  const merchant = await lockMerchant(tx, asked, asked.input.params.merchantId);
  const added: Added[] = [];
  const rejected: Rejected[] = [];
  for (const { line, record } of rowsOf(asked.input.body.csv)) {
    try {
      const words = wordsOf(record);
      const id = await tx.savepoint((part) => telling(insertSound(part, words, merchant)));
      added.push({ line, outlet_id: id, name: words.name.trim() });
    } catch (cause) {
      rejected.push(...rejectionOf(cause).map((reason) => ({ line, ...reason })));
    }
  }
  const after = { added: added.map(({ outlet_id }) => outlet_id), rejected: rejected.length };
  return { result: { added, rejected }, entry: { target: merchant.target, after } };
}

type MerchantPlace = Awaited<ReturnType<typeof lockMerchant>>;

/** Locks the merchant that outlets are added to. */
async function lockMerchant(tx: Tx, tools: Pick<Tools, 'deployments' | 'markets'>, id: string) {
  const [row] = await tx<{ name: string; deployment: string }[]>`
    select name, deployment from vendors where id = ${id} and is_parent for no key update`;
  if (!row) throw missing(`merchant ${id} with outlets`, 'params.merchantId');
  const place = findDeployment(tools, row.deployment, 'params.merchantId');
  return { ...place, parentId: id, target: `merchant ${id} ${row.name}` };
}

type Words = z.output<typeof operatorCalls.addOutlet.body>;

async function insertSound(tx: Tx, words: Words, merchant: MerchantPlace): Promise<string> {
  const details = outletDetails(words, merchant.market);
  await requireOutlet(details, merchant);
  return insertOutlet(tx, details, merchant);
}

type Row = { line: number; record: Readonly<Record<string, string>> };

/** The rows of a CSV file by its header; also with a byte order mark or semicolons. */
function rowsOf(csv: string): readonly Row[] {
  const delimiter = csv.slice(0, csv.search(/[\r\n]|$/)).includes(';') ? ';' : ',';
  try {
    const parsed: unknown = parse(csv, {
      ...{ bom: true, columns: (names: string[]) => names.map(plain), delimiter, info: true },
      ...{ skip_empty_lines: true, relax_column_count: true, trim: true },
    });
    const rows = (parsed as { info: { lines: number }; record: Row['record'] }[]).map(
      ({ info, record }) => ({ line: info.lines, record }),
    );
    if (rows.length > 0 && rows.length <= mostRows) return rows;
    throw new Error(rows.length === 0 ? 'it has no rows' : `it has more than ${mostRows} rows`);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw refusal(400, 'UnreadableFile', `The file cannot be read: ${why}.`, {
      ...{ key: 'alert.error', field: 'body.csv' },
    });
  }
}

function plain(name: string): string {
  return name.trim().toLowerCase().replaceAll(/[ -]+/g, '_');
}

const numbers = ['latitude', 'longitude'] as const;

/** A row as the input for an outlet; an invalid number stays a text, which is refused later. */
function wordsOf(record: Row['record']): Words {
  const filled = Object.entries(record).filter(([, cell]) => cell !== '');
  const words: Record<string, unknown> = { address: '', phone_number: '', name: '' };
  Object.assign(words, Object.fromEntries(filled));
  for (const name of numbers) {
    const cell = words[name];
    words[name] =
      typeof cell === 'string' && !Number.isNaN(Number(cell)) ? Number(cell) : (cell ?? null);
  }
  const parsed = operatorCalls.addOutlet.body.safeParse(words, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw new Refusal(
    400,
    problemsOf(parsed.error).map(({ field, why }) => {
      return { code: 'InvalidOutlet', message: why, meta: { field: `body.${field}` } };
    }),
  );
}

/** Why a row is rejected; rethrows errors that are not the row's fault. */
function rejectionOf(cause: unknown): readonly Omit<Rejected, 'line'>[] {
  if (!(cause instanceof Refusal)) throw cause;
  return cause.faults.map(({ message, meta }) => ({
    field: meta?.field?.replace(/^body\./, '') ?? null,
    reason: message,
  }));
}
