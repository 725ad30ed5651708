import {
  creationOf,
  methodOfOrder,
  type OrderAsked,
  parseAmount,
  phoneCharacters,
  withoutBidiControls,
} from '#core/rules';
import type { Destination, OrderCreation, RequestDraft, RequestFields } from '#schemas';
import { type PluginPayload, type PricedQuote, payloadOfQuote } from '../../compose/index.ts';
import type { RequestContext } from './context.ts';
import { senderOf } from './sender.ts';

type Request = Pick<RequestContext, 'draft' | 'origin'>;

/** The creation payload of a draft that has passed the rules (specification 2, section 3). */
export function payloadOf(
  { draft, origin }: Request,
  quote: PricedQuote,
  extras: PluginPayload,
): OrderCreation {
  const { destination, vendor_id } = draft;
  const sender = senderOf(draft);
  if (destination === null) throw new Error('a draft without a destination was submitted');
  const priced = { vendor_id, delivery_fee: quote.fee, signature: quote.signature };
  return {
    ...creationOf(askedOf(draft.fields, destination, origin), destination, priced),
    login_pickup_estimation: draft.login_estimation ?? origin.pickupEstimation,
    ...(sender && { sender }),
    ...extras,
    ...payloadOfQuote(quote),
  };
}

/** What the form says is ordered, with invisible characters removed from texts. */
function askedOf(
  fields: RequestFields,
  { address }: Destination,
  { amounts }: RequestContext['origin'],
): OrderAsked {
  const text = (key: string) => withoutBidiControls(fields[key] ?? '').trim();
  return {
    name: text('destinationName'),
    phoneNumber: phoneCharacters(text('destinationPhoneNumber')),
    address,
    unitNumber: text('destinationUnitNumber'),
    building: text('destinationBuilding'),
    notes: text('riderNotes'),
    description: text('orderDescription'),
    amount: parseAmount(text('orderAmount'), amounts) ?? 0,
    paymentMethod: methodOfOrder(fields.paymentMethod) ?? 'NONE',
  };
}

/** The form as the rules read it. */
export function orderFormOf({ vendor_id, destination, fields }: RequestDraft) {
  return {
    vendorId: vendor_id,
    unitNumber: fields.destinationUnitNumber ?? '',
    customerName: fields.destinationName ?? '',
    phoneNumber: fields.destinationPhoneNumber ?? '',
    description: fields.orderDescription ?? '',
    address: destination?.address ?? '',
    latitude: destination?.latitude ?? null,
    longitude: destination?.longitude ?? null,
    amount: fields.orderAmount ?? '',
    paymentMethod: fields.paymentMethod ?? '',
  };
}
