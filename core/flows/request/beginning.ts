import { deliveryCost } from '#core/rules';
import type { Order, RequestDraft } from '#schemas';
import type { Origin, RequestContext, RequestInput } from './context.ts';
import { changedFields, editDraft } from './editing.ts';
import { fieldsOfSender, positionOf } from './sender.ts';

/** What a visit begins with: the kept draft of this outlet and order, or an untouched form. */
export function contextOf(input: RequestInput): RequestContext {
  const { origin, newKey, draft, orderId = null, sender = null, lastMethod = null } = input;
  const initialFields = {
    ...input.initialFields,
    ...(lastMethod !== null && { paymentMethod: lastMethod }),
    ...fieldsOfSender(sender),
  };
  const mine = draft?.vendor_id === origin.vendor_id && (draft.order_id ?? null) === orderId;
  const kept = mine ? keptFor(input, draft, initialFields) : null;
  return {
    origin: toldOrigin(origin, kept),
    newKey,
    sender,
    lastMethod,
    draft: kept ?? freshDraft(input, initialFields),
    restored: kept !== null && kept.address_query !== '',
    bypassed: false,
    quote: null,
    offered: null,
    itemValueLimit: -1,
    confirmedAmount: null,
    pin: null,
    reading: null,
    pointedAt: null,
    placeId: null,
    extras: {},
    paymentFields: [],
    requotes: 0,
    error: null,
    order: null,
    orderId,
    editing: null,
    agreedFee: null,
  };
}

/**
 * The kept draft without an answer to where the outlet stands, where that is no longer asked. With nothing typed yet it gets a key of its
 * own: a request that is written in another tab was begun from it, too, and is another order.
 */
function keptFor(
  { origin: { missing }, newKey }: RequestInput,
  { origin_form, origin_step, fields, ...draft }: RequestDraft,
  initialFields: RequestDraft['fields'],
): RequestDraft {
  const asked = missing && origin_form && { origin_form, ...(origin_step && { origin_step }) };
  const kept = { ...draft, fields: { ...initialFields, ...fields }, ...asked };
  return isUntouched(kept, initialFields) ? { ...kept, idempotency_key: newKey() } : kept;
}

/** Whether nobody has typed or chosen anything for the order but how it is paid. */
export function isUntouched(
  { address_query, destination, destination_before, fields }: RequestDraft,
  initialFields: RequestDraft['fields'],
): boolean {
  const { paymentMethod: _, ...texts } = fields;
  const isTyped = Object.entries(texts).some(
    ([name, text]) => text !== (initialFields[name] ?? ''),
  );
  return address_query === '' && destination === null && !destination_before && !isTyped;
}

/** The origin of a guest whose kept draft already says where the order is collected. */
function toldOrigin(origin: Origin, draft: RequestDraft | null): Origin {
  const { origin_form, origin_step } = draft ?? {};
  const { missing: told, ...rest } = origin;
  const position = origin_form && positionOf(origin_form);
  if (told?.answer !== 'keep' || origin_step !== 'told' || !position) return origin;
  return { ...rest, told, position };
}

/** Begins the edit of an order that was fetched: with the kept edit if it is of this revision, else with the order. */
export function toUpdate(
  { draft, newKey, origin }: Pick<RequestContext, 'draft' | 'newKey' | 'origin'>,
  order: Order,
): Partial<RequestContext> {
  const { pickupEstimation, amounts, extent } = origin;
  const isChanged = changedFields(draft, order, amounts).length > 0;
  const { vendor_id, origin: position, revision = 0 } = order;
  const kept = draft.revision === revision && isChanged ? draft : null;
  return {
    editing: order,
    origin: { vendor_id, pickupEstimation, amounts, extent, position: position ?? origin.position },
    draft: kept ?? editDraft(order, newKey(), amounts),
    restored: kept !== null,
    agreedFee: deliveryCost(order, amounts),
    confirmedAmount: order.order.amount,
  };
}

/** The visit with an empty form, or with the order as it is, and a new idempotency key. */
export function startedOver(
  context: RequestContext,
  initialFields: RequestDraft['fields'],
): RequestContext {
  const { itemValueLimit, editing } = context;
  const begun = contextOf({ ...context, draft: null, initialFields });
  const { origin_form, origin_step } = context.draft;
  const fresh = {
    ...begun,
    itemValueLimit,
    draft: { ...begun.draft, ...(origin_form && { origin_form, origin_step }) },
  };
  return editing === null ? fresh : { ...fresh, ...toUpdate(fresh, editing) };
}

function freshDraft(
  { origin, newKey, sender }: RequestInput,
  fields: RequestDraft['fields'],
): RequestDraft {
  const collectedBefore = origin.missing?.answer === 'keep' ? sender : null;
  return {
    version: 1,
    vendor_id: origin.vendor_id,
    idempotency_key: newKey(),
    step: 'destination',
    address_query: '',
    destination: null,
    fields,
    saved_at: 0,
    ...(collectedBefore && { origin_form: collectedBefore.origin_form }),
  };
}
