import * as z from 'zod/mini';
import { ChangedOutlet, NewOutlet } from '../outlet.ts';
import { Id } from '../primitives.ts';
import { Vendor } from '../vendor.ts';
import { defineEndpoint } from './define.ts';

const refusals = ['InvalidOutlet', 'ClientIdTaken', 'NotOffered'] as const;

export const createOutlet = defineEndpoint({
  id: 'createOutlet',
  summary: 'Add a collection point to a parent; riders can be requested from it a little later',
  service: 'orders',
  method: 'POST',
  path: '/outlet',
  access: { kind: 'vendor', at: 'body.parent_vendor_id', needs: 'outlets' },
  retry: 'keyed',
  body: NewOutlet,
  result: Vendor,
  refusals: [...refusals, 'IdempotencyKeyMissing', 'IdempotencyKeyReused'],
});

export const updateOutlet = defineEndpoint({
  id: 'updateOutlet',
  summary: 'Change a collection point; its parent and its own id at the merchant stay',
  service: 'orders',
  method: 'PUT',
  path: '/outlet/{vendorId}',
  access: { kind: 'vendor', at: 'params.vendorId', needs: 'outlets' },
  retry: 'idempotent',
  params: z.strictObject({ vendorId: Id }),
  body: ChangedOutlet,
  result: Vendor,
  refusals,
});
