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
import { localWords, wordKey } from '../local-words.ts';
import { onlinePayment } from '../payment-methods/choice.ts';
import { methodOfOrder } from '../payment-methods/online.ts';
import { internationalPhone, type PhonePlan } from '../phone.ts';

/** What a cell means, or what is wrong with it. */
export type Read<Value> = { readonly value: Value } | { readonly problem: BulkProblem };

/** What only a row of a file can be wrong in or be asked about; the last part of a text's key. */
export const bulkRowProblems = [
  'phone-prefix',
  'latitude',
  'longitude',
  'coordinates-swapped',
  'too-long',
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

/** A number with its country's prefix; one without is asked about, since a file may be of any country. */
export function readPhone(typed: string, prefix: string, plan: PhonePlan): Read<string> {
  const value = internationalPhone(typed, plan);
  return value === null
    ? { problem: rowProblem('recipient_phone_number', 'phone-prefix', { prefix }) }
    : { value };
}

/** Both degrees or neither; null asks for a position to be found from the address. */
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

/** Whether two numbers are a place only the other way round: on earth, or in the market. */
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

/** The payment method that a cell names; null when it names none of those that hold here. */
export function readBulkPayment(typed: string, market: Payments): BulkPaymentMethod | null {
  const name = typed
    .normalize('NFKC')
    .trim()
    .toUpperCase()
    .replace(/\./g, '')
    .replace(/[\s_-]+/g, '_');
  const meant = otherPayments.get(name) ?? localPayments.get(wordKey(typed)) ?? name;
  return bulkPaymentsOf(market).find((each) => each === meant) ?? null;
}

/** The order's payment method; anyone who paid online owes the rider nothing. */
export function readPayment(typed: string, market: Payments): PaymentMethod | null {
  const method = readBulkPayment(typed, market);
  return methodOfOrder(method ?? undefined) ?? null;
}

/** As shops write them, too; what says less than that, such as a card, is asked about. */
const otherPayments: ReadonlyMap<string, BulkPaymentMethod> = new Map(
  Object.entries({
    CASH_ON_DELIVERY: [
      'CASH',
      'COD',
      'CASH_ON_DELIVERY_(COD)',
      'نقدا',
      'نقدًا',
      'الدفع_عند_الاستلام',
      'ເງິນສົດ',
      '現金',
      '貨到付款',
    ],
    PAID: ['PREPAID', 'PRE_PAID', 'ALREADY_PAID', 'مدفوع', 'ຈ່າຍແລ້ວ', '已付款'],
    ONLINE_PAYMENT: ['ONLINE', 'PAID_ONLINE'],
  }).flatMap(([method, names]) => names.map((name) => [name, method as BulkPaymentMethod])),
);

/** The same in the languages of other markets. */
const localPayments: ReadonlyMap<string, BulkPaymentMethod> = new Map([
  ...localWords('cash').map((word) => [wordKey(word), 'CASH_ON_DELIVERY'] as const),
  ...localWords('paid').map((word) => [wordKey(word), 'PAID'] as const),
]);

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

/** A name and its text are one: what a row is told to be wrong in goes over the wire by its key. */
function keyOfRow(name: BulkRowProblem): string {
  return `bulk-order-upload.row.${name}`;
}
