import * as z from 'zod/mini';

/** What a person at the counter can be alerted to: a rider is on the way, is at the shop, has the goods, has delivered, has trouble. */
export const alertKinds = ['assigned', 'arrived', 'collected', 'delivered', 'trouble'] as const;
export type AlertKind = (typeof alertKinds)[number];

/** How loud alerts are, relative to the device's volume. */
export const alertVolumes = ['quiet', 'normal', 'loud'] as const;
export type AlertVolume = (typeof alertVolumes)[number];

const Chosen = z.object({
  assigned: z.boolean(),
  arrived: z.boolean(),
  collected: z.boolean(),
  delivered: z.boolean(),
  trouble: z.boolean(),
});

/** Which alerts a person hears, and which are shown as notifications while the portal is in the background. */
export const AlertSettings = z.object({
  sound: Chosen,
  notification: Chosen,
  volume: z.enum(alertVolumes),
});
export type AlertSettings = z.infer<typeof AlertSettings>;
