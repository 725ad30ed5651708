import { readPastedOrder } from '#core/rules';
import type { RequestFields } from '#schemas';

type Read = {
  readonly fields: RequestFields;
  readonly address: string;
  /** What an earlier message put into the form and nobody changed since, as before it: it is of another order. */
  readonly left: RequestFields;
};

/** The fields as an earlier message filled them in, as they stand now, and as a request begins. */
type Form = Readonly<Record<'before' | 'typed' | 'untouched', RequestFields>>;

/** A pasted text as the form has it: what goes into its fields, and the address that is looked up. */
export function readPasted(
  text: string,
  world: Parameters<typeof readPastedOrder>[1],
  form: Form,
): Read {
  const { address = '', ...said } = readPastedOrder(text, world);
  const fields = Object.entries(said).map(([part, value]) => [
    fieldOf[part as keyof typeof said],
    value,
  ]);
  return { address, fields: Object.fromEntries(fields), left: leftOf(form) };
}

/** Writes into a field as a person does, for those who listen to that. */
export function write(id: string, text: string): void {
  const field = document.getElementById(id);
  if (!(field instanceof HTMLInputElement)) return;
  field.focus();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function leftOf({ before, typed, untouched }: Form): RequestFields {
  const left = Object.entries(before).filter(([field, value]) => typed[field] === value);
  return Object.fromEntries(left.map(([field]) => [field, untouched[field] ?? '']));
}

const fieldOf = {
  name: 'destinationName',
  phone: 'destinationPhoneNumber',
  unit: 'destinationUnitNumber',
  amount: 'orderAmount',
  notes: 'riderNotes',
  payment: 'paymentMethod',
} as const;
