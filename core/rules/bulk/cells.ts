import {
  type BulkColumn,
  type BulkPaymentMethod,
  type BulkProblem,
  bulkPaymentMethods,
  type Extent,
  type Market,
  type PaymentMethod,
  type Position,
} from '#schemas';
import { pairOf } from '../coordinates.ts';
import { westernDigits } from '../digits.ts';
import { onlinePayment } from '../payment-methods/choice.ts';
import { paymentNamed } from '../payment-methods/named.ts';
import { methodOfOrder } from '../payment-methods/online.ts';
import { internationalPhone, type PhonePlan } from '../phone.ts';

/** What a cell means, or what is wrong with it. */
export type Read<Value> = { readonly value: Value } | { readonly problem: BulkProblem };

/** Problems and questions that only rows of a file have, each the last part of a text's key. */
export const bulkRowProblems = [
  'phone-prefix',
  'latitude',
  'longitude',
  'coordinates-swapped',
  'too-long',
  // Only in rows that were checked while every order of a file needed a description.
  'description',
  'code-repeated',
  'code-taken',
  'order-repeated',
  'zeros-lost',
  'time-format',
  'time-missing',
  'time-twice',
  'time-quarter',
  'time-early',
  'time-late',
  'time-closed',
  'address-unknown',
  'address-found',
  'amount-high',
  'fee-changed',
  'not-placed',
] as const;
export type BulkRowProblem = (typeof bulkRowProblems)[number];

/** A problem of a row by its name. */
export function rowProblem(
  field: BulkProblem['field'],
  name: BulkRowProblem,
  values?: BulkProblem['values'],
): BulkProblem {
  return { field, key: keyOfRow(name), ...(values && { values }) };
}

/** Whether it is that problem of a row. */
export function isRowProblem({ key }: Pick<BulkProblem, 'key'>, name: BulkRowProblem): boolean {
  return key === keyOfRow(name);
}

/** Reads a phone number with a country's prefix. One without is a problem, since a file may hold numbers of any country. */
export function readPhone(typed: string, prefix: string, plan: PhonePlan): Read<string> {
  const value = internationalPhone(typed, plan);
  return value === null
    ? { problem: rowProblem('recipient_phone_number', 'phone-prefix', { prefix }) }
    : { value };
}

/** Reads both coordinates or neither; null means that the position is to be found from the address. */
export function readPosition(
  latitude: string,
  longitude: string,
  extent?: Extent,
): Read<Position | null> {
  if (latitude.trim() === '' && longitude.trim() === '') return { value: null };
  if (isSwapped(latitude, longitude, extent)) {
    return { problem: rowProblem('latitude', 'coordinates-swapped') };
  }
  const lat = degrees(latitude, 90);
  const lng = degrees(longitude, 180);
  if (lat === null) return { problem: rowProblem('latitude', 'latitude') };
  if (lng === null) return { problem: rowProblem('longitude', 'longitude') };
  return { value: { latitude: lat, longitude: lng } };
}

/** Whether the numbers are a valid place, or one in the market, only when swapped. */
function isSwapped(latitude: string, longitude: string, extent?: Extent): boolean {
  const [first, second] = [degrees(latitude, 180), degrees(longitude, 180)];
  if (first === null || second === null) return false;
  const pair = pairOf(first, second, extent);
  return pair === null ? pairOf(second, first) !== null : pair.isSwapped;
}

function degrees(typed: string, limit: number): number | null {
  const text = westernDigits(typed.slice(0, 60)).trim().replace('٫', '.');
  const number = /^[+-]?\d{1,3}([.,]\d{1,20})?$/.test(text) ? Number(text.replace(',', '.')) : NaN;
  return Math.abs(number) <= limit ? number : null;
}

type Payments = Pick<Market, 'paymentMethods' | 'onlinePayment'>;

/** The payment methods that a file may name in a market. */
export function bulkPaymentsOf(market: Payments): readonly BulkPaymentMethod[] {
  return bulkPaymentMethods.filter((method) => {
    if (method === onlinePayment && !market.onlinePayment) return false;
    return market.paymentMethods.some((each) => each === methodOfOrder(method));
  });
}

/** The payment method that a cell names; null for none of the market's. */
export function readBulkPayment(typed: string, market: Payments): BulkPaymentMethod | null {
  const meant = paymentNamed(typed);
  return bulkPaymentsOf(market).find((each) => each === meant) ?? null;
}

/** The payment method of the order; paying online leaves nothing for the rider to collect. */
export function readPayment(typed: string, market: Payments): PaymentMethod | null {
  const method = readBulkPayment(typed, market);
  return methodOfOrder(method ?? undefined) ?? null;
}

/** The column that a field of the request form is filled from. */
export function columnOfField(field: string): BulkProblem['field'] {
  return columns[field] ?? 'row';
}

const columns: Readonly<Record<string, BulkColumn | undefined>> = {
  destinationName: 'recipient_name',
  destinationPhoneNumber: 'recipient_phone_number',
  destinationTextAddress: 'recipient_address',
  destinationUnitNumber: 'unit_number',
  destinationBuilding: 'building',
  riderNotes: 'recipient_notes',
  orderAmount: 'amount',
  orderDescription: 'description',
  paymentMethod: 'payment_method',
  pickupCode: 'pickup_code',
  preordered_for: 'preordered_for',
};

/** The key of a problem's text, which is also what goes over the wire. */
function keyOfRow(name: BulkRowProblem): string {
  return `bulk-order-upload.row.${name}`;
}
