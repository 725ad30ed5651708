import type { Minor } from '#core/rules';
import type { CurrencyCode, PaymentInstrument, UnixTime } from '#schemas';

/** What a card is charged with: a token that works once, a card that its owner kept, or what is typed into the provider's own page. */
export type CardSource =
  | { kind: 'token'; token: string; save: boolean }
  | { kind: 'instrument'; id: string }
  | { kind: 'page' };

/** One charge. `reference` is ours: whatever is sent with it again charges nothing more. */
export type Charge = {
  reference: string;
  amount_minor: Minor;
  currency: CurrencyCode;
  source: CardSource;
  /** Whose kept cards count; null for people without an account. */
  customer: string | null;
  /** What the provider's own page calls what is paid for, and its language; null when who pays did not say. */
  title: string;
  language: string | null;
  /** Where the person's bank sends them back to. */
  returnUrl: string;
  /** The only origin beside ours that the person may be sent to: of the card fields or the provider's page, and of the bank's question. */
  payOrigin: string;
};

/** What goes back of a charge. */
export type Refund = Pick<Charge, 'reference' | 'amount_minor' | 'currency'>;

/** What a provider knows of a reference; `unknown` means that it has never been charged or given up. */
export type ChargeState =
  | { state: 'unknown' }
  | { state: 'challenge'; redirectUrl: string }
  | { state: 'succeeded' }
  | { state: 'failed'; reason: string }
  | { state: 'cancelled' };

/** What a provider says of its own accord, as it came. */
export type Said = {
  body: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  now: UnixTime;
};

/** Whether it was the provider who said something, or why that is not proven. */
export type Proof = { ok: true } | { ok: false; why: string };

/**
 * Who holds cards and charges them: the sandbox here, a card processor elsewhere. Card numbers go from the person's
 * browser to the provider's own pages and never pass this server.
 */
export type PaymentProvider = {
  name: 'sandbox' | 'stripe' | 'none';
  /** Whether anything can be paid at all. */
  takesPayments: boolean;
  /** Its own page, where a person types their card and answers their bank, and the seconds for which it stands open; null for card fields in ours. */
  hosted: { origin: string; seconds: number } | null;
  /** The smallest sum that it charges: every other is a multiple of it. */
  coin(currency: CurrencyCode): Minor;
  /** Opens card fields for a payment; answers the address of their page, which talks to `portalOrigin` alone. Null where its own page asks for the card. */
  openFields(ask: {
    reference: string;
    portalOrigin: string;
    payOrigin: string;
  }): Promise<string | null>;
  /** The cards that somebody kept. */
  instruments(customer: string): Promise<PaymentInstrument[]>;
  /** Charges once for each reference; sent again, even with another card, it answers what became of the first. */
  charge(charge: Charge): Promise<ChargeState>;
  outcome(reference: string, payOrigin: string): Promise<ChargeState>;
  /** Makes sure that a reference is never charged from now on; answers what holds when it has been already. */
  cancel(reference: string): Promise<ChargeState>;
  /** Gives so much of a charge back; once, however often it is asked. */
  refund(refund: Refund): Promise<void>;
  /** Whether the provider signed what somebody told us in its name. */
  prove(said: Said): Proof;
};

/** Of a provider that tells us nothing unless it is asked. */
export function saysNothing(): Proof {
  return { ok: false, why: 'no card processor is configured that says anything here' };
}
