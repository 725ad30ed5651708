import * as z from 'zod/mini';
import { RecentOrder } from '../order.ts';
import { Id } from '../primitives.ts';
import { defineEndpoint } from './define.ts';

export const listRecipients = defineEndpoint({
  id: 'listRecipients',
  summary: 'The last order to each of the people an outlet delivered to of late, newest first',
  service: 'orders',
  method: 'GET',
  path: '/vendor/{vendorId}/recipients',
  access: { kind: 'vendor', at: 'params.vendorId' },
  retry: 'safe',
  params: z.strictObject({ vendorId: Id }),
  result: z.object({ recipients: z.array(RecentOrder).check(z.maxLength(30)) }),
});
