import { randomBytes } from 'node:crypto';
import type { Minor } from '#core/rules';
import type { CardProvider, Id, OrderCreation, PaymentState } from '#schemas';
import type { Db, Tx } from '../db/connect.ts';
import { readMinor, type StoredMinor } from '../db/minor.ts';

/** A payment as it is stored. */
export type Intent = {
  id: Id;
  holder: string;
  idempotency_key: string;
  body_hash: Buffer;
  vendor_id: Id;
  deployment: Id;
  asked: OrderCreation;
  amount_minor: Minor;
  currency: string;
  method: CardProvider;
  /** Of the page that it was begun on. */
  origin: string;
  /** In which language who pays is written to; null when the page did not say. */
  language: string | null;
  state: PaymentState;
  reason: string | null;
  redirect_url: string | null;
  order_id: Id | null;
  /** Which provider holds it since it was sent; null before, and of versions that knew the sandbox alone. */
  processor: string | null;
  created_at: number;
  expires_at: number;
};

/** As the database gives it. */
type Row = Omit<Intent, 'amount_minor'> & { amount_minor: StoredMinor };

type Begun = Omit<Intent, 'id' | 'state' | 'reason' | 'redirect_url' | 'order_id' | 'processor'>;

/** Stores a payment; undefined when another request with its key was faster. */
export async function insertIntent(sql: Db, begun: Begun): Promise<Intent | undefined> {
  const { asked, ...columns } = begun;
  const row = { ...columns, id: `pi_${randomBytes(16).toString('base64url')}`, state: 'open' };
  const [stored] = await sql<Row[]>`
    insert into payment_intents ${sql({ ...row, asked: sql.json(asked) })}
    on conflict do nothing returning *`;
  return stored && { ...intentOf(stored), asked };
}

/** The payment that a key stands for now: the one that has not failed, else the last one. */
export async function findByKey(sql: Db, holder: string, key: string): Promise<Intent | undefined> {
  const [row] = await sql<Row[]>`
    select * from payment_intents where holder = ${holder} and idempotency_key = ${key}
    order by state in ('failed', 'cancelled'), created_at desc limit 1`;
  return row && intentOf(row);
}

export async function findIntent(sql: Db, id: Id): Promise<Intent | undefined> {
  const [row] = await sql<Row[]>`select * from payment_intents where id = ${id}`;
  return row && intentOf(row);
}

/** A payment that nobody else can change before the transaction ends. */
export async function lockIntent(tx: Tx, id: Id): Promise<Intent | undefined> {
  const [row] = await tx<Row[]>`select * from payment_intents where id = ${id} for update`;
  return row && intentOf(row);
}

function intentOf(row: Row): Intent {
  return { ...row, amount_minor: readMinor(row.amount_minor) };
}

type Change = Partial<
  Pick<Intent, 'state' | 'reason' | 'redirect_url' | 'order_id' | 'processor' | 'expires_at'>
>;

export async function changeIntent(tx: Tx, intent: Intent, change: Change): Promise<Intent> {
  await tx`update payment_intents set ${tx(change)} where id = ${intent.id}`;
  return { ...intent, ...change };
}

/** Whether nothing more can become of a payment. */
export function isSettled({ state }: Pick<Intent, 'state'>): boolean {
  return state === 'succeeded' || state === 'failed' || state === 'cancelled';
}
