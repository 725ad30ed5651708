import {
  amountOf,
  arrivesAt,
  type Coinage,
  clockOf,
  comesToDoor,
  consumerStageOf,
  deliveryCost,
  doorMoney,
  type Eta,
  etaOf,
  isOver,
  isPaidOnline,
  isRiderPublic,
  minorOf,
  plannedFor,
  publicStageOf,
  reachedAt,
  stagesOf,
  sumsOf,
} from '#core/rules';
import type {
  Order,
  Position,
  PublicReceipt,
  PublicTracking,
  RiderLocation,
  UnixTime,
} from '#schemas';

/** Positions are rounded to three decimals of a degree, about a hundred metres. */
const coarseness = 1000;

/** What is known beside the order. */
type Beside = { now: UnixTime; shopPhone: string | null; receipt: string | null };

/** What anyone with the link may know, field by field. */
export function trackingOf(
  order: Order,
  rider: RiderLocation | undefined,
  { now, shopPhone, receipt }: Beside,
): PublicTracking {
  const stage = publicStageOf(order);
  const shown = isRiderPublic(stage);
  const planned = plannedFor(order, now);
  // No rider should be on the way yet, so an estimate of one would mislead.
  const eta = planned === null ? etaOf(order) : null;
  return {
    stage,
    consumer_stage: consumerStageOf(order),
    outlet_name: order.outlet_name ?? '',
    recipient_name: givenName(order.customer.name),
    updated_at: order.updated_at,
    estimated_minutes: minutesOf(order, eta),
    expected_at: eta?.at ?? null,
    delayed: order.status === 'DELAYED',
    pickup: order.origin ? coarse(order.origin) : null,
    dropoff: coarse(order.customer.location),
    to_pay: toPay(order),
    planned_for: planned,
    rider_name: shown && order.rider ? givenName(order.rider.name) : null,
    rider_phone: (shown && order.rider?.relay_number) || null,
    rider: shown && rider ? { ...coarse(rider), updated_at: rider.updated_at } : null,
    ...(planned === null ? arrivalOf(order, now) : unknownArrival),
    shop_phone: shopPhone,
    times: timesOf(order),
    photo: order.status === 'DELIVERED' && isPhotographed(order),
    receipt: isOver(order) ? receipt : null,
  };
}

/** What anyone with the link to a receipt may know. */
export function receiptOf(order: Order, market: Coinage): PublicReceipt {
  const { delivery_fee: fee = 0, total_discount: discount = 0, price_lines: lines } = order;
  const amount = sumsOf(order, market).amount ?? 0;
  return {
    order_id: order.order_id,
    outlet_name: order.outlet_name ?? '',
    recipient_name: givenName(order.customer.name),
    placed_at: order.created_at,
    finished_at: reachedAt(order),
    returned: order.status === 'RETURNED_TO_VENDOR',
    payment_method: order.order.payment_method,
    ...(isPaidOnline(order) && { fee_paid_online: true }),
    amount,
    delivery_fee: fee,
    discount,
    ...(lines && { price_lines: lines }),
    total: amountOf(minorOf(amount, market) + deliveryCost(order, market), market),
  };
}

/** Prepaid orders show no amount: that is between the shop and the buyer, who may be another person than the recipient. */
function toPay(order: Order): PublicTracking['to_pay'] {
  const { state, amount } = doorMoney(order);
  const method = order.order.payment_method;
  if (state === 'nothing') return isPaid(order) ? { state: 'paid', amount: 0 } : null;
  if (state === 'collected') return { state, amount };
  return { state: method === 'CASH_ON_DELIVERY' ? 'cash' : 'card', amount };
}

/** Goods that do not arrive are not shown as paid, since the money may be on its way back. */
function isPaid({ status, order }: Order): boolean {
  return order.payment_method === 'PAID' && order.amount > 0 && comesToDoor(status);
}

/** The minutes as they were told. */
function minutesOf(order: Order, eta: Eta | null): number | null {
  if (eta === null) return null;
  return Math.round((eta.at - (order.estimated_at ?? order.updated_at)) / 60);
}

/** When the goods are expected at the door, and the promised time if they are late. */
function arrivalOf(order: Order, now: UnixTime): Pick<PublicTracking, 'arrives_at' | 'was_at'> {
  const clock = clockOf(order, now);
  const isAtDoor = clock?.kind === 'expected' && clock.eta.to === 'destination';
  return { arrives_at: arrivesAt(order), was_at: isAtDoor ? clock.was : null };
}

const unknownArrival = { arrives_at: null, was_at: null };

/** What happened when, of an order that is over. */
function timesOf(order: Order): PublicTracking['times'] {
  if (!isOver(order)) return null;
  const collected = stagesOf(order).reached.find(({ stage }) => stage === 'on-the-way');
  return {
    placed_at: order.created_at,
    collected_at: collected?.at ?? null,
    finished_at: reachedAt(order),
  };
}

function isPhotographed({ proofs }: Order): boolean {
  return proofs?.some(({ kind }) => kind === 'delivery') ?? false;
}

function givenName(name: string): string {
  return name.trim().split(/\s+/)[0]?.slice(0, 100) ?? '';
}

function coarse({ latitude, longitude }: Position): Position {
  const round = (degrees: number) => Math.round(degrees * coarseness) / coarseness;
  return { latitude: round(latitude), longitude: round(longitude) };
}
