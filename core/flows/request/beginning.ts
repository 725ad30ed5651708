import { deliveryCost } from '#core/rules';
import type { Order, RequestDraft } from '#schemas';
import type { Origin, RequestContext, RequestInput } from './context.ts';
import { changedFields, editDraft, goesOn } from './editing.ts';
import { fieldsOfSender } from './sender.ts';

/** What a visit begins with: a draft that was kept of this outlet and order, or an untouched form. */
export function contextOf(input: RequestInput): RequestContext {
  const { origin, newKey, draft, orderId = null, sender = null, lastMethod = null } = input;
  const initialFields = {
    ...input.initialFields,
    ...(lastMethod !== null && { paymentMethod: lastMethod }),
    ...fieldsOfSender(sender),
  };
  const mine = draft?.vendor_id === origin.vendor_id && (draft.order_id ?? null) === orderId;
  const kept = mine ? keptFor(origin, draft, initialFields) : null;
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

/** Where an outlet stands that somebody has said meanwhile is no longer a question, and nobody's to send from. */
function keptFor(
  { missing }: Origin,
  { origin_form, origin_step, fields, ...draft }: RequestDraft,
  initialFields: RequestDraft['fields'],
): RequestDraft {
  const asked = missing && origin_form && { origin_form, ...(origin_step && { origin_step }) };
  return { ...draft, fields: { ...initialFields, ...fields }, ...asked };
}

/** A guest who comes back to a draft has said before where it is collected. */
function toldOrigin(origin: Origin, draft: RequestDraft | null): Origin {
  const { latitude = null, longitude = null } = draft?.origin_form ?? {};
  const known = draft?.origin_step === 'told' || (draft?.destination && !draft.origin_step);
  if (origin.missing?.answer !== 'keep' || !known) return origin;
  if (latitude === null || longitude === null) return origin;
  const { missing: told, ...rest } = origin;
  return { ...rest, told, position: { latitude, longitude } };
}

/** The order that is to be edited has arrived: a kept edit of just this record goes on, anything else begins with it. */
export function toUpdate(
  { draft, newKey, origin }: Pick<RequestContext, 'draft' | 'newKey' | 'origin'>,
  order: Order,
): Partial<RequestContext> {
  const { pickupEstimation, amounts, extent } = origin;
  const isChanged = changedFields(draft, order, amounts).length > 0;
  const kept = goesOn(draft, order) && isChanged ? draft : null;
  const { vendor_id, origin: position } = order;
  return {
    editing: order,
    origin: { vendor_id, pickupEstimation, amounts, extent, position: position ?? origin.position },
    draft: kept ?? editDraft(order, newKey(), amounts),
    restored: kept !== null,
    agreedFee: deliveryCost(order, amounts),
    confirmedAmount: order.order.amount,
  };
}

/** The same visit with nothing typed, or with the order as it is, and a key of its own for what is typed next. */
export function startedOver(
  context: RequestContext,
  initialFields: RequestDraft['fields'],
): RequestContext {
  const { itemValueLimit, editing } = context;
  const begun = contextOf({ ...context, draft: null, initialFields });
  const { origin_form, origin_step } = context.origin.missing ? {} : context.draft;
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
