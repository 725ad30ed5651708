import type { Minor } from '#core/rules';
import type { CurrencyCode, PaymentInstrument } from '#schemas';

/** What a card is charged with: a token that works once, or a card that its owner kept. */
export type CardSource =
  | { kind: 'token'; token: string; save: boolean }
  | { kind: 'instrument'; id: string };

/** One charge. `reference` is ours: whatever is sent with it again charges nothing more. */
export type Charge = {
  reference: string;
  amount_minor: Minor;
  currency: CurrencyCode;
  source: CardSource;
  /** Whose kept cards count; null for people without an account. */
  customer: string | null;
  /** Where the person's bank sends them back to. */
  returnUrl: string;
  /** The page that shows the card fields, whose origin also serves the bank's question. */
  payOrigin: string;
};

/** What a provider knows of a reference; `unknown` means that it has never been charged or given up. */
export type ChargeState =
  | { state: 'unknown' }
  | { state: 'challenge'; redirectUrl: string }
  | { state: 'succeeded' }
  | { state: 'failed'; reason: string }
  | { state: 'cancelled' };

/**
 * Who holds cards and charges them: the sandbox here, a card processor elsewhere. Card numbers go from the person's
 * browser to the provider's own pages and never pass this server.
 */
export type PaymentProvider = {
  /** Whether anything can be paid at all. */
  takesPayments: boolean;
  /** Opens card fields for a payment; answers the address of their page, which talks to `portalOrigin` alone. */
  openFields(ask: { reference: string; portalOrigin: string; payOrigin: string }): Promise<string>;
  /** The cards that somebody kept. */
  instruments(customer: string): Promise<PaymentInstrument[]>;
  /** Charges once for each reference; sent again, even with another card, it answers what became of the first. */
  charge(charge: Charge): Promise<ChargeState>;
  outcome(reference: string, payOrigin: string): Promise<ChargeState>;
  /** Makes sure that a reference is never charged from now on; answers what holds when it has been already. */
  cancel(reference: string): Promise<ChargeState>;
  /** Gives a charge back, less what is kept for a late cancellation; once, however often it is asked. */
  refund(reference: string, kept: Minor): Promise<void>;
};
