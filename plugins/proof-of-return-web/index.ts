import { definePlugin } from '#core';

/** A photograph of the goods back at the outlet (specification 2, section 2). */
export const proofOfReturn = definePlugin({
  id: 'proof-of-return-web',
  flag: 'proof-of-return-web',
  available: () => true,
  settings: () => ({ proofs: ['return'] }),
});
