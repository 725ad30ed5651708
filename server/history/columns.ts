import { amountOf, doorMoney, labelOfStatus, type Minor, sumOfLines, sumsOf } from '#core/rules';
import { cancelReasons, type Deployment, type Market, type Order, type UnixTime } from '#schemas';
import type { Say } from '../texts.ts';
import { type Cell, clockOf, type Moment } from './cells.ts';

/** One column of a file: its name in the first line, and what stands in it for an order. */
export type Column = { readonly name: string; readonly cell: (order: Order) => Cell };

/** `say` translates headers and words; without it, they are those for programs. */
type Reader = { market: Market; deployment: Deployment; say: Say | undefined };

/** The columns of the file of orders. */
export function orderColumns(reader: Reader): readonly Column[] {
  const time = clockOf(reader.deployment.timezone);
  return translateHeaders(reader, [
    ...head(reader, time),
    { name: 'preordered_for', cell: ({ preordered_for: at }) => (at == null ? null : time(at)) },
    { name: 'recipient_name', cell: ({ customer }) => customer.name },
    { name: 'recipient_phone_number', cell: ({ customer }) => customer.phone_number },
    { name: 'recipient_address', cell: ({ customer }) => customer.location.address },
    { name: 'recipient_notes', cell: ({ customer }) => customer.location.notes ?? null },
    { name: 'description', cell: ({ order }) => order.description },
    { name: 'pickup_code', cell: ({ pickup_code = null }) => pickup_code },
    payment(reader),
    { name: 'amount', cell: ({ order }) => order.amount },
    { name: 'to_collect', cell: (order) => doorMoney(order).amount },
    { name: 'delivery_fee', cell: (order) => sumsOf(order, reader.market).fee },
    { name: 'rider_name', cell: ({ rider }) => rider?.name ?? null },
    { name: 'picked_up_at', cell: (order) => reachedAt(order, ['PICKED_UP'], time) },
    { name: 'delivered_at', cell: (order) => reachedAt(order, ['DELIVERED'], time) },
    { name: 'returned_at', cell: (order) => reachedAt(order, ['RETURNED_TO_VENDOR'], time) },
    { name: 'cancel_reason', cell: (order) => reasonOf(order, reader) },
    { name: 'cancellation_charge', cell: ({ cancellation }) => cancellation?.charge ?? null },
  ]);
}

/** The columns of the file of transactions; amounts are in the market's currency. */
export function transactionColumns(reader: Reader): readonly Column[] {
  const time = clockOf(reader.deployment.timezone);
  const told = (sum: Minor | null) => (sum === null ? null : amountOf(sum, reader.market));
  return translateHeaders(reader, [
    ...head(reader, time),
    {
      name: 'finished_at',
      cell: (order) => reachedAt(order, [order.status], time) ?? time(order.updated_at),
    },
    payment(reader),
    { name: 'currency', cell: () => reader.market.currency },
    { name: 'amount', cell: ({ order }) => order.amount },
    { name: 'collected', cell: (order) => collectedOf(order) },
    { name: 'delivery_fee', cell: (order) => sumsOf(order, reader.market).fee },
    { name: 'discount', cell: (order) => sumsOf(order, reader.market).discount || null },
    {
      name: 'price_lines',
      cell: (order) => told(sumOfLines(sumsOf(order, reader.market).lines, reader.market)) || null,
    },
    { name: 'total_amount', cell: (order) => told(sumsOf(order, reader.market).total) },
    { name: 'cancellation_charge', cell: ({ cancellation }) => cancellation?.charge ?? null },
    { name: 'refunded', cell: ({ refund }) => refund?.amount ?? null },
    { name: 'vat_number', cell: ({ vat_number = null }) => vat_number },
  ]);
}

/** What a rider collected at the door; 0 for an order that was not delivered or was returned. */
function collectedOf(order: Order): number {
  const { state, amount } = doorMoney(order);
  return state === 'collected' ? amount : 0;
}

type Clock = (at: UnixTime) => Moment;

const head = ({ say }: Reader, time: Clock): readonly Column[] => [
  { name: 'order_id', cell: ({ order_id }) => order_id },
  { name: 'outlet_id', cell: ({ vendor_id }) => vendor_id },
  { name: 'outlet_name', cell: ({ outlet_name = null }) => outlet_name },
  { name: 'placed_at', cell: ({ created_at }) => time(created_at) },
  {
    name: 'status',
    cell: ({ status }) => (say ? say(`status.${labelOfStatus(status)}`) : status),
  },
];

const payment = ({ say }: Reader): Column => ({
  name: 'payment_method',
  cell: ({ order }) => (say ? say(`payment.${order.payment_method}`) : order.payment_method),
});

/** The columns with translated headers. */
function translateHeaders({ say }: Reader, columns: readonly Column[]): readonly Column[] {
  return say ? columns.map(({ name, cell }) => ({ name: say(`export.${name}`), cell })) : columns;
}

/** The reason of a cancellation; an unknown one is "other", as on screen. */
function reasonOf({ cancellation }: Order, { say }: Reader): string | null {
  if (!cancellation) return null;
  if (!say) return cancellation.reason;
  const known = cancelReasons.find((reason) => reason === cancellation.reason);
  return say(`reason.${known ?? 'reason_unknown'}`);
}

function reachedAt({ status_history }: Order, statuses: string[], time: Clock): Moment | null {
  const entry = status_history.find(({ status }) => statuses.includes(status));
  return entry ? time(entry.created_at) : null;
}
