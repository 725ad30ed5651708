import { doorMoney, sumsOf } from '#core/rules';
import type { Deployment, Market, Order, UnixTime } from '#schemas';
import type { Cell } from './cells.ts';

/** One column of a file: its name in the first line, and what stands in it for an order. */
export type Column = { readonly name: string; readonly cell: (order: Order) => Cell };

type Place = { market: Market; deployment: Deployment };

/** What was ordered, for whom, and what became of it. */
export function orderColumns({ deployment }: Place): readonly Column[] {
  const time = clockOf(deployment.timezone);
  return [
    ...head(time),
    { name: 'preordered_for', cell: ({ preordered_for: at }) => (at == null ? null : time(at)) },
    { name: 'recipient_name', cell: ({ customer }) => customer.name },
    { name: 'recipient_phone_number', cell: ({ customer }) => customer.phone_number },
    { name: 'recipient_address', cell: ({ customer }) => customer.location.address },
    { name: 'recipient_notes', cell: ({ customer }) => customer.location.notes ?? null },
    { name: 'description', cell: ({ order }) => order.description },
    { name: 'pickup_code', cell: ({ pickup_code = null }) => pickup_code },
    { name: 'payment_method', cell: ({ order }) => order.payment_method },
    { name: 'amount', cell: ({ order }) => order.amount },
    { name: 'to_collect', cell: (order) => doorMoney(order).amount },
    { name: 'delivery_fee', cell: (order) => sumsOf(order).fee },
    { name: 'rider_name', cell: ({ rider }) => rider?.name ?? null },
    { name: 'picked_up_at', cell: (order) => reachedAt(order, 'PICKED_UP', time) },
    { name: 'delivered_at', cell: (order) => reachedAt(order, 'DELIVERED', time) },
    { name: 'cancel_reason', cell: ({ cancellation }) => cancellation?.reason ?? null },
    { name: 'cancellation_charge', cell: ({ cancellation }) => cancellation?.charge ?? null },
  ];
}

/** What each order cost; amounts are in the market's currency. */
export function transactionColumns({ market, deployment }: Place): readonly Column[] {
  const time = clockOf(deployment.timezone);
  return [
    ...head(time),
    { name: 'finished_at', cell: ({ updated_at }) => time(updated_at) },
    { name: 'payment_method', cell: ({ order }) => order.payment_method },
    { name: 'currency', cell: () => market.currency },
    { name: 'amount', cell: ({ order }) => order.amount },
    { name: 'collected', cell: (order) => collectedOf(order) },
    { name: 'delivery_fee', cell: (order) => sumsOf(order).fee },
    { name: 'discount', cell: (order) => sumsOf(order).discount || null },
    { name: 'total_amount', cell: (order) => sumsOf(order).total },
    { name: 'cancellation_charge', cell: ({ cancellation }) => cancellation?.charge ?? null },
    { name: 'refunded', cell: ({ refund }) => refund?.amount ?? null },
    { name: 'vat_number', cell: ({ vat_number = null }) => vat_number },
  ];
}

/** What a rider took at the door; an order that is not delivered, or was brought back, has brought nothing in. */
function collectedOf(order: Order): number {
  const { state, amount } = doorMoney(order);
  return state === 'collected' ? amount : 0;
}

type Clock = (at: UnixTime) => string;

const head = (time: Clock): readonly Column[] => [
  { name: 'order_id', cell: ({ order_id }) => order_id },
  { name: 'outlet_id', cell: ({ vendor_id }) => vendor_id },
  { name: 'outlet_name', cell: ({ outlet_name = null }) => outlet_name },
  { name: 'placed_at', cell: ({ created_at }) => time(created_at) },
  { name: 'status', cell: ({ status }) => status },
];

/** Swedish writes `2027-01-15 13:05:09`, which every spreadsheet reads and sorts. */
export function clockOf(timeZone: string): Clock {
  const format = new Intl.DateTimeFormat('sv-SE', {
    ...{ dateStyle: 'short', timeStyle: 'medium', timeZone },
  });
  return (at) => format.format(at * 1000);
}

function reachedAt({ status_history }: Order, status: string, time: Clock): string | null {
  const entry = status_history.find((each) => each.status === status);
  return entry ? time(entry.created_at) : null;
}
