import { type Config, cookieScheme, firstPageOf } from '#core';
import { type DrawnPath, type LinkPage, linkPageOf } from '#routes';
import { type CountryParameter, endpoints, pathOf, queryOf } from '#schemas';
import { flagProviders } from '../adapters/network/flags.ts';

/**
 * The requests that a page waits for: flags, and with a session outlets, on tracking the orders of the outlet in the address, and on the
 * page of requests the settings of the market without which it shows no field, and who the outlet delivered to last; for anyone
 * with an order's link, what that shows.
 */
export function asksOf({ deployment }: Config, at: DrawnPath): string {
  const [[, flags] = []] = flagProviders(deployment);
  const link = linkPageOf(`${at}/TOKEN`);
  const waited = link ? [behindLink(link)] : [pathOf(endpoints.listVendors, {}), ...waitedFor(at)];
  const as = link && deployment.sessionCookies ? { as: cookieScheme } : {};
  const asks = [
    ...waited.map((address) => ({ address, named: true, ...as })),
    { address: flags, named: false },
  ];
  return JSON.stringify(asks).replaceAll("'", '%27');
}

/** The address of what a link shows, with `TOKEN` for its own. */
function behindLink(page: LinkPage): string {
  const params = { token: 'TOKEN' };
  const { readReceipt, trackPublicly } = endpoints;
  return page === 'delivery-receipt' ? pathOf(readReceipt, params) : pathOf(trackPublicly, params);
}

function waitedFor(at: DrawnPath): readonly string[] {
  if (at === '/order-tracking') return [firstOrders()];
  const settings: readonly CountryParameter[] = ['serviceHours', 'orderItemValueExceedLimit'];
  if (at !== '/request-a-rider') return [];
  return [
    ...settings.map((name) => pathOf(endpoints.getCountryParameter, { name })),
    pathOf(endpoints.listRecipients, { vendorId: 'OUTLET' }),
  ];
}

/** The address of the first orders, with `OUTLET` for the outlet's id. */
function firstOrders(): string {
  const wanted = { vendor_id: 'OUTLET', include_outlets: false, dayStart: 0 };
  const { params, query } = firstPageOf(wanted);
  return pathOf(endpoints.listOrders, params) + queryOf(query);
}
