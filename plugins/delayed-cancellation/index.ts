import { definePlugin } from '#core';

/** A delayed order may be cancelled (specification 2, section 4). */
export const delayedCancellation = definePlugin({
  id: 'delayed-cancellation',
  flag: 'delayed-cancellation',
  available: () => true,
  settings: () => ({ delayedCancellation: true }),
});
