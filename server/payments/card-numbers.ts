import { holdsCardNumber } from '#core/rules';
import { refusal } from '../http/refusal.ts';

/** Phone numbers may look like anything. */
const exempt = new Set(['phone_number']);

/** Refuses a body that holds a card number anywhere, before anything of it is kept; what it holds is not repeated. */
export function refuseCardNumbers(body: unknown): void {
  const field = findCardNumber(body, 'body');
  if (field === undefined) return;
  throw refusal(400, 'CardNumberRefused', 'Card numbers do not belong here.', {
    key: 'error.payment.card-number',
    field,
  });
}

/** The path of the first text or number that holds a card number. */
function findCardNumber(value: unknown, path: string): string | undefined {
  if (typeof value === 'string' || typeof value === 'number') {
    return holdsCardNumber(String(value)) ? path : undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, member] of Object.entries(value)) {
    const found = exempt.has(key) ? undefined : findCardNumber(member, `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}
