import type { GoodInputs } from './given.ts';
import type { World } from './world.ts';

/** Nobody hears there; what is promised to a target is told beside the call. */
const target = { url: 'http://127.0.0.1:9/hooks', events: ['order.placed' as const] };
const newKey = { name: 'Till', scopes: ['read-orders' as const] };

/** A merchant with a service key. */
async function withKey(world: World) {
  const { id, headers } = await world.merchant();
  const params = { vendorId: id };
  const { key } = await world.make('createServiceKey', { headers, params, body: newKey });
  return { headers, params: { ...params, keyId: key.key_id } };
}

/** A merchant with a target. */
async function withTarget(world: World) {
  const { id, headers } = await world.merchant();
  const params = { vendorId: id };
  const { webhook } = await world.make('createWebhook', { headers, params, body: target });
  return { headers, params: { ...params, webhookId: webhook.webhook_id } };
}

/** What a merchant's programs sign in with, and where they hear of orders. */
export const programInputs: GoodInputs<
  | 'createServiceKey'
  | 'rotateServiceKey'
  | 'revokeServiceKey'
  | 'createWebhook'
  | 'updateWebhook'
  | 'deleteWebhook'
  | 'rotateWebhookSecret'
  | 'testWebhook'
  | 'resendWebhookDelivery'
> = {
  createServiceKey: {
    async fresh({ merchant }) {
      const { id, headers } = await merchant();
      return { headers, params: { vendorId: id }, body: newKey };
    },
    again: ['TooManyKeys', 'TooManyRequestsException'],
  },
  rotateServiceKey: { fresh: withKey, again: ['TooManyRequestsException'] },
  revokeServiceKey: { fresh: withKey },
  createWebhook: {
    async fresh({ merchant }) {
      const { id, headers } = await merchant();
      return { headers, params: { vendorId: id }, body: target };
    },
    again: ['TooManyWebhooks'],
  },
  updateWebhook: {
    fresh: async (world) => ({
      ...(await withTarget(world)),
      body: { ...target, events: ['order.edited'], paused: true },
    }),
  },
  deleteWebhook: {
    fresh: withTarget,
    did: async ({ world, sent }) =>
      (await world.server.sql`select 1 from webhooks where id = ${sent.params.webhookId}`)
        .length === 0,
  },
  rotateWebhookSecret: { fresh: withTarget },
  testWebhook: { fresh: withTarget },
  resendWebhookDelivery: {
    async fresh(world) {
      const { headers, params } = await withTarget(world);
      const { delivery_id } = await world.make('testWebhook', { headers, params });
      return { headers, params: { ...params, deliveryId: delivery_id } };
    },
  },
};
