import { endpoints } from '#schemas';
import { refusals } from '../http/refusal.ts';
import { type Call, JsonText, serveOn } from '../http/serve.ts';
import type { ServerModule } from '../module.ts';
import { findAreas } from './areas.ts';
import { cancelOrder } from './cancel.ts';
import { listOrderChanges } from './changes.ts';
import { createOrder } from './create.ts';
import { isDeliverable } from './deliverable.ts';
import { quoteFee } from './fee.ts';
import { findStored, ownersOfOrder, ownersOfRider, type StoredOrder } from './find.ts';
import { listOrders } from './list.ts';
import { fetchProof } from './proof.ts';
import { listRecipients } from './recipients.ts';
import { forgetOldCodes, forgetOldIntents, forgetOldOrders } from './retention.ts';
import { locateRider, locateRiders } from './riders.ts';
import { updateOrder } from './update.ts';

/** How many times the usual limit this call has, since a page may ask for each rider on screen. */
const ridersOnScreen = 5;

/** Fees, orders, their changes and riders. */
export const orders: ServerModule = {
  name: 'orders',
  async register(app, deps) {
    const serve = serveOn(app, deps);
    serve(endpoints.quoteFee, quoteFee);
    serve(endpoints.validateDeliveryArea, validateDeliveryArea);
    serve(endpoints.estimate, async ({ input, dispatcher, market, clock }) => {
      return { estimations: await dispatcher.askEstimate(input.body, market, clock()) };
    });
    serve(endpoints.listDeliveryAreas, async ({ sql, market, input }) => {
      return { areas: await findAreas(sql, market, input.params.vendorId) };
    });
    serve(endpoints.createOrder, createOrder);
    serve(endpoints.getOrder, getOrder, { find: findStored });
    serve(endpoints.updateOrder, updateOrder);
    serve(endpoints.cancelOrder, cancelOrder);
    serve(endpoints.listOrders, listOrders);
    serve(endpoints.listOrderChanges, listOrderChanges);
    serve(endpoints.listRecipients, listRecipients);
    serve(endpoints.fetchProof, fetchProof);
    const perMinute = deps.config.rateLimit * ridersOnScreen;
    serve(endpoints.locateRider, locateRider, { perMinute });
    // A window calls every two seconds; fifty tills of one account fit.
    serve(endpoints.locateRiders, locateRiders, {
      perMinute: deps.config.rateLimit * 3,
    });
  },
  owners: { order: ownersOfOrder, rider: ownersOfRider },
  rounds: (deps) => [
    { name: 'pickup codes of days that are over', run: () => forgetOldCodes(deps) },
    {
      name: 'orders of long ago',
      async run() {
        await forgetOldOrders(deps);
        await forgetOldIntents(deps);
      },
    },
  ],
};

async function validateDeliveryArea(
  call: Call<typeof endpoints.validateDeliveryArea>,
): Promise<'DELIVERABLE' | 'NOT_DELIVERABLE'> {
  const { sql, kept, market, input } = call;
  const { location, vendor_location: source, vendor_id: vendorId } = input.body;
  const destination = { latitude: location.lat, longitude: location.lng };
  const deliverable = await isDeliverable(sql, market, { vendorId, source, destination }, kept);
  return deliverable ? 'DELIVERABLE' : 'NOT_DELIVERABLE';
}

/** An order of an outlet or of the parent's outlets, as stored JSON. */
function getOrder(
  { input }: Call<typeof endpoints.getOrder>,
  found: StoredOrder | undefined,
): JsonText {
  const { vendorId } = input.query;
  const isTheirs = vendorId === found?.vendor_id || vendorId === found?.parent_id;
  if (!found || !isTheirs) throw refusals.unknown();
  return new JsonText(found.record);
}
