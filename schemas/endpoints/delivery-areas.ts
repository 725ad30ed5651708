import * as z from 'zod/mini';
import { DeliveryArea } from '../place.ts';
import { Id } from '../primitives.ts';
import { defineEndpoint } from './define.ts';

export const listDeliveryAreas = defineEndpoint({
  id: 'listDeliveryAreas',
  summary: 'The polygons to which an outlet delivers; none means a radius',
  service: 'orders',
  method: 'GET',
  path: '/vendor/{vendorId}/delivery-areas',
  access: { kind: 'vendor', at: 'params.vendorId', guests: true },
  retry: 'safe',
  params: z.strictObject({ vendorId: Id }),
  result: z.object({ areas: z.array(DeliveryArea) }),
});
