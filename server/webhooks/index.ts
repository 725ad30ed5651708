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

/** Changes and events by hand that one caller may ask for in a minute. */
const askedPerMinute = 60;

/** Tells a merchant's programs what becomes of its orders (Standard Webhooks). */
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
  errands: (deps) => [webhookErrands(deps)],
  rounds: (deps) => [{ name: 'old deliveries of webhooks', run: () => forgetOldDeliveries(deps) }],
  mails,
};
