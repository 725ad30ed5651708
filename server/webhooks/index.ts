import { endpoints } from '#schemas';
import { serveOn } from '../http/serve.ts';
import type { ServerModule } from '../module.ts';
import { changeTarget, createTarget, removeTarget, rotateSecret } from './change.ts';
import { webhookErrands } from './deliver.ts';
import { mails } from './mails.ts';
import { findDeliveries, findTargets, toWebhook } from './repository.ts';
import { requireTarget } from './require.ts';
import { resend, sendTest } from './resend.ts';
import { forgetOldDeliveries } from './retention.ts';
import { sealSigningKey } from './signing-key.ts';

/** Changes and manual deliveries that one caller may request in a minute. */
const askedPerMinute = 60;

/** Notifies a merchant's programs of changes to its orders (Standard Webhooks). */
export const webhooks: ServerModule = {
  name: 'webhooks',
  async register(app, deps) {
    const serve = serveOn(app, deps);
    const limits = { perMinute: Math.min(askedPerMinute, deps.config.rateLimit) };
    serve(endpoints.listWebhooks, async ({ sql, clock, input }) => {
      const targets = await findTargets(sql, input.params.vendorId);
      return { webhooks: targets.map((each) => toWebhook(each, clock())) };
    });
    serve(endpoints.createWebhook, createTarget, limits);
    serve(endpoints.updateWebhook, changeTarget, limits);
    serve(endpoints.deleteWebhook, removeTarget);
    serve(endpoints.rotateWebhookSecret, rotateSecret, limits);
    serve(endpoints.testWebhook, sendTest, limits);
    serve(endpoints.listWebhookDeliveries, async (call) => {
      const { id } = await requireTarget(call);
      return {
        deliveries: await findDeliveries(call.sql, id, { before: call.input.query.before }),
      };
    });
    serve(endpoints.resendWebhookDelivery, resend, limits);
  },
  async start(deps) {
    await sealSigningKey(deps);
    return async () => undefined;
  },
  errands: (deps) => [webhookErrands(deps)],
  rounds: (deps) => [{ name: 'old deliveries of webhooks', run: () => forgetOldDeliveries(deps) }],
  mails,
};
