import { endpoints } from '#schemas';
import { serveOn } from '../http/serve.ts';
import type { ServerModule } from '../module.ts';
import { beginGuest } from './begin.ts';
import { listGuestOrders } from './list-orders.ts';
import { forgetFinished, forgetGuests } from './retention.ts';

/** New guests a minute from one address. */
const perMinute = 20;

/** People without an account: who they are, and what they ordered. */
export const guests: ServerModule = {
  name: 'guests',
  async register(app, deps) {
    const serve = serveOn(app, deps);
    const limit = Math.max(perMinute, Math.floor(deps.config.rateLimit / 300));
    serve(endpoints.beginGuest, beginGuest, { perMinute: limit });
    serve(endpoints.listGuestOrders, listGuestOrders);
  },
  rounds: (deps) => [
    {
      name: 'guests of long ago',
      async run() {
        await forgetGuests(deps);
        await forgetFinished(deps.sql);
      },
    },
  ],
};
