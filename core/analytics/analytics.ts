import { createEvent, sample } from 'effector';
import { $config } from '../kernel/config.ts';
import { viewPageFx } from '../kernel/ports.ts';
import { $mode } from '../session/guest.ts';

/** A page was opened; it is known by the pattern of its route only. */
export const pageViewed = createEvent<string>();

sample({
  clock: pageViewed,
  source: { config: $config, mode: $mode },
  filter: ({ config }) => config?.deployment.analytics !== undefined,
  fn: ({ config, mode }, page) => ({ page, mode, country: config?.market.country ?? '' }),
  target: viewPageFx,
});
