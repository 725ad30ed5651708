import type { World } from '../module.ts';
import { noProvider } from './none.ts';
import type { PaymentProvider } from './provider.ts';
import { sandboxProvider } from './sandbox/provider.ts';

/** The configured payment provider; Stripe's library is loaded only if chosen. */
export async function chooseProvider(world: World): Promise<PaymentProvider> {
  const { payment, stripe } = world.config;
  if (payment === 'sandbox') return sandboxProvider(world);
  if (payment !== 'stripe' || stripe === undefined) return noProvider;
  const { connectStripe } = await import('./stripe/index.ts');
  return connectStripe(stripe, world);
}
