import {
  type BulkColumn,
  type BulkProblem,
  type BulkRow,
  bulkColumns,
  type Id,
  isLonger,
  type Market,
  type OrderFeatures,
  type PaymentMethod,
  type Position,
  type UnixTime,
} from '#schemas';
import { parseAmount } from '../amount.ts';
import { cardNumberKey, holdsCardNumber } from '../card-number.ts';
import type { OrderAsked } from '../creation.ts';
import { fieldLength } from '../lengths.ts';
import { violationsOf } from '../order-rules.ts';
import { homePhone, type PhonePlan } from '../phone.ts';
import { pickupCodeFault, pickupCodeOf } from '../pickup-code.ts';
import type { FeatureColumns } from './added.ts';
import {
  columnOfField,
  type Read,
  readPayment,
  readPhone,
  readPosition,
  rowProblem,
} from './cells.ts';
import { cellOf, columnsOf, compareColumns } from './columns.ts';
import { longFeatureCells, readFeatures } from './feature-columns.ts';
import { momentReader } from './moment.ts';
import { readTime } from './time.ts';

/** What the rules of a row need besides the row. */
export type BulkContext = {
  readonly market: Market;
  readonly phonePlan: PhonePlan;
  /** The deployment's zone, in which a file writes times. */
  readonly timezone: string;
  readonly now: UnixTime;
  readonly vendorId: Id;
  /** The columns of the features that are on. */
  readonly features?: readonly FeatureColumns[];
};

/** The order that a row without errors asks for. */
export type BulkOrder = OrderAsked & {
  readonly pickupCode: string | null;
  readonly preorderedFor: UnixTime | null;
  /** Null where it must be found from the address. */
  readonly position: Position | null;
  /** What features keep with the order. */
  readonly features: OrderFeatures;
};

/** A row as an order, or what is wrong with it. */
export type CheckedBulkRow =
  | { readonly order: BulkOrder; readonly errors: readonly [] }
  | { readonly order: null; readonly errors: readonly BulkProblem[] };

/** Checks single rows by the form's rules and those that only a file has. */
export function bulkRowChecker(context: BulkContext): (row: BulkRow) => CheckedBulkRow {
  const readMoments = momentReader(context.timezone);
  return (row) => {
    const long = [...tooLong(row), ...longFeatureCells(row, context.features ?? [])];
    if (long.length > 0) return { order: null, errors: long };
    const { market } = context;
    const phone = readPhone(row.recipient_phone_number, market.phonePrefix, context.phonePlan);
    const position = readPosition(row.latitude, row.longitude, market.extent);
    const time = readTime(row.preordered_for, readMoments(row.preordered_for), context);
    const { kept, errors: wrong } = readFeatures(row, context);
    const errors = [
      ...formProblems(row, phone, context),
      ...cardNumbers(row),
      ...longPickupCode(row, market),
      ...wrong,
      ...[position, time].flatMap((read) => ('problem' in read ? [read.problem] : [])),
    ];
    const payment = readPayment(row.payment_method, market);
    if (errors.length > 0 || 'problem' in phone || 'problem' in position || 'problem' in time) {
      return { order: null, errors: inColumnOrder(errors) };
    }
    if (payment === null) throw new Error('the rules let an unknown payment method pass');
    const read = { phone: phone.value, payment, position: position.value, time: time.value };
    return { order: { ...orderOf(row, read, market), features: kept }, errors: [] };
  };
}

/** Whether all cells are empty, as in rows below the last one of a sheet. */
export function isEmptyBulkRow(row: BulkRow): boolean {
  return columnsOf(row).every((column) => cellOf(row, column).trim() === '');
}

/** Whether a row is a total below the orders: an amount, perhaps a label, and nothing that an order needs. */
export function isTotalOfRows(row: BulkRow): boolean {
  const { recipient_address, recipient_phone_number, payment_method, latitude, longitude } = row;
  const needed = [recipient_address, recipient_phone_number, payment_method, latitude, longitude];
  const texts = bulkColumns.map((column) => row[column].trim()).filter((text) => text !== '');
  const others = texts.filter((text) => !/^[^\p{L}]*\p{Nd}[^\p{L}]*$/u.test(text));
  if (row.amount.trim() === '') return false;
  const isNamed = others.some((text) => totals.test(text));
  const isBare = needed.every((text) => text.trim() === '');
  return isNamed ? others.every((text) => totals.test(text)) : isBare && others.length === 0;
}

const totals = /^(grand |sub)?(total|sum|المجموع|الإجمالي|ລວມ|ລວມທັງໝົດ|總計|合計|小計)[s:：]?$/iu;

/** Problems of cells that are too long; such rows are not checked further. */
function tooLong(row: BulkRow): BulkProblem[] {
  return bulkColumns.flatMap((column) => {
    const max = longest[column];
    return isLonger(row[column], max) ? [rowProblem(column, 'too-long', { max })] : [];
  });
}

const longest: Readonly<Record<BulkColumn, number>> = {
  recipient_name: fieldLength('destinationName'),
  recipient_address: fieldLength('destinationTextAddress'),
  recipient_phone_number: fieldLength('destinationPhoneNumber'),
  latitude: 40,
  longitude: 40,
  recipient_notes: fieldLength('riderNotes'),
  payment_method: 100,
  amount: fieldLength('orderAmount'),
  description: fieldLength('orderDescription'),
  preordered_for: 100,
  pickup_code: 200,
  unit_number: fieldLength('destinationUnitNumber'),
  building: fieldLength('destinationBuilding'),
};

/** The form's violations for a row. A file may omit coordinates, and has its own names of payment methods. */
function formProblems(row: BulkRow, phone: Read<string>, context: BulkContext): BulkProblem[] {
  const typedPhone = row.recipient_phone_number.trim();
  const found = violationsOf(
    {
      vendorId: context.vendorId,
      unitNumber: row.unit_number,
      customerName: row.recipient_name,
      phoneNumber: 'value' in phone ? phone.value : typedPhone,
      description: row.description,
      address: row.recipient_address,
      ...{ latitude: 0, longitude: 0 },
      amount: row.amount,
      paymentMethod: readPayment(row.payment_method, context.market) ?? '',
    },
    context,
  ).map(({ rule: _, field, ...rest }) => ({ ...rest, field: columnOfField(field) }));
  const hasPhoneProblem = found.some(({ field }) => field === 'recipient_phone_number');
  const prefixless = 'problem' in phone && (!hasPhoneProblem || isLocal(typedPhone, context));
  if (!prefixless || typedPhone === '') return found;
  const others = found.filter(({ field }) => field !== 'recipient_phone_number');
  return [...others, phone.problem];
}

/** Whether a phone number lacks only its prefix. */
function isLocal(typed: string, { phonePlan }: BulkContext): boolean {
  return homePhone(typed, phonePlan) !== null;
}

/** Problems of cells that hold a card number. Phone numbers and coordinates may look like one, so they are not checked. */
function cardNumbers(row: BulkRow): BulkProblem[] {
  return columnsOf(row)
    .filter((column) => !alike.has(column) && holdsCardNumber(cellOf(row, column)))
    .map((field) => ({ field, key: cardNumberKey }));
}

const alike: ReadonlySet<string> = new Set(['recipient_phone_number', 'latitude', 'longitude']);

function longPickupCode({ pickup_code }: BulkRow, { request }: Market): BulkProblem[] {
  const fault = pickupCodeFault(pickup_code, request);
  return fault === null ? [] : [{ field: 'pickup_code', ...fault }];
}

function inColumnOrder(errors: readonly BulkProblem[]): BulkProblem[] {
  return [...errors].sort((a, b) => compareColumns(a.field, b.field));
}

type Cells = {
  phone: string;
  payment: PaymentMethod;
  position: Position | null;
  time: UnixTime | null;
};

function orderOf(
  row: BulkRow,
  { phone, payment, position, time }: Cells,
  market: Market,
): Omit<BulkOrder, 'features'> {
  return {
    name: row.recipient_name.trim(),
    phoneNumber: phone,
    address: row.recipient_address.trim(),
    unitNumber: row.unit_number.trim(),
    building: row.building.trim(),
    notes: row.recipient_notes.trim(),
    description: row.description.trim(),
    amount: parseAmount(row.amount, market) ?? 0,
    paymentMethod: payment,
    pickupCode: pickupCodeOf(row.pickup_code) || null,
    preorderedFor: time,
    position,
  };
}
