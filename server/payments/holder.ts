import type { Deps } from '../module.ts';
import type { Intent } from './intents.ts';
import { awayProvider, noProvider } from './none.ts';
import type { PaymentProvider } from './provider.ts';

/** The provider that a payment was sent to, which alone can charge, cancel or refund it, whatever is configured now. */
export function holderOf(
  { payments }: Pick<Deps, 'payments'>,
  { processor }: Pick<Intent, 'processor'>,
): PaymentProvider {
  // Payments without it are of versions that had only the sandbox.
  const name = processor ?? 'sandbox';
  if (name === payments.name) return payments;
  return name === 'sandbox' ? noProvider : awayProvider(name);
}
