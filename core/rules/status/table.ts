import type { AlertKind, OrderStatus, PublicStage } from '#schemas';

/** What a shop wants to know of an order's way, in the order in which it comes. */
export const orderStages = ['placed', 'rider-found', 'at-shop', 'on-the-way', 'delivered'] as const;

export type OrderStage = (typeof orderStages)[number];

/** What a status means. Whatever else is asked of one is derived from here. */
type Meaning = {
  /** How far along an order is; what arrives later and ranks lower does not take it back at the same moment. */
  readonly rank: number;
  /** What a person reads; several may read the same. */
  readonly label: string;
  /** Where it is listed: nowhere while its payment has only begun, and by its goods where they decide. */
  readonly group: 'begun' | 'new' | 'collected' | 'delivered' | 'cancelled' | 'by-goods';
  /** The stage that it has reached, or null where what came before holds. */
  readonly stage: OrderStage | null;
  readonly tone: 'neutral' | 'info' | 'positive' | 'warning' | 'critical';
  /** Nothing more comes of it. */
  readonly terminal: boolean;
  readonly editable: boolean;
  readonly cancellable: 'always' | 'never' | 'after-wait' | 'by-setting';
  /** What its recipient is told, or null where that depends on what came before. */
  readonly publicStage: PublicStage | null;
  /** What it means at the counter; null where nobody need look up. */
  readonly alert: AlertKind | null;
  /** Where its rider goes, none where nobody is on the way, or null where what came before says it. */
  readonly leg: 'none' | 'origin' | 'return' | null;
};

/** The one table of statuses (specification 2, section 4); a status without an entry does not compile. */
export const statusTable = {
  INITIATED: {
    rank: 0,
    label: 'initiated',
    group: 'begun',
    stage: 'placed',
    tone: 'neutral',
    terminal: false,
    editable: false,
    cancellable: 'never',
    publicStage: 'preparing',
    alert: null,
    leg: 'none',
  },
  PAYMENT_INITIATED: {
    rank: 1,
    label: 'initiated',
    group: 'begun',
    stage: 'placed',
    tone: 'neutral',
    terminal: false,
    editable: false,
    cancellable: 'never',
    publicStage: 'preparing',
    alert: null,
    leg: 'none',
  },
  PAYMENT_COMMITTED: {
    rank: 2,
    label: 'payment_committed',
    group: 'new',
    stage: 'placed',
    tone: 'neutral',
    terminal: false,
    editable: false,
    cancellable: 'after-wait',
    publicStage: 'preparing',
    alert: null,
    leg: 'none',
  },
  NEW: {
    rank: 3,
    label: 'new',
    group: 'new',
    stage: 'placed',
    tone: 'neutral',
    terminal: false,
    editable: true,
    cancellable: 'never',
    publicStage: 'preparing',
    alert: null,
    leg: 'none',
  },
  RECEIVED: {
    rank: 4,
    label: 'received',
    group: 'new',
    stage: 'placed',
    tone: 'neutral',
    terminal: false,
    editable: true,
    cancellable: 'always',
    publicStage: 'preparing',
    alert: null,
    leg: 'none',
  },
  RECEIVED_BY_VENDOR: {
    rank: 5,
    label: 'received',
    group: 'new',
    stage: 'placed',
    tone: 'neutral',
    terminal: false,
    editable: true,
    cancellable: 'never',
    publicStage: null,
    alert: null,
    leg: 'origin',
  },
  ACCEPTED_BY_VENDOR: {
    rank: 6,
    label: 'received',
    group: 'new',
    stage: 'placed',
    tone: 'neutral',
    terminal: false,
    editable: true,
    cancellable: 'never',
    publicStage: null,
    alert: null,
    leg: 'origin',
  },
  WAITING_FOR_TRANSPORT: {
    rank: 7,
    label: 'waiting-for-rider',
    group: 'new',
    stage: 'placed',
    tone: 'neutral',
    terminal: false,
    editable: true,
    cancellable: 'always',
    publicStage: 'preparing',
    alert: null,
    leg: 'none',
  },
  ASSIGNED_TO_TRANSPORT: {
    rank: 8,
    label: 'dispatched',
    group: 'new',
    stage: 'rider-found',
    tone: 'neutral',
    terminal: false,
    editable: true,
    cancellable: 'always',
    publicStage: 'preparing',
    alert: null,
    leg: 'origin',
  },
  COURIER_ACCEPTED_DELIVERY: {
    rank: 9,
    label: 'in-progress',
    group: 'new',
    stage: 'rider-found',
    tone: 'info',
    terminal: false,
    editable: true,
    cancellable: 'never',
    publicStage: 'courier-accepted',
    alert: 'assigned',
    leg: 'origin',
  },
  MODIFIED: {
    rank: 10,
    label: 'received',
    group: 'new',
    stage: null,
    tone: 'neutral',
    terminal: false,
    editable: true,
    cancellable: 'always',
    publicStage: null,
    alert: null,
    leg: null,
  },
  NEAR_VENDOR: {
    rank: 11,
    label: 'near-vendor',
    group: 'new',
    stage: 'at-shop',
    tone: 'info',
    terminal: false,
    editable: true,
    cancellable: 'never',
    publicStage: 'near-vendor',
    alert: 'arrived',
    leg: 'origin',
  },
  PICKED_UP: {
    rank: 12,
    label: 'picked-up',
    group: 'collected',
    stage: 'on-the-way',
    tone: 'info',
    terminal: false,
    editable: false,
    cancellable: 'never',
    publicStage: 'collected',
    alert: 'collected',
    leg: null,
  },
  COURIER_LEFT_VENDOR: {
    rank: 13,
    label: 'in-transit',
    group: 'collected',
    stage: 'on-the-way',
    tone: 'info',
    terminal: false,
    editable: false,
    cancellable: 'never',
    publicStage: 'collected',
    alert: null,
    leg: null,
  },
  NEAR_CUSTOMER: {
    rank: 14,
    label: 'near-customer',
    group: 'collected',
    stage: 'on-the-way',
    tone: 'info',
    terminal: false,
    editable: false,
    cancellable: 'never',
    publicStage: 'near-customer',
    alert: null,
    leg: null,
  },
  DELIVERED: {
    rank: 15,
    label: 'delivered',
    group: 'delivered',
    stage: 'delivered',
    tone: 'positive',
    terminal: true,
    editable: false,
    cancellable: 'never',
    publicStage: 'delivered',
    alert: 'delivered',
    leg: 'none',
  },
  RETURN_INITIATED: {
    rank: 16,
    label: 'returning',
    group: 'collected',
    stage: null,
    tone: 'warning',
    terminal: false,
    editable: false,
    cancellable: 'never',
    publicStage: 'return-initiated',
    alert: 'trouble',
    leg: 'return',
  },
  RETURNED_TO_VENDOR: {
    rank: 17,
    label: 'returned',
    group: 'delivered',
    stage: null,
    tone: 'neutral',
    terminal: true,
    editable: false,
    cancellable: 'never',
    publicStage: 'returned',
    alert: 'delivered',
    leg: 'none',
  },
  DELAYED: {
    rank: -5,
    label: 'delayed',
    group: 'by-goods',
    stage: null,
    tone: 'warning',
    terminal: false,
    editable: true,
    cancellable: 'by-setting',
    publicStage: null,
    alert: 'trouble',
    leg: 'origin',
  },
  CANCELLED: {
    rank: -1,
    label: 'cancelled',
    group: 'cancelled',
    stage: null,
    tone: 'critical',
    terminal: true,
    editable: false,
    cancellable: 'never',
    publicStage: 'cancelled',
    alert: 'trouble',
    leg: 'none',
  },
  PAYMENT_CANCELLED: {
    rank: -2,
    label: 'cancelled',
    group: 'cancelled',
    stage: null,
    tone: 'critical',
    terminal: true,
    editable: false,
    cancellable: 'never',
    publicStage: 'cancelled',
    alert: null,
    leg: 'none',
  },
  PAYMENT_FAILED: {
    rank: -3,
    label: 'cancelled',
    group: 'cancelled',
    stage: null,
    tone: 'critical',
    terminal: true,
    editable: false,
    cancellable: 'never',
    publicStage: 'cancelled',
    alert: 'trouble',
    leg: 'none',
  },
  STALLED: {
    rank: -4,
    label: 'stalled',
    group: 'cancelled',
    stage: null,
    tone: 'critical',
    terminal: true,
    editable: false,
    cancellable: 'never',
    publicStage: 'cancelled',
    alert: 'trouble',
    leg: 'none',
  },
} as const satisfies Record<OrderStatus, Meaning>;

const meanings: ReadonlyMap<string, Meaning & { label: StatusOwnLabel }> = new Map(
  Object.entries(statusTable),
);

type StatusOwnLabel = (typeof statusTable)[OrderStatus]['label'];

/** What a status means; undefined of one that nobody knows. */
export function meaningOf(status: string): (Meaning & { label: StatusOwnLabel }) | undefined {
  return meanings.get(status);
}

/** The statuses of which something holds, in the order of the table. */
export function statusesWhere(holds: (meaning: Meaning) => boolean): ReadonlySet<string> {
  return new Set([...meanings].flatMap(([status, each]) => (holds(each) ? [status] : [])));
}
