import { type Config, firstPageOf } from '#core';
import type { DrawnPath } from '#routes';
import { type CountryParameter, endpoints, pathOf, queryOf } from '#schemas';
import { flagProviders } from '../adapters/network/flags.ts';

/**
 * The requests that a page of a signed-in person waits for: outlets, flags, on tracking the orders of the outlet in the address, and on
 * the page of requests the settings of the market without which it shows no field.
 */
export function asksOf({ deployment }: Config, at: DrawnPath): string {
  const [[, flags] = []] = flagProviders(deployment);
  const asks = [
    { address: pathOf(endpoints.listVendors, {}), named: true },
    { address: flags, named: false },
    ...waitedFor(at).map((address) => ({ address, named: true })),
  ];
  return JSON.stringify(asks).replaceAll("'", '%27');
}

function waitedFor(at: DrawnPath): readonly string[] {
  if (at === '/order-tracking') return [firstOrders()];
  const settings: readonly CountryParameter[] = ['serviceHours', 'orderItemValueExceedLimit'];
  if (at !== '/request-a-rider') return [];
  return settings.map((name) => pathOf(endpoints.getCountryParameter, { name }));
}

/** The address of the first orders, with `OUTLET` for the outlet's id. */
function firstOrders(): string {
  const wanted = { vendor_id: 'OUTLET', include_outlets: false, dayStart: 0 };
  const { params, query } = firstPageOf(wanted);
  return pathOf(endpoints.listOrders, params) + queryOf(query);
}
