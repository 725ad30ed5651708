import {
  type AmountMarket,
  amountOf,
  bareAddress,
  type Coinage,
  composeAddress,
  detailsPickupEstimation,
  parseAmount,
  payableAfterEdit,
  unitBefore,
  withoutBidiControls,
  writeAmount,
} from '#core/rules';
import {
  type Destination,
  type FeeQuote,
  type Order,
  type OrderUpdate,
  paymentMethods,
  type RequestDraft,
  type RequestFields,
  type UnixTime,
} from '#schemas';
import type { PricedQuote } from '../../compose/index.ts';
import { isSame } from '../../orders/canonical.ts';

/** What a new request can begin with: a past order, or only the customer, from the address book. */
export type Repeatable = Pick<Order, 'vendor_id' | 'customer'> &
  Partial<Pick<Order, 'order_id' | 'order'>>;

/** The values of the bare form for an order, with unit and building apart from the address. */
function contentOf(given: Repeatable, amounts: AmountMarket) {
  const { customer, order } = withUnit(given);
  const { latitude, longitude, unit_number = '', building = '', ...place } = customer.location;
  const address = bareAddress(place.address, [unit_number, building]);
  return {
    address_query: address,
    destination: { latitude, longitude, address, city: '', area: '' },
    fields: {
      destinationUnitNumber: unit_number,
      destinationBuilding: building,
      destinationName: customer.name,
      destinationPhoneNumber: customer.phone_number,
      riderNotes: place.notes ?? '',
      ...(order && {
        orderDescription: order.description,
        orderAmount: writeAmount(order.amount, amounts),
        paymentMethod: order.payment_method,
      }),
    },
  };
}

/** An edit that has not changed anything yet. */
export function editDraft(
  order: Order,
  idempotency_key: string,
  amounts: AmountMarket,
): RequestDraft {
  const { vendor_id, order_id, revision = 0 } = order;
  const content = contentOf(order, amounts);
  return {
    ...{ version: 1, vendor_id, idempotency_key, step: 'details', saved_at: 0 },
    ...{ ...content, order_id, revision },
  };
}

/** A draft like a past order or for somebody in the address book, ready to send; fields of features are untouched. */
export function copyDraft(
  order: Repeatable,
  idempotency_key: string,
  { now, amounts }: { now: UnixTime; amounts: AmountMarket },
): RequestDraft {
  const { vendor_id, order_id } = order;
  const content = contentOf(order, amounts);
  return {
    ...{ version: 1, vendor_id, idempotency_key, step: 'details', saved_at: now },
    ...(order_id === undefined ? { from_book: true } : { copied_from: order_id }),
    ...content,
    chosen: { ...content.fields, destinationTextAddress: content.address_query },
    login_estimation: detailsPickupEstimation,
  };
}

/** The destination and the recipient's fields of a past order, for a request that is otherwise new. */
export function recipientOf(
  order: Repeatable,
  amounts: AmountMarket,
): { readonly destination: Destination; readonly fields: RequestFields } {
  const { vendor_id, customer } = order;
  const { destination, fields } = contentOf({ vendor_id, customer }, amounts);
  return { destination, fields };
}

/** The order with its unit, read from the beginning of the address (`#12-01`) where it has no field of its own. */
function withUnit(order: Repeatable): Repeatable {
  const { customer } = order;
  const { location } = customer;
  const unit = unitBefore(location.address);
  if (unit === undefined || location.unit_number) return order;
  return { ...order, customer: { ...customer, location: { ...location, unit_number: unit } } };
}

/** The names of the fields that the person changed; the address counts as one field. */
export function changedFields(
  draft: RequestDraft,
  order: Order,
  amounts: AmountMarket,
): readonly string[] {
  const { fields: before, destination } = contentOf(order, amounts);
  const changed = Object.entries(before)
    .filter(([name, text]) => (draft.fields[name] ?? '').trim() !== text.trim())
    .map(([name]) => name);
  return isAddressEdited(draft, destination) ? ['destinationTextAddress', ...changed] : changed;
}

function isAddressEdited(
  { destination }: RequestDraft,
  before: ReturnType<typeof contentOf>['destination'],
): boolean {
  const place = destination && {
    latitude: destination.latitude,
    longitude: destination.longitude,
    address: destination.address,
  };
  const { latitude, longitude, address } = before;
  return !isSame(place, { latitude, longitude, address });
}

/** The new fee of an edit after the order's voucher and with its price lines, computed as the server does. */
export function editedQuote(quote: FeeQuote, order: Order, coinage: Coinage): PricedQuote {
  const payable = amountOf(payableAfterEdit(order, quote.fee, coinage), coinage);
  const { price_lines: lines = [] } = order;
  return payable === quote.fee && lines.length === 0
    ? quote
    : { ...quote, adjustment: { payable, lines } };
}

/** The update payload of an edit that has passed the rules (specification 2, section 3). */
export function updateOf(
  draft: RequestDraft,
  quote: FeeQuote,
  { order, amounts }: { order: Order; amounts: AmountMarket },
): OrderUpdate {
  const { destination, fields } = draft;
  const text = (key: string) => withoutBidiControls(fields[key] ?? '').trim();
  const unit_number = text('destinationUnitNumber');
  const building = text('destinationBuilding');
  if (destination === null) throw new Error('an edit without a destination was submitted');
  const { latitude, longitude } = destination;
  const address = composeAddress([unit_number, building, destination.address]);
  return {
    vendor_id: order.vendor_id,
    payment_method: paymentMethods.find((known) => known === fields.paymentMethod) ?? 'NONE',
    amount: parseAmount(text('orderAmount'), amounts) ?? 0,
    item_details: text('orderDescription'),
    location: { latitude, longitude, address, notes: text('riderNotes') },
    ...{ delivery_fee: quote.fee, signature: quote.signature },
    ...{ unit_number, building, revision: order.revision ?? 0 },
  };
}
