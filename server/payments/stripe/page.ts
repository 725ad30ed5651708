import type { UnixTime } from '#schemas';
import type { Charge } from '../provider.ts';
import { stripeAmount } from './amounts.ts';
import type { Asked } from './sessions.ts';

/** Seconds until a session expires: Stripe's minimum of half an hour, and some for differing clocks. */
const openFor = 2100;
/** Seconds after which a session has surely expired. */
export const pageLife = openFor + 60;

/** Languages to set on Stripe's page; for others it follows the browser. */
const spoken: ReadonlySet<string> = new Set(
  'bg cs da de el en es et fi fil fr hr hu id it ja ko lt lv ms mt nb nl pl pt ro ru sk sl sv th tr vi zh-HK zh-TW'.split(
    ' ',
  ),
);

/** The parameters of a checkout session: sum, title and return address, without personal data. */
export function pageOf(charge: Charge, now: UnixTime): Asked {
  const { reference, amount_minor, currency, title, language, returnUrl } = charge;
  return {
    mode: 'payment',
    client_reference_id: reference,
    // Only cards and wallets, since other methods settle days later.
    allowed_payment_method_types: ['card'],
    // Charge in the currency that was shown.
    adaptive_pricing: { enabled: false },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: stripeAmount(amount_minor, currency),
          product_data: { name: title },
        },
      },
    ],
    payment_intent_data: { description: title, metadata: { reference } },
    locale: localeOf(language),
    expires_at: Math.floor(now) + openFor,
    success_url: returnUrl,
    cancel_url: returnUrl,
  };
}

function localeOf(language: string | null): string {
  const [first = '', ...rest] = (language ?? '').split('_');
  const tag = [first, rest.at(-1)].filter(Boolean).join('-');
  return [tag, first].find((each) => spoken.has(each)) ?? 'auto';
}
