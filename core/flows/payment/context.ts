import type {
  CardMethod,
  CardProvider,
  Id,
  Order,
  OrderCreation,
  PaymentIntent,
  PaymentOutcome,
} from '#schemas';
import type { RequestError } from '../request/context.ts';

/** What is paid for, and the idempotency key that makes repeated calls one payment. */
export type Paying = {
  readonly vendorId: Id;
  readonly order: OrderCreation;
  readonly key: string;
  /** In which language the receipt is written. */
  readonly language: string;
};

/** Where a merchant's cards are kept at the processor, and the token that opens it. */
export type Wallet = { readonly wallet_id: Id; readonly access_token: string };

/** Which card pays (specification 2, section 3). A number is not among it: that stays in the card fields. */
export type CardChoice = {
  readonly newOrExistingCard: 'NOT_SET' | 'NEW' | 'EXISTING';
  readonly selectedCreditCard: Id | null;
  readonly saveCreditCard: boolean;
  readonly nameOnCard: string;
  /** The one-time token that the card fields made of a new card. */
  readonly token: string | null;
};

/** What a payment remembers on its way. */
export type PaymentContext = {
  /** Null when a payment is only looked after, such as on the way back from a bank. */
  readonly paying: Paying | null;
  readonly intentId: Id | null;
  readonly wallet: Wallet | null;
  readonly intent: PaymentIntent | null;
  readonly outcome: PaymentOutcome | null;
  readonly card: CardChoice;
  /** How often an expired wallet was replaced, and how often the outcome was asked for. */
  readonly renewals: number;
  readonly looks: number;
  readonly error: RequestError | null;
  readonly failure: unknown;
};

/** What a payment begins with. */
export type PaymentInput = Pick<PaymentContext, 'paying' | 'intentId'>;

/** How a payment ends. Only `paid` has charged anything. */
export type PaymentEnd =
  | { readonly kind: 'paid'; readonly order: Order; readonly key: string }
  | { readonly kind: 'refused'; readonly failure: unknown }
  | { readonly kind: 'left'; readonly error: RequestError | null };

/** How often an expired wallet is replaced by a new one. */
export const MOST_RENEWALS = 2;
/** How often, two seconds apart, the outcome of an unsettled payment is asked for. */
export const MOST_LOOKS = 10;

const noCard: CardChoice = {
  newOrExistingCard: 'NOT_SET',
  selectedCreditCard: null,
  saveCreditCard: false,
  nameOnCard: '',
  token: null,
};

/** What a payment remembers at its beginning. */
export function paymentContextOf({ paying, intentId }: PaymentInput): PaymentContext {
  return {
    ...{ paying, intentId, wallet: null, intent: null, outcome: null, card: noCard },
    ...{ renewals: 0, looks: 0, error: null, failure: null },
  };
}

/** The way of paying by card that the provider offers for this payment; null before the intent is there. */
export function methodOf({ intent }: Pick<PaymentContext, 'intent'>): CardMethod | null {
  return intent?.payment_methods[0] ?? null;
}

/** Whether the card is entered on the provider's page, not in fields on ours. */
export function isElsewhere(payment: Pick<PaymentContext, 'intent'>): boolean {
  return methodOf(payment)?.fields_url === null;
}

/** The card to begin with: the first kept one, or a new one where none is kept. */
export function firstChoice(card: CardChoice, intent: PaymentIntent): CardChoice {
  if (card.newOrExistingCard === 'NEW') return { ...card, token: null };
  const [kept] = intent.payment_methods[0]?.paymentInstruments ?? [];
  return kept
    ? { ...card, newOrExistingCard: 'EXISTING', selectedCreditCard: kept.id, token: null }
    : { ...card, newOrExistingCard: 'NEW', selectedCreditCard: null, token: null };
}

/** Why the chosen card cannot pay (specification 2, section 3); the number itself is checked by the card fields. */
export function cardError(payment: Pick<PaymentContext, 'card' | 'intent'>): RequestError | null {
  const { newOrExistingCard: kind, selectedCreditCard, nameOnCard } = payment.card;
  if (kind === 'NOT_SET' || (kind === 'EXISTING' && selectedCreditCard === null)) {
    return { what: 'error.payment.choose-card', where: 'card' };
  }
  return kind === 'NEW' && nameOnCard.trim() === '' && !isElsewhere(payment)
    ? { what: 'error.payment.fill-name', where: 'nameOnCard' }
    : null;
}

/** Why nothing was charged, as a text; null when something may have been. */
export function outcomeError({ state, reason }: PaymentOutcome): RequestError | null {
  if (state === 'cancelled') return { what: 'error.payment.cancelled', where: null };
  if (state !== 'failed') return null;
  const known = reasons.find((each) => each === reason) ?? 'declined';
  return { what: `error.payment.${known}`, where: null };
}

const reasons = [
  'declined',
  'insufficient_funds',
  'expired_card',
  'challenge_refused',
  'card_token',
  'amount',
  'init',
] as const;

/** The input of the call that confirms a payment. Throws when the flow is not that far. */
export function confirmationOf({ paying, intent, wallet, card }: PaymentContext) {
  const method = methodOf({ intent });
  if (!paying || !intent || !wallet || !method) throw new Error('a payment was sent too early');
  const payment_method: CardProvider = method.name;
  const { vat_number, preordered_for } = paying.order;
  return {
    order: {
      vendor_id: paying.vendorId,
      ...(vat_number !== undefined && { vat_number }),
      ...(preordered_for !== undefined && { preordered_for }),
    },
    bearer_token: wallet.access_token,
    purchase_intent_id: intent.intent_id,
    payment_method,
    ...(card.newOrExistingCard === 'EXISTING'
      ? { payment_instrument_id: card.selectedCreditCard ?? '' }
      : {
          payment_instrument_id: 'NEW',
          ...(method.fields_url !== null && {
            card: { token: card.token ?? '', save: card.saveCreditCard && method.may_save },
          }),
        }),
  };
}
