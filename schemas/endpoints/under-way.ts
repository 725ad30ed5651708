import * as z from 'zod/mini';
import { Id } from '../primitives.ts';
import { defineEndpoint } from './define.ts';

export const countUnderWay = defineEndpoint({
  id: 'countUnderWay',
  summary: 'How many orders are under way at each outlet of the signed-in person that has some',
  service: 'orders',
  method: 'GET',
  path: '/vendors/under-way',
  access: { kind: 'session' },
  retry: 'safe',
  result: z.object({ outlets: z.array(z.object({ vendor_id: Id, under_way: z.number() })) }),
});
