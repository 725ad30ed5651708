import { isBelievable, linksKeptFor, reachedAt } from '#core/rules';
import { endpoints, type Order, type UnixTime } from '#schemas';
import type { Dispatcher } from '../fleet/dispatcher.ts';
import { addressKey, createBudget } from '../http/budget.ts';
import { refusals } from '../http/refusal.ts';
import { type Call, serveOn } from '../http/serve.ts';
import type { Deps, ServerModule } from '../module.ts';
import { isOver } from '../orders/record.ts';
import { getPublicLinks, isDone, orderBehind } from './links.ts';
import { downloadTerms } from './terms.ts';
import { receiptOf, trackingOf } from './tracking.ts';

/** Links that lead nowhere which one address may try in a minute. */
const missesPerMinute = 10;

/** What can be seen without signing in, by those who have the link. */
export function publicWith(dispatcherOf: (deps: Deps) => Dispatcher): ServerModule {
  return {
    name: 'public',
    async register(app, deps) {
      const serve = serveOn(app, deps);
      const dispatcher = dispatcherOf(deps);
      const misses = createBudget(missesPerMinute, 60, deps.clock);
      const found = (order: Order | undefined, keptFor: number, { ip, clock }: Seeker): Order => {
        if (order && !isExpired(order, keptFor, clock())) return order;
        const wait = misses.take(addressKey(ip));
        throw wait > 0 ? refusals.tooMany(wait) : refusals.unknown();
      };
      serve(endpoints.getPublicLinks, getPublicLinks);
      serve(endpoints.downloadTerms, downloadTerms);
      serve(endpoints.trackPublicly, async (call) => {
        const behind = await orderBehind(call, 'tracking');
        const order = found(behind, linksKeptFor.tracking, call);
        const { rider } = order;
        const at = rider ? await dispatcher.locate(call.sql, rider.id, call.clock()) : undefined;
        return trackingOf(order, at && isBelievable(at, call.clock()) ? at : undefined);
      });
      serve(endpoints.readReceipt, async (call) => {
        const behind = await orderBehind(call, 'receipt');
        return receiptOf(
          found(behind && isDone(behind) ? behind : undefined, linksKeptFor.receipt, call),
        );
      });
    },
  };
}

type Seeker = Pick<Call, 'ip' | 'clock'>;

function isExpired(order: Order, keptFor: number, now: UnixTime): boolean {
  return isOver(order) && now - reachedAt(order) > keptFor;
}
