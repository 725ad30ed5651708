import { holdsCardNumber } from '#core/rules';
import { refusal } from './refusal.ts';

/** Fields that are not checked: phone numbers may look like card numbers, and passwords are not stored as text. */
const exempt: ReadonlySet<string> = new Set(['phone_number', 'phone', 'password']);

/** Refuses a body with a card number in any text, before anything is stored; the number is not repeated in the answer. */
export function refuseCardNumbers(body: unknown): void {
  const field = findCardNumber(body, 'body');
  if (field === undefined) return;
  throw refusal(400, 'CardNumberRefused', 'Card numbers do not belong here.', {
    key: 'error.payment.card-number',
    field,
  });
}

/** The path of the first text with a card number. JSON numbers are ignored: amounts and degrees may look like one by chance. */
function findCardNumber(value: unknown, path: string): string | undefined {
  if (typeof value === 'string') return holdsCardNumber(value) ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, member] of Object.entries(value)) {
    const found = exempt.has(key) ? undefined : findCardNumber(member, `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}
