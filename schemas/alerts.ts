import * as z from 'zod/mini';

/** What a person at the counter wants to be told of: a rider on the way, at the door, gone with the goods, done, in trouble. */
export const alertKinds = ['assigned', 'arrived', 'collected', 'delivered', 'trouble'] as const;
export type AlertKind = (typeof alertKinds)[number];

/** How loud: from silent to full, as a share of the device's volume. */
export const alertVolumes = ['quiet', 'normal', 'loud'] as const;
export type AlertVolume = (typeof alertVolumes)[number];

const Chosen = z.object({
  assigned: z.boolean(),
  arrived: z.boolean(),
  collected: z.boolean(),
  delivered: z.boolean(),
  trouble: z.boolean(),
});

/** What one person chose to hear, and to be shown while the portal is in the background. */
export const AlertSettings = z.object({
  sound: Chosen,
  notification: Chosen,
  volume: z.enum(alertVolumes),
});
export type AlertSettings = z.infer<typeof AlertSettings>;
