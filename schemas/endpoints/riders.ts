import * as z from 'zod/mini';
import { Id } from '../primitives.ts';
import { RiderLocation } from '../rider.ts';
import { defineEndpoint } from './define.ts';

export const locateRider = defineEndpoint({
  id: 'locateRider',
  summary: 'Where the rider of a live order is',
  service: 'hurrier',
  method: 'GET',
  path: '/riders/{riderId}',
  access: { kind: 'rider', at: 'params.riderId', guests: true },
  retry: 'safe',
  params: z.strictObject({ riderId: Id }),
  result: RiderLocation,
});
