import { type CountryParameter, endpoints, type Market, type Vendor } from '#schemas';
import { refusals } from '../http/refusal.ts';
import { type Call, JsonText, serveOn } from '../http/serve.ts';
import type { ServerModule } from '../module.ts';
import { standingOf, type Who } from '../policy.ts';
import { saveVendorAddress } from './address.ts';
import { findVendors, keptVendor } from './repository.ts';
import { countUnderWay } from './under-way.ts';

/** A person's outlets, and the market's settings under the specification's names. */
export const vendors: ServerModule = {
  name: 'vendors',
  async register(app, deps) {
    const serve = serveOn(app, deps);
    serve(endpoints.listVendors, listVendors);
    serve(endpoints.countUnderWay, countUnderWay);
    serve(endpoints.getVendor, async (call) => {
      const vendor = await keptVendor(call, call.input.params.vendorId);
      if (!vendor) throw refusals.unknown();
      return addStanding(call.who, vendor);
    });
    serve(endpoints.saveVendorAddress, async (call) =>
      addStanding(call.who, await saveVendorAddress(call)),
    );
    serve(endpoints.getCountryParameter, async ({ market, input }) =>
      parameters[input.params.name](market),
    );
  },
};

/** Every page begins with this list, which rarely changes, so its JSON is cached for a moment. */
async function listVendors({ sql, kept, who }: Call<typeof endpoints.listVendors>) {
  const ids = [...who.vendorIds];
  const write = async () => {
    const vendors = await findVendors(sql, ids);
    return { text: JSON.stringify({ vendors: vendors.map((each) => addStanding(who, each)) }) };
  };
  const name = ids.map((id) => `${id} ${standingOf(who, id)}`).join();
  const { text } = (await kept.outlets.get(name, write)) ?? (await write());
  return new JsonText(text);
}

/** An outlet with the caller's standing there. */
function addStanding(who: Who, vendor: Vendor): Vendor {
  const standing = standingOf(who, vendor.vendor_id);
  return standing === undefined ? vendor : { ...vendor, standing };
}

const parameters: Record<CountryParameter, (market: Market) => string> = {
  serviceHours: (market) => market.serviceHours,
  onlinePaymentActivated: (market) => String(market.onlinePayment),
  orderItemValueExceedLimit: (market) => String(market.request.itemValueLimit),
  // Guests read this too, and for them paying online is one of the methods.
  paymentMethods: ({ paymentMethods, onlinePayment }) =>
    [...paymentMethods, ...(onlinePayment ? ['ONLINE_PAYMENT'] : [])].join('|'),
  allOutletOrders: (market) => String(market.allOutletOrders),
};
