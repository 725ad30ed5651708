import type { Order, UnixTime } from '#schemas';
import type { Db } from '../db/connect.ts';
import { type ErrandKind, kindOf, NotNow } from '../errands/index.ts';
import type { Deps } from '../module.ts';
import { targetsFor } from './addresses.ts';
import { declared } from './declared.ts';
import { promisePausedMail } from './mails.ts';
import {
  type Delivery,
  findDelivery,
  noteFailing,
  noteState,
  noteTry,
  pause,
} from './repository.ts';
import { isTaken, type Outcome, send } from './send.ts';
import { signedHeaders } from './signature.ts';

/** What an instance sends at once, and how much of that to one target, so that a slow one leaves room for all others. */
const atOnce = 40;
const atOnceToOne = 4;
/** Seconds until a delivery is looked at again that found its target busy. */
const busyWait = 2;
/** Seconds without any success after which a target is paused. */
const longestFailing = 86_400;
/** What is tried again with growing waits for about two days: after 5 s, 10 s … and then every six hours at most. */
const manner = { atOnce, patience: 20, mostTries: 24, waits: { first: 5, longest: 21_600 } };
/** The status by which a target says that it is no more. */
const gone = 410;

type Tools = Pick<Deps, 'sql' | 'clock' | 'key' | 'config' | 'log' | 'deployments'>;

/** Tells targets what they are promised to hear: an order's events one after the other, and again until they are taken. */
export function webhookErrands(tools: Tools): ErrandKind {
  const busy = new Map<string, number>();
  const targets = targetsFor({ any: tools.config.webhookTargets === 'any' });
  return kindOf(declared, {
    ...manner,
    async work({ delivery: id, asked = false }) {
      const { sql, clock } = tools;
      const delivery = await findDelivery(sql, id);
      if (!delivery || (delivery.state !== 'waiting' && !asked)) return;
      const { target } = delivery;
      if (target.paused_at !== null && !asked) return noteState(sql, id, 'held');
      const going = busy.get(target.id) ?? 0;
      if (going >= atOnceToOne) throw new NotNow(clock() + busyWait);
      busy.set(target.id, going + 1);
      try {
        const parcel = await parcelFor(tools, delivery);
        await conclude(tools, delivery, await send(parcel, targets), asked);
      } finally {
        const left = (busy.get(target.id) ?? 1) - 1;
        if (left === 0) busy.delete(target.id);
        else busy.set(target.id, left);
      }
    },
    giveUp: ({ delivery }) => noteState(tools.sql, delivery, 'failed'),
  });
}

/** What is said of a delivery: the same at every try, but for the whole order as it is now where that was asked for. */
async function parcelFor(tools: Tools, delivery: Delivery) {
  const { target, facts, event, created_at: at, order_id } = delivery;
  const order = target.personal && order_id ? await findRecord(tools.sql, order_id) : undefined;
  const body = JSON.stringify({
    type: event,
    timestamp: new Date(at * 1000).toISOString(),
    data: { ...facts, occurred_at: at, ...(order && { order }) },
  });
  const now = tools.clock();
  const headers = signedHeaders(tools, target, { messageId: delivery.id, now, body });
  return { url: target.url, headers, body };
}

async function findRecord(sql: Db, orderId: string): Promise<Order | undefined> {
  const [row] = await sql<{ record: Order }[]>`select record from orders where id = ${orderId}`;
  return row?.record;
}

/** Writes down how a try ended; rejects where it is to be tried again. */
async function conclude(
  tools: Tools,
  { id, target }: Delivery,
  outcome: Outcome,
  asked: boolean,
): Promise<void> {
  const { sql, clock } = tools;
  const now = clock();
  if (isTaken(outcome)) {
    await noteTry(sql, id, { state: 'delivered', now, outcome });
    await noteFailing(sql, target.id, null);
    return;
  }
  await noteTry(sql, id, { state: 'waiting', now, outcome });
  await noteFailing(sql, target.id, now);
  const isPaused = target.paused_at !== null || (await pauseWhereDue(tools, target.id, outcome));
  if (!isPaused) throw new Error(outcome.reason);
  // Somebody who asked sees how it ended, and asks again.
  await noteState(sql, id, asked ? 'failed' : 'held');
}

async function pauseWhereDue(
  { sql, clock, log, deployments }: Tools,
  id: string,
  { status }: Outcome,
): Promise<boolean> {
  const now: UnixTime = clock();
  return sql.begin(async (tx) => {
    const [row] = await tx<{ failing_since: number | null }[]>`
      select failing_since from webhooks where id = ${id} for update`;
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
