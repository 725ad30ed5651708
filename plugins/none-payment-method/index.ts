import { definePlugin } from '#core';
import { methodsOfFlags } from '#core/rules';

/** An order of which nothing is paid and nothing is collected. */
export const nonePaymentMethod = definePlugin({
  id: 'none-payment-method',
  flag: 'none-payment-method',
  available: () => true,
  settings: () => ({ paymentMethods: methodsOfFlags['none-payment-method'] ?? [] }),
});
