import { type AmountMarket, type PhonePlan, readPastedOrder } from '#core/rules';
import type { RequestFields } from '#schemas';

type Read = {
  readonly fields: RequestFields;
  readonly address: string;
  /** What an earlier message put into the form and nobody changed since, emptied: it is of another order. */
  readonly left: RequestFields;
};

/** A pasted text as the form has it: what goes into its fields, and the address that is looked up. */
export function readPasted(
  text: string,
  world: { readonly plan: PhonePlan; readonly amounts: AmountMarket },
  before: RequestFields,
  typed: RequestFields,
): Read {
  const { address = '', ...said } = readPastedOrder(text, world);
  const fields = Object.entries(said).map(([part, value]) => [
    fieldOf[part as keyof typeof said],
    value,
  ]);
  return { address, fields: Object.fromEntries(fields), left: leftOf(before, typed) };
}

function leftOf(pasted: RequestFields, typed: RequestFields): RequestFields {
  const left = Object.entries(pasted).filter(([field, value]) => typed[field] === value);
  return Object.fromEntries(left.map(([field]) => [field, '']));
}

const fieldOf = {
  name: 'destinationName',
  phone: 'destinationPhoneNumber',
  unit: 'destinationUnitNumber',
  amount: 'orderAmount',
  notes: 'riderNotes',
} as const;
