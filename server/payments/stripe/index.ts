import Stripe from 'stripe';
import type { Config } from '../../config.ts';
import type { Deps } from '../../module.ts';
import type { PaymentProvider } from '../provider.ts';
import { stripeProvider } from './provider.ts';

/** Milliseconds to wait for Stripe. */
const patience = 5000;

/** Payments by Stripe, with its own library, which pins the version of the API. */
export function connectStripe(
  config: NonNullable<Config['stripe']>,
  deps: Pick<Deps, 'sql' | 'clock' | 'log'>,
): PaymentProvider {
  return stripeProvider(deps, stripeOf(config), config);
}

/** The client of Stripe, or of a stand-in. */
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
