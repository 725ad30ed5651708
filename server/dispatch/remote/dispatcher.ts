import type { FleetMessage, Market, Order } from '#schemas';
import { FleetOrder } from '#schemas';
import type { Deps } from '../../module.ts';
import { findVendors } from '../../vendors/repository.ts';
import type { Dispatcher, Handed } from '../dispatcher.ts';
import { estimates } from './estimate.ts';
import { photographOf } from './photographs.ts';
import { locateAll, locateOne } from './positions.ts';
import { keepRide, nextRide, rideOf } from './rides.ts';
import { type RemoteFleet, send } from './send.ts';

/** Milliseconds to wait for a fleet's answer. */
const patience = 10_000;

/** A connected fleet, which gets and makes signed calls. */
export function remoteFleet(
  fleet: RemoteFleet,
  deps: Pick<Deps, 'sql' | 'clock' | 'log'>,
): Dispatcher {
  const { clock } = deps;
  const minutes = estimates(fleet, deps);
  // Count the ride up first, so that reports that arrive meanwhile are not taken for the next ride.
  const endRide = async ({ order_id, vendor_id }: Order, handed: Handed) => {
    const ride = (await nextRide(deps, order_id, handed.key)) - 1;
    const message = { type: 'order.cancelled' as const, ride, order: { order_id, vendor_id } };
    await tell(message, handed).catch(async (cause: unknown) => {
      await keepRide(deps, order_id, handed.key);
      throw cause;
    });
  };
  const tell = async (message: FleetMessage, { key }: Handed) => {
    await send(fleet, message, { key, now: clock(), patience });
  };
  return {
    takesOrders: true,
    async request(order, handed) {
      // Store the ride first: reports may arrive before the answer to this call.
      const ride = await rideOf(deps, order.order_id);
      const message = { ride, order: await describe(deps, order, handed.market) };
      await tell({ type: 'order.requested', ...message }, handed);
    },
    async change(order, handed) {
      const ride = await rideOf(deps, order.order_id);
      const message = { ride, order: await describe(deps, order, handed.market) };
      await tell({ type: 'order.changed', ...message }, handed);
    },
    async cancel(order, handed) {
      if (handed.again) return endRide(order, handed);
      const { order_id, vendor_id } = order;
      const ride = await rideOf(deps, order_id);
      await tell({ type: 'order.cancelled', ride, order: { order_id, vendor_id } }, handed);
    },
    locate: locateOne,
    locateAll,
    photograph: (order, kind) => photographOf(deps, order, kind),
    estimate: minutes.estimate,
    askEstimate: minutes.ask,
  };
}

/** The order for a fleet. Details of the outlet are left out where the order is collected elsewhere. */
async function describe(
  { sql }: Pick<Deps, 'sql'>,
  order: Order,
  { country, currency }: Market,
): Promise<FleetOrder> {
  const [vendor] = await findVendors(sql, [order.vendor_id]);
  const { latitude, longitude } = order.origin ?? order.customer.location;
  const { name = '', contact, location } = vendor?.vendor_information ?? {};
  const isAtOutlet = location?.latitude === latitude && location.longitude === longitude;
  return FleetOrder.parse({
    ...order,
    ...{ country, currency },
    pickup: {
      ...{ latitude, longitude, name: order.outlet_name ?? name },
      ...(order.outlet_name === name && contact && { phone_number: contact.phone }),
      ...(isAtOutlet && {
        address: location.address_text,
        instructions: location.rider_instructions,
      }),
    },
  });
}
