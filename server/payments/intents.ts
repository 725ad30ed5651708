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
  /** The origin of the page that it was begun on. */
  origin: string;
  /** The payer's language; null when not given. */
  language: string | null;
  state: PaymentState;
  reason: string | null;
  redirect_url: string | null;
  order_id: Id | null;
  /** The provider that it was sent to; null before, and for versions that had only the sandbox. */
  processor: string | null;
  created_at: number;
  expires_at: number;
};

/** A row as the driver returns it. */
type Row = Omit<Intent, 'amount_minor'> & { amount_minor: StoredMinor };

type Begun = Omit<Intent, 'id' | 'state' | 'reason' | 'redirect_url' | 'order_id' | 'processor'>;

/** Stores a payment; undefined when a parallel request with its key was faster. */
export async function insertIntent(sql: Db, begun: Begun): Promise<Intent | undefined> {
  const { asked, ...columns } = begun;
  const row = { ...columns, id: `pi_${randomBytes(16).toString('base64url')}`, state: 'open' };
  const [stored] = await sql<Row[]>`
    insert into payment_intents ${sql({ ...row, asked: sql.json(asked) })}
    on conflict do nothing returning *`;
  return stored && { ...intentOf(stored), asked };
}

/** The payment of a key: the one that has not failed, else the last one. */
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

/** A payment, locked until the transaction ends. */
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

/** Whether a payment is final. */
export function isSettled({ state }: Pick<Intent, 'state'>): boolean {
  return state === 'succeeded' || state === 'failed' || state === 'cancelled';
}
