import { arrivesAt, isOver, latenessOf, statusesUnderWay, wasCollected } from '#core/rules';
import type { MessageKind, Order } from '#schemas';
import type { Change } from '../orders/record.ts';

/** Minutes before arrival at which "arriving" is sent. */
const arrivingMinutes = 3;
/** Minutes after the promised time from which "delayed" is sent. */
const delayedMinutes = 10;

/** Where an order is; `elsewhere` once it is not delivered any more. */
type Place = 'shop' | 'way' | 'door' | 'delivered' | 'elsewhere';

/** Where each kind of message is true, and which later kinds make it useless. */
const meanings: Readonly<
  Record<MessageKind, { places: readonly Place[]; outdoneBy: readonly MessageKind[] }>
> = {
  delayed: { places: ['shop', 'way'], outdoneBy: ['arriving', 'delivered'] },
  'on-the-way': { places: ['way'], outdoneBy: ['arriving', 'delivered'] },
  arriving: { places: ['way', 'door'], outdoneBy: ['delivered'] },
  delivered: { places: ['delivered'], outdoneBy: [] },
};

/** The kinds after which this kind is not sent any more. */
export function outdoneBy(kind: MessageKind): readonly MessageKind[] {
  return meanings[kind].outdoneBy;
}

/** Whether a message of this kind would still be true of an order. */
export function isStillTrue(kind: MessageKind, order: Order): boolean {
  return meanings[kind].places.includes(placeOf(order));
}

/** The message that a change of an order causes; null for most. `order` is the state after the change. */
export function messageDue(order: Order, { status }: Pick<Change, 'status'>): MessageKind | null {
  const place = placeOf(order);
  if (status === undefined || place === 'elsewhere') return null;
  if (place === 'delivered') return 'delivered';
  if (place === 'door') return 'arriving';
  if (place === 'way' && hasJustLeft(order)) return 'on-the-way';
  if (place === 'way' && isClose(order)) return 'arriving';
  return isDelayed(order) ? 'delayed' : null;
}

function placeOf(order: Order): Place {
  const has = (status: string) => order.status_history.some((entry) => entry.status === status);
  if (order.status === 'DELIVERED') return 'delivered';
  if (isOver(order) || order.status === 'RETURN_INITIATED' || has('RETURN_INITIATED'))
    return 'elsewhere';
  if (has('NEAR_CUSTOMER')) return 'door';
  return wasCollected(order) ? 'way' : 'shop';
}

const underWay: readonly string[] = statusesUnderWay;

/** Whether the last status is the first one of being under way. */
function hasJustLeft({ status_history: history }: Order): boolean {
  return history.findIndex(({ status }) => underWay.includes(status)) === history.length - 1;
}

function isClose({ estimated_delivery_minutes: minutes }: Order): boolean {
  return typeof minutes === 'number' && minutes <= arrivingMinutes;
}

function isDelayed(order: Order): boolean {
  if (order.status === 'DELAYED') return true;
  const at = arrivesAt(order);
  if (at === null) return false;
  const { was } = latenessOf(order, { to: 'destination', at });
  return was !== null && at - was >= delayedMinutes * 60;
}
