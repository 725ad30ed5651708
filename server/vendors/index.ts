import { type CountryParameter, endpoints, type Market } from '#schemas';
import { refusals } from '../http/refusal.ts';
import { type Call, JsonText, serveOn } from '../http/serve.ts';
import type { ServerModule } from '../module.ts';
import { saveVendorAddress } from './address.ts';
import { findVendors, keptVendor } from './repository.ts';

/** The outlets of a person, and the market's settings under the names that the specification asks for. */
export const vendors: ServerModule = {
  name: 'vendors',
  async register(app, deps) {
    const serve = serveOn(app, deps);
    serve(endpoints.listVendors, listVendors);
    serve(endpoints.getVendor, async (call) => {
      const vendor = await keptVendor(call, call.input.params.vendorId);
      if (!vendor) throw refusals.unknown();
      return vendor;
    });
    serve(endpoints.saveVendorAddress, saveVendorAddress);
    serve(endpoints.getCountryParameter, async ({ market, input }) =>
      parameters[input.params.name](market),
    );
  },
};

/** Every page begins with this list, which hardly ever changes: it is written once in a moment. */
async function listVendors({ sql, kept, who }: Call<typeof endpoints.listVendors>) {
  const ids = [...who.vendorIds];
  const write = async () => ({ text: JSON.stringify({ vendors: await findVendors(sql, ids) }) });
  const { text } = (await kept.outlets.get(ids.join(), write)) ?? (await write());
  return new JsonText(text);
}

const parameters: Record<CountryParameter, (market: Market) => string> = {
  serviceHours: (market) => market.serviceHours,
  onlinePaymentActivated: (market) => String(market.onlinePayment),
  orderItemValueExceedLimit: (market) => String(market.request.itemValueLimit),
  // Guests read it too, and to them paying online is a way like any other.
  paymentMethods: ({ paymentMethods, onlinePayment }) =>
    [...paymentMethods, ...(onlinePayment ? ['ONLINE_PAYMENT'] : [])].join('|'),
  allOutletOrders: (market) => String(market.allOutletOrders),
};
