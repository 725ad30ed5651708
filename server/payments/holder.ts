import type { Deps } from '../module.ts';
import type { Intent } from './intents.ts';
import { awayProvider, noProvider } from './none.ts';
import type { PaymentProvider } from './provider.ts';

/** Who holds a payment that was sent: it is no other provider's to charge, to cancel or to give back, whatever is configured since. */
export function holderOf(
  { payments }: Pick<Deps, 'payments'>,
  { processor }: Pick<Intent, 'processor'>,
): PaymentProvider {
  // Versions that did not write it down knew the sandbox alone.
  const name = processor ?? 'sandbox';
  if (name === payments.name) return payments;
  return name === 'sandbox' ? noProvider : awayProvider(name);
}
