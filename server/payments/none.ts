import { onlinePaymentOff } from './offered.ts';
import { type PaymentProvider, saysNothing } from './provider.ts';

/** No provider. Payments begun with the sandbox are given up, since it never charged anything. */
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

/** A provider that is no longer configured but may still hold payments: every call fails. */
export function awayProvider(name: string): PaymentProvider {
  const away = () =>
    Promise.reject(new Error(`${name} holds this payment, and is not configured here any more`));
  return { ...noProvider, charge: away, outcome: away, cancel: away, refund: away };
}
