import { onlinePaymentOff } from './offered.ts';
import { type PaymentProvider, saysNothing } from './provider.ts';

/** Nobody charges cards. What was begun with the sandbox was charged by nobody, and is given up. */
export const noProvider: PaymentProvider = {
  name: 'none',
  takesPayments: false,
  hosted: null,
  coin: () => 1n,
  openFields: () => Promise.reject(onlinePaymentOff()),
  instruments: async () => [],
  charge: () => Promise.reject(onlinePaymentOff()),
  outcome: async () => ({ state: 'unknown' }),
  cancel: async () => ({ state: 'cancelled' }),
  refund: async () => undefined,
  prove: saysNothing,
};

/** In place of a processor that is configured no more but may still charge or hold money: nothing is said in its name. */
export function awayProvider(name: string): PaymentProvider {
  const away = () =>
    Promise.reject(new Error(`${name} holds this payment, and is not configured here any more`));
  return { ...noProvider, charge: away, outcome: away, cancel: away, refund: away };
}
