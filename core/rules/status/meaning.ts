import type { AlertKind, PublicStage } from '#schemas';

/** What a shop wants to know of an order's way, in the order in which it comes. */
export const orderStages = ['placed', 'rider-found', 'at-shop', 'on-the-way', 'delivered'] as const;

export type OrderStage = (typeof orderStages)[number];

/** What a status means. Whatever else is asked of one is derived from here. */
export type Meaning = {
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
