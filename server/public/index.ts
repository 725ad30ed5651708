import { isBelievable } from '#core/rules';
import { endpoints, type Order } from '#schemas';
import type { Dispatcher } from '../fleet/dispatcher.ts';
import { addressKey, createBudget } from '../http/budget.ts';
import { refusals } from '../http/refusal.ts';
import { type Call, serveOn } from '../http/serve.ts';
import type { Deps, ServerModule } from '../module.ts';
import { getPublicLinks, missesPerMinute, orderShown } from './links.ts';
import { downloadTerms } from './terms.ts';
import { receiptOf, trackingOf } from './tracking.ts';

/** What can be seen without signing in, by those who have the link. */
export function publicWith(dispatcherOf: (deps: Deps) => Dispatcher): ServerModule {
  return {
    name: 'public',
    async register(app, deps) {
      const serve = serveOn(app, deps);
      const dispatcher = dispatcherOf(deps);
      const misses = createBudget(missesPerMinute, 60, deps.clock);
      const found = (order: Order | undefined, { ip }: Pick<Call, 'ip'>): Order => {
        if (order) return order;
        const wait = misses.take(addressKey(ip));
        throw wait > 0 ? refusals.tooMany(wait) : refusals.unknown();
      };
      serve(endpoints.getPublicLinks, getPublicLinks);
      serve(endpoints.downloadTerms, downloadTerms);
      serve(endpoints.trackPublicly, async (call) => {
        const { token } = call.input.params;
        const order = found(await orderShown(call, token, 'tracking'), call);
        const { rider } = order;
        const at = rider ? await dispatcher.locate(call.sql, rider.id, call.clock()) : undefined;
        return trackingOf(order, at && isBelievable(at, call.clock()) ? at : undefined);
      });
      serve(endpoints.readReceipt, async (call) => {
        const { token } = call.input.params;
        return receiptOf(found(await orderShown(call, token, 'receipt'), call));
      });
    },
  };
}
