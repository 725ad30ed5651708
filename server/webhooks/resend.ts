import type { endpoints, Id, UnixTime, WebhookDelivery } from '#schemas';
import type { Tx } from '../db/connect.ts';
import { promiseErrand } from '../errands/index.ts';
import { refusals } from '../http/refusal.ts';
import type { Call } from '../http/serve.ts';
import { declared } from './declared.ts';
import { awaitAgain, findDeliveries, insertTest, type Target } from './repository.ts';
import { requireTarget } from './require.ts';

/** Sends an event that is about no order, also to a target that is paused. */
export async function sendTest(call: Call<typeof endpoints.testWebhook>): Promise<WebhookDelivery> {
  const target = await requireTarget(call);
  const id = await call.sql.begin(async (tx) => {
    const made = await insertTest(tx, target, call.clock());
    await promise(tx, call.clock(), { id: made, about: `${target.id} ${made}` });
    return made;
  });
  return deliveryOf(call, target, id);
}

/** Sends an event again under its id. */
export async function resend(
  call: Call<typeof endpoints.resendWebhookDelivery>,
): Promise<WebhookDelivery> {
  const target = await requireTarget(call);
  const id = call.input.params.deliveryId;
  await call.sql.begin(async (tx) => {
    if (!(await sendAgain(tx, target, { id, now: call.clock() }))) throw refusals.unknown();
  });
  return deliveryOf(call, target, id);
}

/**
 * Queues an event again under its id, by which receivers recognise duplicates; one that is waiting already stays as it is. Answers
 * the delivery as it was, undefined when the target has none with this id.
 */
export async function sendAgain(
  tx: Tx,
  target: Pick<Target, 'id'>,
  { id, now }: { id: Id; now: UnixTime },
): Promise<WebhookDelivery | undefined> {
  const [before] = await findDeliveries(tx, target.id, { id });
  if (before && (await awaitAgain(tx, id)))
    await promise(tx, now, { id, about: `${target.id} ${before.order_id ?? id}` });
  return before;
}

async function promise(
  tx: Tx,
  now: UnixTime,
  { id, about }: { id: Id; about: string },
): Promise<void> {
  await promiseErrand(tx, declared, { delivery: id, asked: true }, { now, about });
}

async function deliveryOf(
  { sql }: Pick<Call, 'sql'>,
  target: Target,
  id: Id,
): Promise<WebhookDelivery> {
  const [delivery] = await findDeliveries(sql, target.id, { id });
  if (!delivery) throw refusals.unknown();
  return delivery;
}
