import * as z from 'zod/mini';
import { SavedAddress } from '../address.ts';
import { Id, text } from '../primitives.ts';
import { Vendor } from '../vendor.ts';
import { defineEndpoint } from './define.ts';

export const listVendors = defineEndpoint({
  id: 'listVendors',
  summary: 'The outlets of the signed-in person, parents first',
  service: 'orders',
  method: 'GET',
  path: '/vendors',
  access: { kind: 'session', guests: true },
  retry: 'safe',
  result: z.object({ vendors: z.array(Vendor) }),
});

export const getVendor = defineEndpoint({
  id: 'getVendor',
  summary: 'One outlet',
  service: 'orders',
  method: 'GET',
  path: '/vendor/{vendorId}',
  access: { kind: 'vendor', at: 'params.vendorId', guests: true },
  retry: 'safe',
  params: z.strictObject({ vendorId: Id }),
  result: Vendor,
});

export const saveVendorAddress = defineEndpoint({
  id: 'saveVendorAddress',
  summary: 'Say where an outlet stands; the answer is the outlet with its new address',
  service: 'orders',
  method: 'PUT',
  path: '/vendor/{vendorId}/address',
  access: { kind: 'vendor', at: 'params.vendorId', needs: 'outlets' },
  retry: 'idempotent',
  params: z.strictObject({ vendorId: Id }),
  body: SavedAddress,
  result: Vendor,
  refusals: ['InvalidAddress'],
});

/** The settings of a market that can be asked for one by one. */
export const countryParameters = [
  'serviceHours',
  'onlinePaymentActivated',
  'orderItemValueExceedLimit',
  'paymentMethods',
  'allOutletOrders',
] as const;
export type CountryParameter = (typeof countryParameters)[number];

export const getCountryParameter = defineEndpoint({
  id: 'getCountryParameter',
  summary: 'A setting of the market, as text (numbers included), lists separated by a pipe',
  service: 'orders',
  method: 'GET',
  path: '/get-country-parameter/{name}',
  access: { kind: 'session', guests: true },
  retry: 'safe',
  keptFor: 300,
  params: z.strictObject({ name: z.enum(countryParameters) }),
  result: text(1000),
});
