import {
  editViolations,
  isCoinSum,
  isEditable,
  minutesUntil,
  statusAfterEdit,
  type Violation,
} from '#core/rules';
import type { endpoints, Order, OrderUpdate, Position, UnixTime } from '#schemas';
import type { Tx } from '../db/connect.ts';
import { promiseHandOver } from '../dispatch/hand-over.ts';
import { refusal, refusals } from '../http/refusal.ts';
import type { Call } from '../http/serve.ts';
import { phonePlanOf } from '../phone-plans.ts';
import { merchantOf } from '../vendors/repository.ts';
import { actorOf } from './actor.ts';
import { isDeliverable } from './deliverable.ts';
import { requireFee } from './fee.ts';
import { lockOrder, recordChange } from './journal.ts';
import { methodsForIn } from './methods.ts';
import type { Change } from './record.ts';
import { editedParts, formOf, isUnchanged } from './update-parts.ts';

type UpdateCall = Call<typeof endpoints.updateOrder>;
/** The call inside its transaction, without the pool. */
type Inside = Omit<UpdateCall, 'sql'>;

/**
 * Edits an order before its pickup. An edit that changes nothing answers the order, so that an edit may be repeated; one based on an
 * older revision is refused.
 */
export async function updateOrder(call: UpdateCall): Promise<Order> {
  const update = async (tx: Tx) => {
    const { market, clock, input } = call;
    const { orderId } = input.params;
    const order = await lockOrder(tx, orderId);
    if (order?.vendor_id !== input.body.vendor_id) throw refusals.unknown();
    const parts = editedParts(order, input.body, market);
    // The order keeps whole coins, so that an amount between them looks like the one it has.
    if (isCoinSum(input.body.amount, market) && isUnchanged(order, parts)) return order;
    await check(call, tx, order);
    const status = statusAfterEdit(order);
    const revision = (order.revision ?? 0) + 1;
    const isElsewhere = isMoved(order, input.body);
    const minutes = isElsewhere ? minutesTo(call, order, clock()) : {};
    const change = { ...parts, ...minutes, revision, ...(status && { status }) };
    await promiseHandOver(tx, 'change', orderId, clock());
    return recordChange(tx, order, change, clock(), actorOf(call.who.userId));
  };
  const merchant = await merchantOf(call, call.input.body.vendor_id);
  return call.turns.take(merchant, () => call.sql.begin(update));
}

async function check(call: Inside, tx: Tx, order: Order): Promise<void> {
  const { market, input } = call;
  const { body } = input;
  if (!isEditable(order)) throw tooLate(order);
  if (body.revision !== undefined && body.revision !== (order.revision ?? 0)) throw orderChanged();
  const phonePlan = phonePlanOf(market);
  const offered = { ...market, paymentMethods: await methodsForIn({ ...call, sql: tx }) };
  const form = formOf(body, order, market);
  const [violation] = editViolations(order, form, { market: offered, phonePlan });
  if (violation?.rule === 'payment-change') throw paymentRefused();
  if (violation) throw invalid(violation);
  const { vendor_id, location, payment_method, delivery_fee, signature } = body;
  const source = order.origin ?? order.customer.location;
  const route = { vendorId: vendor_id, source, destination: location };
  if (isMoved(order, body) && !(await isDeliverable(tx, market, route))) throw tooFar();
  const priced = { vendor_id, delivery_fee, signature };
  requireFee(call, { ...priced, customer: { location }, order: { payment_method } }, source);
}

/** The new delivery estimate of an edit; the pickup estimate stays. */
function minutesTo({ dispatcher, market, input }: Inside, order: Order, now: UnixTime): Change {
  const destination = input.body.location;
  const route = { source: order.origin ?? order.customer.location, destination };
  const { estimation_pick_up_time: pickup, estimation_delivery_time: delivery } =
    dispatcher.estimate(route, market, order.preordered_for ?? now);
  const known = order.estimated_pickup_minutes;
  const told = order.estimated_at ?? order.updated_at;
  const estimated_pickup_minutes =
    known == null ? pickup : Math.max(0, minutesUntil(told + known * 60, now));
  const ride = delivery - pickup;
  return {
    estimated_pickup_minutes,
    estimated_delivery_minutes: estimated_pickup_minutes + ride,
  };
}

function isMoved({ customer }: Order, { location }: OrderUpdate): boolean {
  const differs = (key: keyof Position) => customer.location[key] !== location[key];
  return differs('latitude') || differs('longitude');
}

/** The refusal with status 405, as in the public partner API. */
function tooLate({ status }: Order) {
  return refusal(405, 'TooLate', `An order that is ${status} cannot be edited.`, {
    key: 'request.error.too-late',
  });
}

function orderChanged() {
  return refusal(409, 'OrderChanged', 'The order was edited meanwhile.', {
    key: 'request.error.order-changed',
    field: 'body.revision',
  });
}

function paymentRefused() {
  return refusal(409, 'PaymentChangeRefused', 'Nothing was to be collected for this order.', {
    key: 'validation.edit.payment-refused',
    field: 'paymentMethod',
  });
}

function invalid(violation: Violation) {
  return refusal(400, 'InvalidOrder', 'The edit is not valid.', violation);
}

function tooFar() {
  return refusal(409, 'OutsideDeliveryArea', 'We do not deliver there.', {
    key: 'request.error.undeliverable-address',
  });
}
