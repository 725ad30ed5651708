import type Stripe from 'stripe';
import type { Proof, Said } from '../provider.ts';

/** Seconds that Stripe's clock and ours may differ. */
const mostApart = 300;

/** Verifies the signature and age of an event. */
export function proveEvent(
  { webhooks }: Stripe,
  secret: string,
  { body, headers, now }: Said,
): Proof {
  const header = headers['stripe-signature'];
  if (typeof header !== 'string') return { ok: false, why: 'it has to carry stripe-signature' };
  const at = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(header)?.[1]);
  const apart = Math.abs(at - Math.floor(now));
  if (!(apart <= mostApart)) {
    return { ok: false, why: `its moment is ${apart} s from the clock here, ${mostApart} at most` };
  }
  try {
    webhooks.constructEvent(body, header, secret, mostApart, undefined, now * 1000);
    return { ok: true };
  } catch {
    return { ok: false, why: 'no signature is right for this secret and body' };
  }
}
