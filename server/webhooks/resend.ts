import type { endpoints, Id, WebhookDelivery } from '#schemas';
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
    await promise(tx, call, { id: made, about: `${target.id} ${made}` });
    return made;
  });
  return deliveryOf(call, target, id);
}

/** Sends an event again under its id, so that who has it already knows that it is the same; one that waits to be sent waits on. */
export async function resend(
  call: Call<typeof endpoints.resendWebhookDelivery>,
): Promise<WebhookDelivery> {
  const target = await requireTarget(call);
  const id = call.input.params.deliveryId;
  const before = await deliveryOf(call, target, id);
  await call.sql.begin(async (tx) => {
    if (await awaitAgain(tx, id))
      await promise(tx, call, { id, about: `${target.id} ${before.order_id ?? id}` });
  });
  return deliveryOf(call, target, id);
}

async function promise(
  tx: Tx,
  { clock }: Pick<Call, 'clock'>,
  { id, about }: { id: Id; about: string },
): Promise<void> {
  await promiseErrand(tx, declared, { delivery: id, asked: true }, { now: clock(), about });
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
