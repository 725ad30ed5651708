import { createEffect, createEvent, sample, scopeBind } from 'effector';
import { endpoints, type Id, type Order, type Problem } from '#schemas';
import { $now } from '../kernel/clock.ts';
import { endpointFx, keepGuestOrderFx, loadGuestOrdersFx } from '../kernel/ports.ts';
import { $session } from '../session/model.ts';

/** Seconds between two fetches of a guest's orders: guests have no live connection. */
export const GUEST_LOOK = 10;

const listFx = endpointFx(endpoints.listGuestOrders);

/** A guest's orders, by the tokens that this browser kept. */
export const guestOrdersFx = createEffect<{ vendor_id: Id }, readonly Order[], Problem>(
  async () => {
    const load = scopeBind(loadGuestOrdersFx);
    const list = scopeBind(listFx);
    const tokens = (await load()).map(({ token }) => token);
    return tokens.length === 0 ? [] : (await list({ body: { tokens } })).data;
  },
);

/** An order is about to be placed with this key. Of a guest's order, this browser keeps only the key and the time. */
export const orderKeyUsed = createEvent<string>();
sample({
  clock: orderKeyUsed,
  source: { session: $session, now: $now },
  filter: ({ session }) => session?.guest === true,
  fn: ({ now }, token) => ({ token, placed_at: now }),
  target: keepGuestOrderFx,
});
