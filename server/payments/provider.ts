import type { Minor } from '#core/rules';
import type { CurrencyCode, PaymentInstrument, UnixTime } from '#schemas';

/** The source of a charge: a one-time token, a kept card, or the provider's own page. */
export type CardSource =
  | { kind: 'token'; token: string; save: boolean }
  | { kind: 'instrument'; id: string }
  | { kind: 'page' };

/** A charge. `reference` makes it idempotent: it is charged once, however often it is sent. */
export type Charge = {
  reference: string;
  amount_minor: Minor;
  currency: CurrencyCode;
  source: CardSource;
  /** The owner of kept cards; null for guests. */
  customer: string | null;
  /** The title and language of the provider's own page; language null when not known. */
  title: string;
  language: string | null;
  /** The address to return to from the bank. */
  returnUrl: string;
  /** The only other origin that the payer may be sent to. */
  payOrigin: string;
};

/** A refund of a charge. */
export type Refund = Pick<Charge, 'reference' | 'amount_minor' | 'currency'>;

/** The state of a reference at the provider; `unknown` if it was neither charged nor cancelled. */
export type ChargeState =
  | { state: 'unknown' }
  | { state: 'challenge'; redirectUrl: string }
  | { state: 'succeeded' }
  | { state: 'failed'; reason: string }
  | { state: 'cancelled' };

/** A raw event of a provider. */
export type Said = {
  body: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  now: UnixTime;
};

/** The result of verifying an event's signature. */
export type Proof = { ok: true } | { ok: false; why: string };

/**
 * A provider that holds cards and charges them: the sandbox or a card processor. Card numbers go from the browser to the provider's
 * pages, and never through this server.
 */
export type PaymentProvider = {
  name: 'sandbox' | 'stripe' | 'none';
  /** Whether online payment is possible. */
  takesPayments: boolean;
  /** The origin of its own page and the seconds for which that stays open; null for card fields in our page. */
  hosted: { origin: string; seconds: number } | null;
  /** The smallest sum that it charges; all sums must be multiples of it. */
  coin(currency: CurrencyCode): Minor;
  /** Opens card fields for a payment; answers their page, which talks to `portalOrigin` only. Null with its own page. */
  openFields(ask: {
    reference: string;
    portalOrigin: string;
    payOrigin: string;
  }): Promise<string | null>;
  /** The cards that somebody kept. */
  instruments(customer: string): Promise<PaymentInstrument[]>;
  /** Charges once for each reference; repeated, even with another card, it answers the first outcome. */
  charge(charge: Charge): Promise<ChargeState>;
  outcome(reference: string, payOrigin: string): Promise<ChargeState>;
  /** Prevents a reference from being charged from now on; answers its state if it already was. */
  cancel(reference: string): Promise<ChargeState>;
  /** Refunds a part of a charge, once, however often it is called. */
  refund(refund: Refund): Promise<void>;
  /** Verifies the signature of an event. */
  prove(said: Said): Proof;
};

/** For providers without events. */
export function saysNothing(): Proof {
  return { ok: false, why: 'no card processor is configured that says anything here' };
}
