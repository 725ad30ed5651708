import { type Account, answerBank, type Session, sessionAt, typeCard } from './account.ts';
import { wholeOf } from './currencies.ts';

type Page = { html: string } | { to: string };

/** What a person meets who is sent to Stripe: the card, the bank, and the way back. */
export function showPage(
  account: Account,
  path: string,
  typed?: URLSearchParams,
): Page | undefined {
  const [, kind, id = ''] = /^\/(c\/pay|bank)\/(\w+)$/.exec(path) ?? [];
  const session = sessionAt(account, id);
  if (!session) return undefined;
  if (kind === 'bank') {
    if (!typed) return { html: page('Bank', `<p>Is it you who pays?</p>${form(bankButtons)}`) };
    return next(session, answerBank(account, session, typed.get('answer') === 'yes'));
  }
  if (!typed) return { html: cardPage(account, session) };
  return next(session, typeCard(account, session, typed.get('number') ?? ''));
}

function next({ id, success_url: to }: Session, where: 'paid' | 'bank' | 'again'): Page {
  if (where === 'paid') return { to };
  return { to: where === 'bank' ? `/bank/${id}` : `/c/pay/${id}` };
}

const bankButtons =
  '<button name="answer" value="yes">Complete</button> <button name="answer" value="no">Fail</button>';

function cardPage(account: Account, session: Session): string {
  const { amount_total: amount, currency, status, cancel_url: back, payment_intent } = session;
  const away = `<a href="${escaped(back)}">Back</a>`;
  if (status !== 'open') return page('Checkout', `<p>You’re all done here.</p>${away}`);
  const { description, last_payment_error: why } = account.payments.get(payment_intent ?? '') ?? {};
  const sum = new Intl.NumberFormat('en', { style: 'currency', currency });
  return page(
    'Checkout',
    `<h1>${escaped(description ?? '')}</h1><p>${sum.format(amount / wholeOf(currency.toUpperCase()))}</p>
    ${why ? `<p role="alert">${escaped(why.decline_code ?? why.code)}</p>` : ''}
    ${form('<label>Card number <input name="number" autocomplete="cc-number"></label> <button>Pay</button>')}${away}`,
  );
}

function form(content: string): string {
  return `<form method="post">${content}</form>`;
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><main>${body}</main></html>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
