import * as z from 'zod/mini';
import { proofKinds } from '../order.ts';
import { Id } from '../primitives.ts';
import { defineEndpoint } from './define.ts';
import { ServedFile } from './served-file.ts';

export const fetchProof = defineEndpoint({
  id: 'fetchProof',
  summary: 'The photograph of a pickup, delivery or return; kept for a week',
  service: 'orders',
  method: 'GET',
  path: '/order/{orderId}/proof/{kind}',
  access: { kind: 'order', at: 'params.orderId', guests: true },
  retry: 'safe',
  params: z.strictObject({ orderId: Id, kind: z.enum(proofKinds) }),
  produces: ['image/jpeg'],
  result: ServedFile,
  refusals: ['ProofUnavailable'],
});
