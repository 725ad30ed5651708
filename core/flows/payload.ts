import {
  composeAddress,
  methodOfOrder,
  parseAmount,
  phoneCharacters,
  withoutBidiControls,
} from '#core/rules';
import type { OrderCreation, RequestDraft } from '#schemas';
import { type PluginPayload, type PricedQuote, payloadOfQuote } from '../compose/index.ts';
import type { RequestContext } from './request-context.ts';
import { senderOf } from './sender.ts';

type Request = Pick<RequestContext, 'draft' | 'origin'>;

/** The creation payload of a draft that has passed the rules (specification 2, section 3). */
export function creationOf(
  { draft, origin }: Request,
  quote: PricedQuote,
  extras: PluginPayload,
): OrderCreation {
  const { fields, destination } = draft;
  const text = (key: string) => withoutBidiControls(fields[key] ?? '').trim();
  const unit = text('destinationUnitNumber');
  const building = text('destinationBuilding');
  const sender = senderOf(draft);
  if (destination === null) throw new Error('a draft without a destination was submitted');
  return {
    vendor_id: draft.vendor_id,
    customer: {
      name: text('destinationName'),
      phone_number: phoneCharacters(text('destinationPhoneNumber')),
      location: {
        latitude: destination.latitude,
        longitude: destination.longitude,
        address: composeAddress([unit, building, destination.address]),
        notes: text('riderNotes'),
      },
    },
    order: {
      payment_method: methodOfOrder(fields.paymentMethod) ?? 'NONE',
      amount: parseAmount(text('orderAmount'), origin.amounts) ?? 0,
      description: text('orderDescription'),
      cold_bag_needed: false,
    },
    delivery_fee: quote.fee,
    signature: quote.signature,
    login_pickup_estimation: draft.login_estimation ?? origin.pickupEstimation,
    ...(unit !== '' && { unit_number: unit }),
    ...(building !== '' && { building }),
    ...(sender && { sender }),
    ...extras,
    ...payloadOfQuote(quote),
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
