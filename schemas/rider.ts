import * as z from 'zod/mini';
import { Id, Position, UnixTime } from './primitives.ts';

/** Where a rider was, and when; heading in degrees clockwise from north. */
export const RiderLocation = z.extend(Position, {
  rider_id: Id,
  updated_at: UnixTime,
  heading: z.optional(z.nullable(z.number())),
});
export type RiderLocation = z.infer<typeof RiderLocation>;
