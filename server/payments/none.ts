import { onlinePaymentOff } from './offered.ts';
import type { PaymentProvider } from './provider.ts';

/** Nobody charges cards. What was begun with a processor of before was charged by nobody, and is given up. */
export const noProvider: PaymentProvider = {
  takesPayments: false,
  openFields: () => Promise.reject(onlinePaymentOff()),
  instruments: async () => [],
  charge: () => Promise.reject(onlinePaymentOff()),
  outcome: async () => ({ state: 'unknown' }),
  cancel: async () => ({ state: 'cancelled' }),
  refund: async () => undefined,
};
