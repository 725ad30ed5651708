import { definePlugin } from '#core';

/** A photograph of the goods at the recipient's door (specification 2, section 2). */
export const proofOfDelivery = definePlugin({
  id: 'proof-of-delivery-web',
  flag: 'proof-of-delivery-web',
  available: () => true,
  settings: () => ({ proofs: ['delivery'] }),
});
