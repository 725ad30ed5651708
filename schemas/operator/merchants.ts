import * as z from 'zod/mini';
import { OutletDetails } from '../outlet.ts';
import { CountryCode, EmailAddress, Id, requiredText, text, typedText } from '../primitives.ts';
import { Invited, Merchant, MerchantAt, Outlet, OutletAt, Search } from './common.ts';
import { defineOperatorCall } from './define.ts';

const { latitude, longitude } = OutletDetails.shape;
const typed = z._default(typedText(1000), '');

/** An outlet as an operator describes it; its country is the deployment's. */
const OutletWords = {
  name: typedText(1000),
  phone_number: typedText(1000),
  address: typedText(1000),
  latitude,
  longitude,
  client_vendor_id: typed,
  city: typed,
  street: typed,
  street_number: typed,
  postal_code: typed,
  unit: typed,
  building: typed,
  rider_instructions: typed,
};

export const listDeployments = defineOperatorCall({
  id: 'listDeployments',
  summary: 'Every deployment of this server',
  method: 'GET',
  path: '/deployments',
  result: z.object({
    deployments: z.array(
      z.object({ deployment: Id, country: CountryCode, brand: Id, hosts: z.array(text(300)) }),
    ),
  }),
});

export const listMerchants = defineOperatorCall({
  id: 'listMerchants',
  summary: 'Merchants by name or id',
  method: 'GET',
  path: '/merchants',
  query: z.strictObject({ ...Search, deployment: z.optional(Id) }),
  result: z.object({ merchants: z.array(Merchant), total: z.number() }),
});

export const createMerchant = defineOperatorCall({
  id: 'createMerchant',
  summary: 'Add a merchant with its first outlet, and invite its owner by mail',
  method: 'POST',
  path: '/merchants',
  body: z.strictObject({
    deployment: Id,
    merchant_name: requiredText(300),
    owner: EmailAddress,
    language: z.optional(typedText(16)),
    ...OutletWords,
  }),
  result: z.object({ merchant: Merchant, outlet: Outlet, invited: Invited }),
  refusals: ['InvalidOutlet'],
});

export const listOutlets = defineOperatorCall({
  id: 'listOutlets',
  summary: 'Outlets by name, id, phone, address or the merchant’s own id',
  method: 'GET',
  path: '/outlets',
  query: z.strictObject({ ...Search, deployment: z.optional(Id), merchant: z.optional(Id) }),
  result: z.object({ outlets: z.array(Outlet), total: z.number() }),
});

export const addOutlet = defineOperatorCall({
  id: 'addOutlet',
  summary: 'Add an outlet to a merchant',
  method: 'POST',
  path: '/merchants/{merchantId}/outlets',
  params: MerchantAt,
  body: z.strictObject(OutletWords),
  result: Outlet,
  refusals: ['InvalidOutlet', 'ClientIdTaken'],
});

export const importOutlets = defineOperatorCall({
  id: 'importOutlets',
  summary: 'Add outlets from CSV: good rows are kept, each other one is told with its reason',
  method: 'POST',
  path: '/merchants/{merchantId}/outlets/import',
  params: MerchantAt,
  body: z.strictObject({ csv: typedText(2_000_000) }),
  result: z.object({
    added: z.array(z.object({ line: z.number(), outlet_id: Id, name: text(300) })),
    rejected: z.array(
      z.object({ line: z.number(), field: z.nullable(text(100)), reason: text(1000) }),
    ),
  }),
  refusals: ['UnreadableFile'],
});

export const closeOutlet = defineOperatorCall({
  id: 'closeOutlet',
  summary: 'Let an outlet, or a merchant with all of its outlets, take no new orders',
  method: 'POST',
  path: '/outlets/{outletId}/close',
  params: OutletAt,
  result: z.object({ outlets: z.array(Outlet) }),
});

export const openOutlet = defineOperatorCall({
  id: 'openOutlet',
  summary: 'Let an outlet, or a merchant with all of its outlets, take orders again',
  method: 'POST',
  path: '/outlets/{outletId}/open',
  params: OutletAt,
  result: z.object({ outlets: z.array(Outlet) }),
});

export const setOnlinePayment = defineOperatorCall({
  id: 'setOnlinePayment',
  summary:
    'Let an outlet, or a merchant with all of its outlets, pay delivery fees by card, or no more',
  method: 'PUT',
  path: '/outlets/{outletId}/online-payment',
  params: OutletAt,
  body: z.strictObject({ state: z.enum(['on', 'off']) }),
  result: z.object({
    outlets: z.array(z.object({ outlet_id: Id, name: text(300), online_payment: z.boolean() })),
  }),
});
