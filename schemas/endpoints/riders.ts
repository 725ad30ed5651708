import * as z from 'zod/mini';
import { Id, UnixTime } from '../primitives.ts';
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

/** Riders of one call at most. */
export const RIDERS_AT_ONCE = 500;

/** Positions of many riders in one call. The answer leaves out riders that are unknown or not the caller's to see. */
export const locateRiders = defineEndpoint({
  id: 'locateRiders',
  summary: 'Where the riders of live orders are; riders of others are left out',
  service: 'hurrier',
  method: 'POST',
  path: '/riders/locate',
  access: { kind: 'session', guests: true },
  retry: 'safe',
  body: z.strictObject({ rider_ids: z.array(Id).check(z.maxLength(RIDERS_AT_ONCE)) }),
  /** `located_at` is the server's clock, by which the age of a position is judged. */
  result: z.object({ data: z.array(RiderLocation), located_at: UnixTime }),
});
