/** What stands on screen: one of these at each moment until the payment ends. */
export type PaymentPage = 'preparing' | 'card' | 'bank' | 'checking' | 'unknown';

/** What is so beside it: the person waits, the card fields are to answer, a card may be charged, none can be before another press. */
export type PaymentMayTag = 'busy' | 'tokenizing' | 'charging' | 'atRest';

/** The questions that may be asked of a payment, which keeps the names of its states to itself. */
export type PaymentTag = PaymentPage | PaymentMayTag;
