import type { UnixTime } from '#schemas';
import type { Charge } from '../provider.ts';
import { stripeAmount } from './amounts.ts';
import type { Asked } from './sessions.ts';

/** Seconds for which a page of Stripe stands open: half an hour is the least that it takes, and clocks may be apart. */
const openFor = 2100;
/** Seconds after which a payment is asked about for the last time: its page has closed by itself. */
export const pageLife = openFor + 60;

/** Languages of ours that Stripe's page speaks by another name, or better than by the browser's choice; in any other it follows the browser. */
const spoken: ReadonlySet<string> = new Set(
  'bg cs da de el en es et fi fil fr hr hu id it ja ko lt lv ms mt nb nl pl pt ro ru sk sl sv th tr vi zh-HK zh-TW'.split(
    ' ',
  ),
);

/** The page of Stripe that asks for a card. It is told a sum, what it is for and where to go back to, and nothing of who pays. */
export function pageOf(charge: Charge, now: UnixTime): Asked {
  const { reference, amount_minor, currency, title, language, returnUrl } = charge;
  return {
    mode: 'payment',
    client_reference_id: reference,
    // Cards and the wallets that hold them: what settles days later would keep a rider waiting.
    allowed_payment_method_types: ['card'],
    // What is charged is the sum that was told, in its own currency.
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
