import Stripe from 'stripe';
import type { Config } from '../../config.ts';
import type { Deps } from '../../module.ts';
import type { PaymentProvider } from '../provider.ts';
import { stripeProvider } from './provider.ts';

/** Milliseconds until an answer of Stripe is too late; who waits for it can ask again. */
const patience = 5000;

/** Payments by Stripe, through its own library, which speaks the one version of the API that it was made for. */
export function connectStripe(
  config: NonNullable<Config['stripe']>,
  deps: Pick<Deps, 'sql' | 'clock' | 'log'>,
): PaymentProvider {
  return stripeProvider(deps, stripeOf(config), config);
}

/** Stripe, or what stands in for it. */
export function stripeOf({ key, api }: Pick<NonNullable<Config['stripe']>, 'key' | 'api'>): Stripe {
  return new Stripe(key, {
    ...(api !== undefined && addressOf(new URL(api))),
    ...{ timeout: patience, maxNetworkRetries: 1, telemetry: false },
    appInfo: { name: 'rider-portal' },
  });
}

function addressOf({ protocol, hostname, port }: URL) {
  const isPlain = protocol === 'http:';
  return {
    protocol: isPlain ? ('http' as const) : ('https' as const),
    ...{ host: hostname, port: port || (isPlain ? 80 : 443) },
  };
}
