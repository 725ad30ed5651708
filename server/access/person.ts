import { isOver } from '#core/rules';
import type { Tx } from '../db/connect.ts';
import { refusal } from '../http/refusal.ts';
import { codesOf } from '../identity/second-factor.ts';
import { isMailTo } from '../mail/index.ts';
import { eraseOrder } from '../orders/retention.ts';
import { digest } from '../secrets.ts';

/** All data of a person, by the part of the product that keeps it. */
export type KeptOfPerson = Readonly<Record<string, readonly object[]>>;

/** All data of the person with this email address, as an account, an owner and a guest; without secrets. */
export async function exportPerson(tx: Tx, typed: string): Promise<KeptOfPerson> {
  const email = typed.trim().toLowerCase();
  const ids = await idsOf(tx, email);
  const guest = await guestOrdersOf(tx, email);
  return {
    accounts:
      await tx`select id, email, name, business_name, created_at from users where id = any(${ids})`,
    memberships:
      await tx`select user_id, vendor_id, role from memberships where user_id = any(${ids})`,
    sessions: await tx`select id, agent, created_at, expires_at, revoked_at, through from sessions
      where user_id = any(${ids})`,
    second_factors: await tx`select created_at, confirmed_at from second_factors
      where user_id = any(${ids})`,
    required_codes: await tx`select vendor_id, since from required_codes
      where required_by = any(${ids})`,
    oidc_links: await tx`select issuer, subject, linked_at, used_at, off_since from oidc_links
      where user_id = any(${ids})`,
    passkeys: await tx`select name, host, created_at, used_at from passkeys
      where user_id = any(${ids})`,
    pins: await tx`select d.agent, p.used_at from pins p join shared_devices d on d.id = p.device_id
      where p.user_id = any(${ids})`,
    registrations: await tx`select vendor_id, email, business_name, created_at, expires_at
      from registrations where lower(email) = ${email}`,
    invitations: await tx`select vendor_id, role, created_at, expires_at from invitations
      where email = ${email}`,
    owned_outlets: await tx`select id, name from vendors where ${email} = any(owners)`,
    placed_orders: await tx`select record from orders where placed_by = any(${ids})`,
    guest_orders: guest.map(({ record }) => ({ record })),
    guest_payments:
      await tx`select id, asked, amount_of(amount_minor, currency) as amount, currency, state,
        created_at
      from payment_intents where lower(asked #>> '{sender,email}') = ${email}`,
    bulk_jobs: await tx`select id, vendor_id, file_name, created_at from bulk_jobs
      where lower(created_by_email) = ${email}`,
    help_messages: await tx`select vendor_id, body, created_at from help_messages
      where lower(email) = ${email}`,
    mails: await tx`select payload ->> 'kind' as kind, to_timestamp(created_at) as created_at
      from errands where ${isMailTo(tx, email)}`,
  };
}

/**
 * Forgets a person; refused while an order that they sent as a guest is under way. Orders and their costs stay with the outlet; orders that they sent as a guest lose sender and recipient.
 * Answers how much of each kind was forgotten: nothing the second time.
 */
export async function erasePerson(
  tx: Tx,
  typed: string,
  now: number,
): Promise<Readonly<Record<string, number>>> {
  const email = typed.trim().toLowerCase();
  const ids = await idsOf(tx, email);
  const guest = await guestOrdersOf(tx, email);
  if (guest.some(({ record }) => !isOver(record))) throw underWay();
  for (const order of guest) await eraseOrder(tx, order, now);
  const gone = async (rows: PromiseLike<{ count: number }>) => (await rows).count;
  const account = digest(email);
  const resets = digest(`reset ${email}`);
  const codes = digest(codesOf(email));
  return {
    guest_orders: guest.length,
    guest_payments: await gone(tx`update payment_intents set asked = '{}'
      where lower(asked #>> '{sender,email}') = ${email}`),
    placed_orders: await gone(tx`update orders set placed_by = null, idempotency_key = null,
      body_hash = null where placed_by = any(${ids})`),
    registrations: await gone(tx`delete from registrations where lower(email) = ${email}`),
    invitations: await gone(tx`delete from invitations where email = ${email}`),
    owned_outlets: await gone(tx`update vendors set owners = array_remove(owners, ${email})
      where ${email} = any(owners)`),
    bulk_jobs: await gone(tx`update bulk_jobs set created_by_email = ''
      where lower(created_by_email) = ${email}`),
    help: await gone(tx`delete from help_messages where lower(email) = ${email}`),
    help_sessions: await gone(tx`delete from help_sessions where lower(email) = ${email}`),
    mails: await gone(tx`delete from errands where ${isMailTo(tx, email)}`),
    tries: await gone(
      tx`delete from login_failures where account in (${account}, ${resets}, ${codes})`,
    ),
    places: await gone(tx`delete from known_sources where account = ${account}`),
    mails_asked: await gone(tx`delete from account_mails where account = ${account}`),
    resets: await gone(tx`delete from password_resets where account = ${account}`),
    accounts: await gone(tx`delete from users where id = any(${ids})`),
  };
}

function underWay() {
  const message = 'An order of this person is under way: without it its rider has nowhere to go.';
  return refusal(409, 'OrderUnderWay', message, { key: 'alert.error', field: 'body.email' });
}

async function idsOf(tx: Tx, email: string): Promise<string[]> {
  const users = await tx<{ id: string }[]>`select id from users where lower(email) = ${email}`;
  return users.map(({ id }) => id);
}

/** Orders that were paid for without an account, found by the address of the receipt. */
function guestOrdersOf(tx: Tx, email: string) {
  return tx<Parameters<typeof eraseOrder>[1][]>`
    select o.id, o.record, o.placed_by from orders o
    join payment_intents i on i.order_id = o.id
    where lower(i.asked #>> '{sender,email}') = ${email} for update of o`;
}
