import { definePlugin } from '#core';
import { methodsOfFlags } from '#core/rules';

/** An order that is paid at the collection point: nothing is collected of it, and it says so (docs/adr/0015). */
export const payAtPickup = definePlugin({
  id: 'pay-at-pickup',
  flag: 'pay-at-pickup',
  available: () => true,
  settings: () => ({
    payAtPickup: true,
    paymentMethods: methodsOfFlags['pay-at-pickup'] ?? [],
  }),
});
