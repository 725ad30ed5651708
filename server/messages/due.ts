import { arrivesAt, isOver, latenessOf, statusesUnderWay, wasCollected } from '#core/rules';
import type { MessageKind, Order } from '#schemas';
import type { Change } from '../orders/record.ts';

/** Minutes until the door from which on a rider who is on the way is told to arrive. */
const arrivingMinutes = 3;
/** Minutes after the promise from which on a recipient is told of a delay. */
const delayedMinutes = 10;

/** Where an order is on its way to the door; `elsewhere` once it does not come any more. */
type Place = 'shop' | 'way' | 'door' | 'delivered' | 'elsewhere';

/** What each kind of message is true of, and which kinds say more: after one of these it is of no use. */
const meanings: Readonly<
  Record<MessageKind, { places: readonly Place[]; outdoneBy: readonly MessageKind[] }>
> = {
  delayed: { places: ['shop', 'way'], outdoneBy: ['arriving', 'delivered'] },
  'on-the-way': { places: ['way'], outdoneBy: ['arriving', 'delivered'] },
  arriving: { places: ['way', 'door'], outdoneBy: ['delivered'] },
  delivered: { places: ['delivered'], outdoneBy: [] },
};

/** The kinds after which a message of this kind is not sent any more. */
export function outdoneBy(kind: MessageKind): readonly MessageKind[] {
  return meanings[kind].outdoneBy;
}

/** Whether a message of this kind would still be true of an order. */
export function isStillTrue(kind: MessageKind, order: Order): boolean {
  return meanings[kind].places.includes(placeOf(order));
}

/** What a change of an order is to its recipient; null for most. `order` is as it is after the change. */
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

/** Whether the last status is the first one that says that a rider left with the goods. */
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
