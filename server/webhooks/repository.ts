import { randomBytes } from 'node:crypto';
import type { Id, NewWebhook, UnixTime, Webhook, WebhookDelivery } from '#schemas';
import type { Db, Fragment, Tx } from '../db/connect.ts';
import { promiseErrands } from '../errands/index.ts';
import { declared } from './declared.ts';
import type { Outcome } from './send.ts';

/** Seconds for which events are signed with a replaced secret, too, and how many before the previous one may do so. */
const overlap = 86_400;
const mostEarlier = 4;
/** Deliveries that one statement sets to go on. */
const mostResumed = 2000;
/** Deliveries of one page. */
const pageSize = 50;

/** A target as the database keeps it. */
export type Target = {
  id: Id;
  vendor_id: Id;
  url: string;
  events: string[];
  personal: boolean;
  origin: string;
  created_at: UnixTime;
  secret_version: number;
  previous_until: UnixTime | null;
  earlier_until: (UnixTime | null)[];
  failing_since: UnixTime | null;
  paused_at: UnixTime | null;
  paused_reason: string | null;
};

/** Targets of a vendor, newest first: all, or one. */
export async function findTargets(sql: Db, vendorId: Id, id?: Id): Promise<Target[]> {
  return sql<Target[]>`select * from webhooks
    where vendor_id = ${vendorId} and id = coalesce(${id ?? null}::text, id)
    order by created_at desc, id`;
}

type Made = { vendorId: Id; by: string; origin: string; now: UnixTime; asked: NewWebhook };

/** Stores a new target; answers its id. */
export async function insertTarget(tx: Tx, { vendorId, by, origin, now, asked }: Made) {
  const id = `wh_${randomBytes(9).toString('base64url')}`;
  const { url, events, personal = false } = asked;
  await tx`insert into webhooks (id, vendor_id, url, events, personal, origin, created_at, created_by)
    values (${id}, ${vendorId}, ${url}, ${[...new Set(events)]}::text[], ${personal}, ${origin}, ${now}, ${by})`;
  return id;
}

/** Gives a target its next secret; those before sign on, each to its own end. */
export async function nextSecret(sql: Db, id: Id, now: UnixTime): Promise<void> {
  await sql`update webhooks set secret_version = secret_version + 1, previous_until = ${now + overlap},
      earlier_until = (array[previous_until] || earlier_until)[:${mostEarlier}::int]
    where id = ${id}`;
}

/** Pauses a target; one that is paused already keeps its reason. */
export async function pause(
  sql: Db,
  id: Id,
  { now, reason }: { now: UnixTime; reason: 'failing' | 'gone' | 'asked' | 'operator' },
): Promise<boolean> {
  const { count } = await sql`update webhooks set paused_at = ${now}, paused_reason = ${reason}
    where id = ${id} and paused_at is null`;
  return count > 0;
}

/** Resumes a target, with all deliveries that were kept for it, in order; a part at a time, since a long pause keeps more than one statement may move. */
export async function resume(tx: Tx, id: Id, now: UnixTime): Promise<void> {
  await tx`update webhooks set paused_at = null, paused_reason = null, failing_since = null where id = ${id}`;
  let moved = mostResumed;
  while (moved === mostResumed) moved = await resumeSome(tx, id, now);
}

async function resumeSome(tx: Tx, id: Id, now: UnixTime): Promise<number> {
  const held = await tx<{ id: Id; about: string; nth: string }[]>`
    update webhook_deliveries set state = 'waiting' where id = any(array(
      select id from webhook_deliveries where webhook_id = ${id} and state = 'held'
      order by nth limit ${mostResumed}))
    returning id, webhook_id || ' ' || coalesce(order_id, id) as about, nth`;
  const inOrder = held.toSorted((a, b) => Number(a.nth) - Number(b.nth));
  const promised = inOrder.map((each) => ({ payload: { delivery: each.id }, about: each.about }));
  if (promised.length > 0) await promiseErrands(tx, declared, promised, now);
  return held.length;
}

/** Stores a test event, which is about no order. */
export async function insertTest(tx: Tx, target: Target, now: UnixTime): Promise<Id> {
  const facts = JSON.stringify({ vendor_id: target.vendor_id });
  const [row] = await tx<{ id: Id }[]>`
    insert into webhook_deliveries (webhook_id, event, facts, created_at)
    values (${target.id}, 'webhook.test', ${facts}::text::jsonb, ${now}) returning id`;
  if (!row) throw new Error('the delivery was not stored');
  return row.id;
}

/** One delivery with its target, as it is when it is tried. */
export type Delivery = Row & { target: Target };

type Row = {
  id: Id;
  webhook_id: Id;
  event: string;
  order_id: Id | null;
  facts: { vendor_id: Id; [fact: string]: unknown };
  created_at: UnixTime;
  state: WebhookDelivery['state'];
  tries: number;
  tried_at: UnixTime | null;
  status: number | null;
  reason: string | null;
  duration_ms: number | null;
  answer: string | null;
};

export async function findDelivery(sql: Db, id: Id): Promise<Delivery | undefined> {
  const [row] = await sql<Delivery[]>`
    select d.*, to_jsonb(w) as target from webhook_deliveries d join webhooks w on w.id = d.webhook_id
    where d.id = ${id}`;
  return row;
}

/** Deliveries to a target, newest first; optionally those before a given one, in one state, or with one id. */
export async function findDeliveries(
  sql: Db,
  webhookId: Id,
  { before, id, state }: Wanted,
): Promise<WebhookDelivery[]> {
  const rows = await sql<Row[]>`
    select * from webhook_deliveries
    where webhook_id = ${webhookId} and id = coalesce(${id ?? null}::text, id)
      and state = coalesce(${state ?? null}::text, state)
      ${before === undefined ? sql`` : sql`and nth < ${nthOf(sql, before)}`}
    order by nth desc limit ${pageSize}`;
  return rows.map(toDelivery);
}

type Wanted = { before?: Id | undefined; id?: Id; state?: Row['state'] | undefined };

function nthOf(sql: Db, id: Id): Fragment {
  return sql`(select nth from webhook_deliveries where id = ${id})`;
}

/** Records how a try ended and the delivery's new state. */
export async function noteTry(
  sql: Db,
  id: Id,
  { state, now, outcome }: { state: Row['state']; now: UnixTime; outcome: Outcome },
): Promise<void> {
  const { status = null, reason = null, duration_ms, answer = null } = outcome;
  await sql`update webhook_deliveries set state = ${state}, tries = tries + 1, tried_at = ${now},
    status = ${status}, reason = ${reason}, duration_ms = ${duration_ms}, answer = ${answer}
    where id = ${id}`;
}

/** Keeps a delivery until its target is resumed; false when that has happened meanwhile and it should be tried. */
export async function hold(sql: Db, { id, webhook_id }: Row): Promise<boolean> {
  const { count } = await sql`
    with resting as materialized (
      select id from webhooks where id = ${webhook_id} and paused_at is not null for share)
    update webhook_deliveries d set state = 'held' from resting where d.id = ${id} returning d.id`;
  return count > 0;
}

/** Sets a delivery waiting for another try; false when it was waiting already. */
export async function awaitAgain(tx: Tx, id: Id): Promise<boolean> {
  const { count } = await tx`
    update webhook_deliveries set state = 'waiting' where id = ${id} and state <> 'waiting'`;
  return count > 0;
}

export async function noteState(sql: Db, id: Id, state: Row['state']): Promise<void> {
  await sql`update webhook_deliveries set state = ${state} where id = ${id}`;
}

/** Notes since when a target has been failing; null after a success. An earlier start is kept. */
export async function noteFailing(sql: Db, id: Id, since: UnixTime | null): Promise<void> {
  await sql`update webhooks set failing_since = case when ${since}::float8 is null then null
      else coalesce(failing_since, ${since}::float8) end
    where id = ${id} and (failing_since is null) <> (${since}::float8 is null)`;
}

export function toWebhook(target: Target, now: UnixTime): Webhook {
  const { id, previous_until: until, failing_since, paused_at, paused_reason } = target;
  return {
    ...{ webhook_id: id, vendor_id: target.vendor_id, url: target.url, events: target.events },
    ...{ personal: target.personal, created_at: target.created_at },
    ...(failing_since !== null && { failing_since }),
    ...(paused_at !== null && { paused: { at: paused_at, reason: paused_reason ?? 'asked' } }),
    ...(until !== null && until > now && { previous_secret_until: until }),
  };
}

function toDelivery(row: Row): WebhookDelivery {
  const { order_id, tried_at, status, reason, duration_ms, answer } = row;
  return {
    ...{ delivery_id: row.id, event: row.event, created_at: row.created_at },
    ...{ state: row.state, tries: row.tries },
    ...(order_id !== null && { order_id }),
    ...(tried_at !== null && {
      last: {
        ...{ at: tried_at, duration_ms: duration_ms ?? 0 },
        ...(status !== null && { status }),
        ...(reason !== null && { reason }),
        ...(answer !== null && { answer }),
      },
    }),
  };
}
