import { type Config, firstPageOf } from '#core';
import type { DrawnPath } from '#routes';
import { endpoints, pathOf, queryOf } from '#schemas';
import { flagProviders } from '../adapters/network/flags.ts';

/** The requests that a page of a signed-in person waits for: outlets, flags, and on tracking the orders of the outlet in the address. */
export function asksOf({ deployment }: Config, at: DrawnPath): string {
  const [[, flags] = []] = flagProviders(deployment);
  const asks = [
    { address: pathOf(endpoints.listVendors, {}), named: true },
    { address: flags, named: false },
    ...(at === '/order-tracking' ? [{ address: firstOrders(), named: true }] : []),
  ];
  return JSON.stringify(asks).replaceAll("'", '%27');
}

/** The address of the first orders, with `OUTLET` for the outlet's id. */
function firstOrders(): string {
  const wanted = { vendor_id: 'OUTLET', include_outlets: false, dayStart: 0 };
  const { params, query } = firstPageOf(wanted);
  return pathOf(endpoints.listOrders, params) + queryOf(query);
}
