import type { RequestDraft, RequestFields } from '#schemas';
import { isFoundBy } from './found-by.ts';

/**
 * What a customer who was chosen for their address fills into a request: the fields that nobody has typed into. Where another
 * person's name or number was typed or pasted, the place alone was meant, and nothing else of the customer is taken.
 */
export function filledByCustomer(
  customer: RequestFields,
  { fields, chosen = {} }: Pick<RequestDraft, 'fields' | 'chosen'>,
): RequestFields {
  const typed = (name: string) => {
    const text = (fields[name] ?? '').trim();
    return text === (chosen[name] ?? '').trim() ? '' : text;
  };
  const who = {
    texts: [customer.destinationName ?? ''],
    phone: customer.destinationPhoneNumber ?? '',
  };
  const isMeant = (text: string) => text === '' || isFoundBy(who, text);
  const number = typed('destinationPhoneNumber').replace(/^0+/, '');
  if (!isMeant(typed('destinationName')) || !isMeant(number)) return {};
  return Object.fromEntries(
    Object.entries(customer).filter(([name]) => typed(name) === '' || name === 'destinationName'),
  );
}
