import { compareColumns } from '#core/rules';

/** Columns that are shown first, in this order, even where the file has no values for them. */
export const needed: readonly string[] = [
  'recipient_name',
  'recipient_address',
  'recipient_phone_number',
  'amount',
  'payment_method',
];

/** Sorts columns as the table has them: what every order has, so that it is in view together, then the rest as in the template. */
export function compareShown(one: string, other: string): number {
  return placeOf(one) - placeOf(other) || compareColumns(one, other);
}

const placeOf = (column: string) =>
  needed.includes(column) ? needed.indexOf(column) : needed.length;
