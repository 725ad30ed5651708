import { randomBytes } from 'node:crypto';

/** A page of Stripe on which something is paid, as its API shows it. */
export type Session = {
  id: string;
  object: 'checkout.session';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  amount_total: number;
  currency: string;
  client_reference_id: string | null;
  payment_intent: string | null;
  url: string | null;
  success_url: string;
  cancel_url: string;
  expires_at: number;
  created: number;
  livemode: false;
  mode: 'payment';
  metadata: Record<string, string>;
};

/** What is paid on it, as the API shows it. */
export type Payment = {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  currency: string;
  description: string | null;
  metadata: Record<string, string>;
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
  last_payment_error: { type: 'card_error'; code: string; decline_code?: string } | null;
  livemode: false;
};

/** What goes back of it. */
export type Refund = {
  id: string;
  object: 'refund';
  amount: number;
  currency: string;
  payment_intent: string;
  metadata: Record<string, string>;
  status: 'succeeded' | 'pending' | 'failed';
  failure_reason?: string;
};

/** What happened, as it is told to webhooks. */
export type Happening = {
  id: string;
  object: 'event';
  type: string;
  created: number;
  livemode: false;
  data: { object: object };
};

/** All that an account at Stripe holds. */
export type Account = {
  now: () => number;
  sessions: Map<string, Session>;
  payments: Map<string, Payment>;
  refunds: Refund[];
  happenings: Happening[];
  tell(happening: Happening): void;
};

/** A name as Stripe makes one. */
export function nameOf(kind: 'cs_test' | 'pi' | 're' | 'evt'): string {
  return `${kind}_${randomBytes(12).toString('hex')}`;
}

export function happen(account: Account, type: string, object: object): void {
  const happening: Happening = {
    ...{ id: nameOf('evt'), object: 'event', type, created: Math.floor(account.now()) },
    ...{ livemode: false, data: { object: structuredClone(object) } },
  };
  account.happenings.push(happening);
  account.tell(happening);
}

/** A page closes by itself when its time is over. */
export function sessionAt(account: Account, id: string): Session | undefined {
  const session = account.sessions.get(id);
  if (session?.status === 'open' && session.expires_at <= account.now()) expire(account, session);
  return session;
}

export function expire(account: Account, session: Session): void {
  Object.assign(session, { status: 'expired', url: null });
  const payment = account.payments.get(session.payment_intent ?? '');
  if (payment) payment.status = 'canceled';
  happen(account, 'checkout.session.expired', session);
}

/** Cards of docs.stripe.com/testing, and what becomes of a payment with them. */
const cards: Readonly<Record<string, 'paid' | 'bank' | string>> = {
  '4242424242424242': 'paid',
  '4000000000003220': 'bank',
  '4000000000000002': 'generic_decline',
  '4000000000009995': 'insufficient_funds',
};

/** Somebody types a card into a page; answers where it takes them. */
export function typeCard(
  account: Account,
  session: Session,
  number: string,
): 'paid' | 'bank' | 'again' {
  const payment = account.payments.get(session.payment_intent ?? '');
  if (!payment || session.status !== 'open') return 'again';
  const what = cards[number.replace(/\D/g, '')] ?? 'incorrect_number';
  if (what === 'paid') return capture(account, session, payment);
  if (what === 'bank') payment.status = 'requires_action';
  else {
    payment.status = 'requires_payment_method';
    payment.last_payment_error = { type: 'card_error', code: 'card_declined', decline_code: what };
    happen(account, 'payment_intent.payment_failed', payment);
  }
  return what === 'bank' ? 'bank' : 'again';
}

/** Their bank has asked them (3-D Secure). */
export function answerBank(account: Account, session: Session, yes: boolean): 'paid' | 'again' {
  const payment = account.payments.get(session.payment_intent ?? '');
  if (payment?.status !== 'requires_action' || session.status !== 'open') return 'again';
  if (yes) return capture(account, session, payment);
  payment.status = 'requires_payment_method';
  payment.last_payment_error = {
    type: 'card_error',
    code: 'payment_intent_authentication_failure',
  };
  return 'again';
}

function capture(account: Account, session: Session, payment: Payment): 'paid' {
  Object.assign(payment, { status: 'succeeded', amount_received: payment.amount });
  Object.assign(session, { status: 'complete', payment_status: 'paid', url: null });
  happen(account, 'payment_intent.succeeded', payment);
  happen(account, 'checkout.session.completed', session);
  return 'paid';
}
