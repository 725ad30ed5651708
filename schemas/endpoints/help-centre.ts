import * as z from 'zod/mini';
import { Id, text } from '../primitives.ts';
import { defineEndpoint } from './define.ts';

export const getHelpCentreToken = defineEndpoint({
  id: 'getHelpCentreToken',
  summary: 'A token for the help centre that says who asks, and for which outlet; it lives an hour',
  service: 'orders',
  method: 'GET',
  path: '/vendor/{vendorId}/hc_jwt_token',
  access: { kind: 'vendor', at: 'params.vendorId' },
  retry: 'safe',
  params: z.strictObject({ vendorId: Id }),
  result: text(4096),
});
