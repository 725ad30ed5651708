import { holdsCardNumber } from '#core/rules';
import { refusal } from './refusal.ts';

/** Numbers of telephones may look like anything, and what is secret is no text that anybody reads. */
const exempt: ReadonlySet<string> = new Set(['phone_number', 'phone', 'password']);

/** Refuses a body that holds a card number in any of its texts, before anything of it is kept; what it holds is not repeated. */
export function refuseCardNumbers(body: unknown): void {
  const field = findCardNumber(body, 'body');
  if (field === undefined) return;
  throw refusal(400, 'CardNumberRefused', 'Card numbers do not belong here.', {
    key: 'error.payment.card-number',
    field,
  });
}

/** The path of the first text that holds a card number. Numbers are amounts and degrees, which may look like one by chance. */
function findCardNumber(value: unknown, path: string): string | undefined {
  if (typeof value === 'string') return holdsCardNumber(value) ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, member] of Object.entries(value)) {
    const found = exempt.has(key) ? undefined : findCardNumber(member, `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}
