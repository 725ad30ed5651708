import {
  type Account,
  expire,
  happen,
  nameOf,
  type Payment,
  type Refund,
  type Session,
  sessionAt,
} from './account.ts';
import { refusedAmount } from './currencies.ts';
import { type Form, textAt, textsAt } from './form.ts';

/** What the API answers. */
export type Answer = { status: number; body: object };
type Asked = { origin: string; path: string; method: string; form: Form };

/** One call of Stripe's API, as far as somebody who sells needs it. */
export function answerCall(account: Account, { origin, path, method, form }: Asked): Answer {
  const [, id = '', what] = /^\/v1\/checkout\/sessions\/(\w+)(?:\/(\w+))?$/.exec(path) ?? [];
  if (path === '/v1/checkout/sessions' && method === 'POST') return create(account, origin, form);
  if (id !== '' && method === 'GET') return show(account, id, form);
  if (what === 'expire' && method === 'POST') return close(account, id);
  if (path === '/v1/refunds' && method === 'POST') return refund(account, form);
  if (path === '/v1/refunds' && method === 'GET') return list(account, form);
  return refused(404, 'url_invalid', `Unrecognized request URL (${method}: ${path}).`);
}

export function refused(
  status: number,
  code: string,
  message: string,
  type = typeOf(status),
): Answer {
  return { status, body: { error: { type, code, message } } };
}

function typeOf(status: number): string {
  return status >= 500 ? 'api_error' : 'invalid_request_error';
}

const known = [
  ...['mode', 'client_reference_id', 'allowed_payment_method_types', 'adaptive_pricing'],
  ...['line_items', 'payment_intent_data', 'locale', 'expires_at', 'success_url', 'cancel_url'],
];

function create(account: Account, origin: string, form: Form): Answer {
  const item = ['line_items', '0', 'price_data'];
  const amount = Number(textAt(form, ...item, 'unit_amount'));
  const currency = textAt(form, ...item, 'currency') ?? '';
  const expires_at = Number(textAt(form, 'expires_at'));
  const away = expires_at - account.now();
  const strange = Object.keys(form).find((name) => !known.includes(name));
  if (strange) return refused(400, 'parameter_unknown', `Received unknown parameter: ${strange}`);
  if (!/^[a-z]{3}$/.test(currency)) return refused(400, 'parameter_invalid', 'Invalid currency');
  if (!textAt(form, ...item, 'product_data', 'name') || textAt(form, 'mode') !== 'payment')
    return refused(400, 'parameter_missing', 'Missing required param');
  if (!(away >= 1799 && away <= 86_400)) return refused(400, 'parameter_invalid', 'expires_at');
  const code = refusedAmount(amount, currency.toUpperCase());
  if (code) return refused(400, code, `The amount ${amount} ${currency} is not one to charge.`);
  const payment: Payment = {
    ...{ id: nameOf('pi'), object: 'payment_intent', amount, amount_received: 0, currency },
    ...{ description: textAt(form, 'payment_intent_data', 'description') ?? null },
    ...{ status: 'requires_payment_method', last_payment_error: null, livemode: false },
    metadata: textsAt(form, 'payment_intent_data', 'metadata'),
  };
  const id = nameOf('cs_test');
  const session: Session = {
    ...{ id, object: 'checkout.session', status: 'open', payment_status: 'unpaid' },
    ...{ amount_total: amount, currency, url: `${origin}/c/pay/${id}`, expires_at },
    client_reference_id: textAt(form, 'client_reference_id') ?? null,
    payment_intent: payment.id,
    success_url: textAt(form, 'success_url') ?? '',
    cancel_url: textAt(form, 'cancel_url') ?? '',
    ...{ created: Math.floor(account.now()), livemode: false, mode: 'payment', metadata: {} },
  };
  account.payments.set(payment.id, payment);
  account.sessions.set(id, session);
  return { status: 200, body: session };
}

function show(account: Account, id: string, form: Form): Answer {
  const session = sessionAt(account, id);
  if (!session) return refused(404, 'resource_missing', `No such checkout session: ${id}`);
  const isWide = Object.values(textsAt(form, 'expand')).includes('payment_intent');
  const payment_intent = isWide
    ? account.payments.get(session.payment_intent ?? '')
    : session.payment_intent;
  return { status: 200, body: { ...session, payment_intent } };
}

function close(account: Account, id: string): Answer {
  const session = sessionAt(account, id);
  if (!session) return refused(404, 'resource_missing', `No such checkout session: ${id}`);
  if (session.status !== 'open') {
    const why = `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`;
    return { status: 400, body: { error: { type: 'invalid_request_error', message: why } } };
  }
  expire(account, session);
  return { status: 200, body: session };
}

function refund(account: Account, form: Form): Answer {
  const payment = account.payments.get(textAt(form, 'payment_intent') ?? '');
  if (payment?.status !== 'succeeded') return refused(400, 'charge_not_found', 'Nothing was paid.');
  const amount = Number(textAt(form, 'amount'));
  const back = account.refunds.filter(
    ({ payment_intent, status }) => payment_intent === payment.id && status !== 'failed',
  );
  const left = back.reduce((sum, each) => sum - each.amount, payment.amount_received);
  if (left === 0) return refused(400, 'charge_already_refunded', 'It has already been refunded.');
  const code = refusedAmount(amount, payment.currency.toUpperCase());
  if (amount > left || (code && code !== 'amount_too_small'))
    return refused(400, code ?? 'amount_too_large', `Refund amount (${amount}) is wrong.`);
  const made: Refund = {
    ...{ id: nameOf('re'), object: 'refund', amount, currency: payment.currency },
    ...{ payment_intent: payment.id, metadata: textsAt(form, 'metadata'), status: 'succeeded' },
  };
  account.refunds.push(made);
  happen(account, 'refund.created', made);
  return { status: 200, body: made };
}

function list(account: Account, form: Form): Answer {
  const of = textAt(form, 'payment_intent');
  const data = account.refunds.filter(({ payment_intent }) => payment_intent === of).toReversed();
  return { status: 200, body: { object: 'list', url: '/v1/refunds', has_more: false, data } };
}
