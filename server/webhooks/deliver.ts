import type { Order, UnixTime } from '#schemas';
import type { Db } from '../db/connect.ts';
import { type ErrandKind, FailedOutside, kindOf } from '../errands/index.ts';
import type { Deps } from '../module.ts';
import { targetsFor } from './addresses.ts';
import { declared } from './declared.ts';
import { promisePausedMail } from './mails.ts';
import { placesOf } from './places.ts';
import {
  type Delivery,
  findDelivery,
  hold,
  noteFailing,
  noteState,
  noteTry,
  pause,
} from './repository.ts';
import { isTaken, type Outcome, send } from './send.ts';
import { signedHeaders } from './signature.ts';
import { signingKey } from './signing-key.ts';

/** Deliveries that an instance sends at once. */
const atOnce = 40;
/** Seconds without any success after which a target is paused. */
const longestFailing = 86_400;
/** Retries for about two days with growing waits: 5 s, 10 s … up to six hours. */
const manner = { atOnce, patience: 20, mostTries: 24, waits: { first: 5, longest: 21_600 } };
/** The HTTP status by which a target unsubscribes. */
const gone = 410;

type Tools = Pick<Deps, 'sql' | 'clock' | 'key' | 'config' | 'log' | 'deployments'>;

/** Delivers events to targets: those of an order in sequence, each retried until it is taken. */
export function webhookErrands(tools: Tools): ErrandKind {
  const sendInPlace = placesOf(tools);
  const targets = targetsFor({ any: tools.config.webhookTargets === 'any' });
  return kindOf(declared, {
    ...manner,
    async work({ delivery: id, asked = false }) {
      const { sql } = tools;
      const delivery = await findDelivery(sql, id);
      // A delivery that was given up may be tried again by an operator, like any other.
      if (!delivery || (isSettled(delivery) && !asked)) return;
      const { target } = delivery;
      if (target.paused_at !== null && !asked && (await hold(sql, delivery))) return;
      await sendInPlace(target.id, async () => {
        const parcel = await parcelFor(tools, delivery);
        await conclude(tools, delivery, await send(parcel, targets), asked);
      });
    },
    giveUp: ({ delivery }) => noteState(tools.sql, delivery, 'failed'),
  });
}

function isSettled({ state }: Delivery): boolean {
  return state === 'delivered' || state === 'held';
}

/** The request of a delivery. It is the same at every try, except that a target with `personal` gets the order as it is now. */
async function parcelFor(tools: Tools, delivery: Delivery) {
  const { target, facts, event, created_at: at, order_id } = delivery;
  const order = target.personal && order_id ? await findRecord(tools.sql, order_id) : undefined;
  const body = JSON.stringify({
    type: event,
    timestamp: new Date(at * 1000).toISOString(),
    data: { ...facts, occurred_at: at, ...(order && { order }) },
  });
  const now = tools.clock();
  const key = await signingKey(tools);
  const headers = signedHeaders(key, target, { messageId: delivery.id, now, body });
  return { url: target.url, headers, body };
}

async function findRecord(sql: Db, orderId: string): Promise<Order | undefined> {
  const [row] = await sql<{ record: Order }[]>`select record from orders where id = ${orderId}`;
  return row?.record;
}

/** Records how a try ended; rejects when it should be tried again. */
async function conclude(
  tools: Tools,
  delivery: Delivery,
  outcome: Outcome,
  asked: boolean,
): Promise<void> {
  const { sql, clock } = tools;
  const { id, target } = delivery;
  const now = clock();
  if (isTaken(outcome)) {
    await noteTry(sql, id, { state: 'delivered', now, outcome });
    await noteFailing(sql, target.id, null);
    return;
  }
  await noteTry(sql, id, { state: 'waiting', now, outcome });
  await noteFailing(sql, target.id, now);
  const isPaused = target.paused_at !== null || (await pauseWhereDue(tools, target.id, outcome));
  // Somebody who asked sees how it ended, and asks again.
  if (isPaused && asked) return noteState(sql, id, 'failed');
  if (!isPaused || !(await hold(sql, delivery))) throw new FailedOutside(outcome.reason);
}

async function pauseWhereDue(
  { sql, clock, log, deployments }: Tools,
  id: string,
  { status }: Outcome,
): Promise<boolean> {
  const now: UnixTime = clock();
  return sql.begin(async (tx) => {
    const [row] = await tx<{ failing_since: number | null }[]>`
      select failing_since from webhooks where id = ${id} for no key update`;
    const isGone = status === gone;
    if (!row || (!isGone && now - (row.failing_since ?? now) < longestFailing)) return false;
    const reason = isGone ? 'gone' : 'failing';
    if (await pause(tx, id, { now, reason })) {
      log.info({ webhook: id, reason }, 'a webhook was paused');
      await promisePausedMail(tx, { deployments, now }, id);
    }
    return true;
  });
}
