import type * as z from 'zod/mini';
import type { Id, UnixTime } from '#schemas';
import { operatorCalls } from '#schemas/operator';
import type { Db, Fragment } from '../../db/connect.ts';
import {
  findDeliveries,
  pause,
  resume,
  type Target,
  toWebhook,
} from '../../webhooks/repository.ts';
import { sendAgain } from '../../webhooks/resend.ts';
import { changing, reading } from '../use-case.ts';
import { missing } from './find.ts';

type Told = z.input<typeof operatorCalls.listWebhookLog.result>['target'];
type Row = Target & Pick<Told, 'outlet_name' | 'waiting' | 'held' | 'failed'>;

const list = reading(operatorCalls.listWebhookTargets, 'webhooks list', async (db, asked) => {
  const { merchantId: id } = asked.input.params;
  const [known] = await db`select 1 from vendors where id = ${id}`;
  if (!known) throw missing(`merchant ${id}`, 'params.merchantId');
  const targets = await targetsWhere(db, db`v.id = ${id} or v.parent_id = ${id}`, asked.now);
  return { targets };
});

const log = reading(operatorCalls.listWebhookLog, 'webhooks log', async (db, { input, now }) => {
  const { webhookId: id } = input.params;
  const target = await targetAt(db, id, now);
  return { target, deliveries: await findDeliveries(db, id, input.query) };
});

const rest = changing(
  operatorCalls.pauseWebhookTarget,
  'webhooks pause',
  async (tx, { input, now }) => {
    const { webhookId: id } = input.params;
    const { paused: before } = await targetAt(tx, id, now);
    if (input.body.paused) await pause(tx, id, { now, reason: 'operator' });
    else if (before) await resume(tx, id, now);
    const result = await targetAt(tx, id, now);
    return {
      result,
      entry: {
        target: `webhook ${id}`,
        before: { paused: before?.reason ?? null },
        after: { paused: result.paused?.reason ?? null },
      },
    };
  },
);

const resend = changing(
  operatorCalls.resendWebhookEvent,
  'webhooks resend',
  async (tx, { input, now }) => {
    const { webhookId, deliveryId: id } = input.params;
    await targetAt(tx, webhookId, now);
    const before = await sendAgain(tx, { id: webhookId }, { id, now });
    const [result] = await findDeliveries(tx, webhookId, { id });
    if (!before || !result) throw missing(`delivery ${id}`, 'params.deliveryId');
    const { event, state, order_id = null } = before;
    return {
      result,
      entry: {
        ...{ target: `webhook ${webhookId}`, before: { state } },
        after: { state: result.state, delivery: id, event, order_id },
      },
    };
  },
);

/** Use cases of webhooks. */
export const webhookCases = [list, log, rest, resend];

async function targetAt(db: Db, id: Id, now: UnixTime): Promise<Told> {
  const [target] = await targetsWhere(db, db`w.id = ${id}`, now);
  if (!target) throw missing(`webhook ${id}`, 'params.webhookId');
  return target;
}

async function targetsWhere(db: Db, condition: Fragment, now: UnixTime): Promise<Told[]> {
  const rows = await db<Row[]>`
    select w.*, v.name as outlet_name, d.* from webhooks w join vendors v on v.id = w.vendor_id
    cross join lateral (
      select count(*) filter (where state = 'waiting')::int as waiting, count(*) filter (where state = 'held')::int as held,
        count(*) filter (where state = 'failed')::int as failed
      from webhook_deliveries where webhook_id = w.id and state <> 'delivered'
    ) d
    where ${condition} order by w.created_at desc, w.id`;
  return rows.map(({ outlet_name, waiting, held, failed, ...target }) => {
    return { ...toWebhook(target, now), outlet_name, waiting, held, failed };
  });
}
