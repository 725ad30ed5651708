import { randomBytes } from 'node:crypto';
import type { PaymentInstrument } from '#schemas';
import type { Db, Tx } from '../../db/connect.ts';
import type { World } from '../../module.ts';
import { digest } from '../../secrets.ts';
import { type Charge, type ChargeState, type PaymentProvider, saysNothing } from '../provider.ts';
import { signReference } from './addresses.ts';
import type { Behaviour } from './cards.ts';

/** Lifetime of card fields in seconds. */
const fieldsLife = 3600;

type Card = { behaviour: Behaviour; brand: string; last_four: string; card_expires: string };
type Row = { state: 'challenge' | 'succeeded' | 'failed' | 'cancelled'; reason: string | null };

/** A fake card processor with test numbers, and a page with two buttons as the bank. */
export function sandboxProvider({
  sql,
  clock,
  key,
}: Pick<World, 'sql' | 'clock' | 'key'>): PaymentProvider {
  const secret = key('sandbox');
  const stateOf = (row: Row | undefined, reference: string, payOrigin: string): ChargeState => {
    if (!row) return { state: 'unknown' };
    if (row.state === 'failed') return { state: 'failed', reason: row.reason ?? 'declined' };
    if (row.state !== 'challenge') return { state: row.state };
    const page = `${payOrigin}/challenge/${signReference(secret, 'challenge', reference)}`;
    return { state: 'challenge', redirectUrl: page };
  };
  return {
    ...{ name: 'sandbox', takesPayments: true, hosted: null, prove: saysNothing },
    coin: () => 1n,
    async openFields({ reference, portalOrigin, payOrigin }) {
      await sql`insert into sandbox_fields (reference, portal_origin, expires_at)
        values (${reference}, ${portalOrigin}, ${clock() + fieldsLife})
        on conflict (reference) do update set expires_at = excluded.expires_at`;
      return `${payOrigin}/fields/${signReference(secret, 'fields', reference)}`;
    },
    instruments: (customer) => findInstruments(sql, customer),
    charge: (charge) =>
      sql.begin(async (tx) => {
        const row = await chargeOnce(tx, charge, clock());
        return stateOf(row, charge.reference, charge.payOrigin);
      }),
    async outcome(reference, payOrigin) {
      return stateOf(await findCharge(sql, reference), reference, payOrigin);
    },
    async cancel(reference) {
      await sql`insert into sandbox_charges (reference, amount_minor, currency, state, return_url)
        values (${reference}, 0, '', 'cancelled', '')
        on conflict (reference) do update set state = 'cancelled'
        where sandbox_charges.state = 'challenge'`;
      return stateOf(await findCharge(sql, reference), reference, '');
    },
    async refund({ reference, amount_minor }) {
      await sql`update sandbox_charges
        set refunded_at = ${clock()}, refunded_minor = least(${amount_minor}, amount_minor)
        where reference = ${reference} and state = 'succeeded' and refunded_at is null`;
    },
  };
}

/** Takes the reference before the card is checked, so that two parallel calls are one charge. */
async function chargeOnce(tx: Tx, charge: Charge, now: number): Promise<Row | undefined> {
  const { reference, amount_minor, currency, returnUrl } = charge;
  const taken =
    await tx`insert into sandbox_charges (reference, amount_minor, currency, state, return_url)
    values (${reference}, ${amount_minor}, ${currency}, 'failed', ${returnUrl})
    on conflict do nothing returning reference`;
  if (taken.length === 0) return findCharge(tx, reference);
  const card = await takeCard(tx, charge, now);
  const { state, reason } = resultOf(card?.behaviour);
  await tx`update sandbox_charges set state = ${state}, reason = ${reason},
    last_four = ${card?.last_four ?? null} where reference = ${reference}`;
  return { state, reason };
}

function resultOf(behaviour: Behaviour | undefined): Row {
  if (behaviour === undefined) return { state: 'failed', reason: 'card_token' };
  if (behaviour === 'success') return { state: 'succeeded', reason: null };
  if (behaviour === 'challenge') return { state: 'challenge', reason: null };
  return { state: 'failed', reason: behaviour };
}

async function findCharge(sql: Db, reference: string): Promise<Row | undefined> {
  const [row] = await sql<Row[]>`
    select state, reason from sandbox_charges where reference = ${reference}`;
  return row;
}

/** The card of a charge: a one-time token, or a kept card of the same owner. */
async function takeCard(tx: Tx, charge: Charge, now: number): Promise<Card | undefined> {
  const { source, customer } = charge;
  if (source.kind === 'page') return undefined;
  if (source.kind === 'instrument') {
    const [kept] = await tx<Card[]>`select behaviour, brand, last_four, card_expires
      from sandbox_instruments where id = ${source.id} and customer = ${customer ?? ''}`;
    return kept;
  }
  const [card] = await tx<(Card & { expires_at: number })[]>`
    delete from sandbox_tokens where hash = ${digest(source.token)}
    returning behaviour, brand, last_four, card_expires, expires_at`;
  if (!card || card.expires_at <= now) return undefined;
  const { expires_at: _, ...kept } = card;
  if (source.save && customer !== null) await keepCard(tx, customer, kept);
  return kept;
}

async function keepCard(tx: Tx, customer: string, card: Card): Promise<void> {
  const known = await tx`select 1 from sandbox_instruments where customer = ${customer}
    and last_four = ${card.last_four} and card_expires = ${card.card_expires}`;
  if (known.length > 0) return;
  const id = `card_${randomBytes(12).toString('base64url')}`;
  await tx`insert into sandbox_instruments ${tx({ ...card, id, customer })}`;
}

async function findInstruments(sql: Db, customer: string): Promise<PaymentInstrument[]> {
  return sql<PaymentInstrument[]>`
    select id, brand, last_four, card_expires as expires from sandbox_instruments
    where customer = ${customer} order by id`;
}
