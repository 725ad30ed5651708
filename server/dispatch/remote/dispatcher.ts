import type { FleetMessage, Market, Order } from '#schemas';
import { FleetOrder } from '#schemas';
import type { Deps } from '../../module.ts';
import { findVendors } from '../../vendors/repository.ts';
import type { Dispatcher, Handed } from '../dispatcher.ts';
import { estimates } from './estimate.ts';
import { photographOf } from './photographs.ts';
import { locateAll, locateOne } from './positions.ts';
import { type RemoteFleet, send } from './send.ts';

/** Milliseconds that a fleet has to take something on. */
const patience = 10_000;

/** A fleet of somebody else, which is told by signed calls and speaks by signed calls. */
export function remoteFleet(
  fleet: RemoteFleet,
  deps: Pick<Deps, 'sql' | 'clock' | 'log'>,
): Dispatcher {
  const { sql, clock } = deps;
  const minutes = estimates(fleet, deps);
  const tell = async (message: FleetMessage, { key }: Handed) => {
    await send(fleet, message, { key, now: clock(), patience });
  };
  return {
    takesOrders: true,
    async request(order, handed) {
      // Its answers may be here before its yes is.
      await sql`insert into fleet_orders (order_id, handed_at) values (${order.order_id}, ${clock()})
        on conflict do nothing`;
      await tell(
        { type: 'order.requested', order: await told(deps, order, handed.market) },
        handed,
      );
    },
    async change(order, handed) {
      await tell({ type: 'order.changed', order: await told(deps, order, handed.market) }, handed);
    },
    async cancel({ order_id, vendor_id }, handed) {
      await tell({ type: 'order.cancelled', order: { order_id, vendor_id } }, handed);
    },
    locate: locateOne,
    locateAll,
    photograph: (order, kind) => photographOf(deps, order, kind),
    estimate: minutes.estimate,
    askEstimate: minutes.ask,
  };
}

/** What a fleet is told of an order; of what an outlet says of itself, only what is true of where this one is collected. */
async function told(
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
