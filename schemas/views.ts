import * as z from 'zod/mini';
import { orderGroups } from './endpoints/order-filter.ts';
import { Id, UnixTime } from './primitives.ts';

/** The outlet that a person chose last, and whether its outlets were included. */
export const KeptOutlet = z.object({ vendor_id: Id, include_outlets: z.boolean() });
export type KeptOutlet = z.infer<typeof KeptOutlet>;

/** The periods of the history that the day decides; any other has ends of its own. */
export const presetPeriods = [
  'today',
  'yesterday',
  'past-7-days',
  'past-30-days',
  'this-month',
  'last-month',
] as const;

/** Which past orders a person was looking at. */
export const KeptFilters = z.object({
  range: z.union([
    z.object({ category: z.enum(presetPeriods) }),
    z.object({ category: z.literal('custom'), from: UnixTime, to: UnixTime }),
  ]),
  status: z.enum(['any', ...orderGroups]),
});
export type KeptFilters = z.infer<typeof KeptFilters>;
