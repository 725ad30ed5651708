/** What is on screen: exactly one of these until the payment ends. */
export type PaymentPage = 'preparing' | 'card' | 'bank' | 'checking' | 'unknown';

/** What may hold besides: a call is pending, the card fields must answer, a card may be charged, no card can be charged before another press. */
export type PaymentMayTag = 'busy' | 'tokenizing' | 'charging' | 'atRest';

/** The tags of a payment; outside it, nothing reads the names of its states. */
export type PaymentTag = PaymentPage | PaymentMayTag;
