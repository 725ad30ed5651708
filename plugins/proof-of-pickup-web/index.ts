import { definePlugin } from '#core';

/** A photograph of the goods as the rider took them (specification 2, section 2). */
export const proofOfPickup = definePlugin({
  id: 'proof-of-pickup-web',
  flag: 'proof-of-pickup-web',
  available: () => true,
  settings: () => ({ proofs: ['pickup'] }),
});
