import { isBelievable } from '#core/rules';
import { endpoints } from '#schemas';
import { addressKey, createBudget } from '../http/budget.ts';
import { refusals } from '../http/refusal.ts';
import { type Call, serveOn } from '../http/serve.ts';
import type { ServerModule } from '../module.ts';
import { photographOf } from '../orders/proof.ts';
import { getPublicLinks, missesPerMinute, orderShown, receiptPath } from './links.ts';
import { downloadTerms } from './terms.ts';
import { receiptOf, trackingOf } from './tracking.ts';

/** Pages that anyone with the link can see without signing in. */
export const publicPages: ServerModule = {
  name: 'public',
  async register(app, deps) {
    const serve = serveOn(app, deps);
    const misses = createBudget(missesPerMinute, 60, deps.clock);
    const found = <Given>(given: Given | undefined, { ip }: Pick<Call, 'ip'>): Given => {
      if (given) return given;
      const wait = misses.take(addressKey(ip));
      throw wait > 0 ? refusals.tooMany(wait) : refusals.unknown();
    };
    serve(endpoints.getPublicLinks, getPublicLinks);
    serve(endpoints.downloadTerms, downloadTerms);
    serve(endpoints.trackPublicly, async (call) => {
      const behind = found(await orderShown(call, call.input.params.token, 'tracking'), call);
      const { rider, order_id: id } = behind.order;
      const now = call.clock();
      const at = rider ? await call.dispatcher.locate(call.sql, rider.id, now) : undefined;
      const receipt = behind.isReceiptOut ? await receiptPath(call, id) : null;
      const seen = at && isBelievable(at, now) ? at : undefined;
      return trackingOf(behind.order, seen, { now, shopPhone: behind.shopPhone, receipt });
    });
    serve(endpoints.fetchPublicPhoto, async (call) => {
      const { order } = found(await orderShown(call, call.input.params.token, 'tracking'), call);
      return photographOf(call, { order, kind: 'delivery', name: 'delivery.jpg' });
    });
    serve(endpoints.readReceipt, async (call) => {
      const { token } = call.input.params;
      return receiptOf(found(await orderShown(call, token, 'receipt'), call).order, call.market);
    });
  },
};
