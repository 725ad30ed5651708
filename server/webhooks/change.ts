import type { endpoints, NewWebhook, Webhook } from '#schemas';
import { refusal, refusals } from '../http/refusal.ts';
import type { Call } from '../http/serve.ts';
import { keyCallerOf } from '../policy.ts';
import { addressOf, TargetRefused, targetsFor } from './addresses.ts';
import {
  findTargets,
  insertTarget,
  nextSecret,
  pause,
  resume,
  type Target,
  toWebhook,
} from './repository.ts';
import { requireTarget } from './require.ts';
import { removeDeliveries } from './retention.ts';
import { secretOf } from './signature.ts';
import { signingKey } from './signing-key.ts';

/** Targets that a vendor may have. */
const mostTargets = 10;

export async function createTarget(call: Call<typeof endpoints.createWebhook>) {
  const { sql, clock, input, who, origin, log } = call;
  const { vendorId } = input.params;
  requireMayRead(call, input.body);
  await requireReachable(call, input.body.url);
  const now = clock();
  const id = await sql.begin(async (tx) => {
    // Locks, so that concurrent additions cannot exceed the limit; orders, which refer to the vendor, go on.
    await tx`select 1 from vendors where id = ${vendorId} for no key update`;
    if ((await findTargets(tx, vendorId)).length >= mostTargets) throw tooMany();
    return insertTarget(tx, { vendorId, by: who.userId, origin, now, asked: input.body });
  });
  log.info({ vendorId, webhook: id, by: who.userId }, 'a webhook was added');
  return tellSecret(call, await targetOf(call, id));
}

export async function changeTarget(call: Call<typeof endpoints.updateWebhook>): Promise<Webhook> {
  const { sql, clock, input } = call;
  const { url, events, personal = false, paused } = input.body;
  requireMayRead(call, input.body);
  const { id, paused_at } = await requireTarget(call);
  await requireReachable(call, url);
  await sql.begin(async (tx) => {
    await tx`update webhooks set url = ${url}, events = ${[...new Set(events)]}::text[],
      personal = ${personal} where id = ${id}`;
    if (paused) await pause(tx, id, { now: clock(), reason: 'asked' });
    else if (paused_at !== null) await resume(tx, id, clock());
  });
  return toWebhook(await targetOf(call, id), clock());
}

export async function rotateSecret(call: Call<typeof endpoints.rotateWebhookSecret>) {
  const { id } = await requireTarget(call);
  await nextSecret(call.sql, id, call.clock());
  call.log.info({ webhook: id, by: call.who.userId }, 'a webhook got a new secret');
  return tellSecret(call, await targetOf(call, id));
}

export async function removeTarget(call: Call<typeof endpoints.deleteWebhook>) {
  const { sql, input, who, log } = call;
  const { vendorId, webhookId: id } = input.params;
  // It hears of nothing more, and what is kept of it goes first: an order that is told to it cannot change while it is removed.
  await sql`update webhooks set events = '{}' where id = ${id} and vendor_id = ${vendorId}`;
  await removeDeliveries(
    sql,
    sql`webhook_id = (select id from webhooks where id = ${id} and vendor_id = ${vendorId})`,
  );
  const { count } = await sql`delete from webhooks where id = ${id} and vendor_id = ${vendorId}`;
  if (count > 0) log.info({ vendorId, webhook: id, by: who.userId }, 'a webhook was removed');
  return { success: true };
}

/** A program that may not read orders must not be sent personal data either. */
function requireMayRead(
  { who }: Pick<Call<typeof endpoints.testWebhook>, 'who'>,
  { personal }: NewWebhook,
): void {
  const program = keyCallerOf(who);
  if (personal && program?.scopes.has('read-orders') === false) {
    throw refusals.outOfScope(['read-orders']);
  }
}

async function requireReachable({ config }: Pick<Call, 'config'>, url: string): Promise<void> {
  const targets = targetsFor({ any: config.webhookTargets === 'any' });
  await addressOf(url, targets).catch((cause: unknown) => {
    if (!(cause instanceof TargetRefused)) throw cause;
    throw refusal(400, 'TargetRefused', cause.message, {
      ...{ key: 'till.error.target', field: 'body.url' },
    });
  });
}

type OfVendor = Pick<Call, 'sql'> & { input: { params: { vendorId: string } } };

async function targetOf({ sql, input }: OfVendor, id: string): Promise<Target> {
  const [target] = await findTargets(sql, input.params.vendorId, id);
  if (!target) throw refusals.unknown();
  return target;
}

async function tellSecret(call: Pick<Call, 'sql' | 'key' | 'clock'>, target: Target) {
  const secret = secretOf(await signingKey(call), target);
  return { webhook: toWebhook(target, call.clock()), secret };
}

function tooMany() {
  return refusal(409, 'TooManyWebhooks', `There may be ${mostTargets} at once.`, {
    key: 'till.error.too-many-webhooks',
  });
}
