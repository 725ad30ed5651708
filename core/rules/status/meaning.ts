import type { AlertKind, PublicStage } from '#schemas';

/** The stages of an order that a shop is shown, in order. */
export const orderStages = ['placed', 'rider-found', 'at-shop', 'on-the-way', 'delivered'] as const;

export type OrderStage = (typeof orderStages)[number];

/** What a status means; everything else about statuses is derived from this. */
export type Meaning = {
  /** How far along an order is. Of two records of the same time, the higher rank wins. */
  readonly rank: number;
  /** The label on screen; several statuses may share one. */
  readonly label: string;
  /** The tab that lists it; `begun` is none, and `by-goods` depends on whether the goods were collected. */
  readonly group: 'begun' | 'new' | 'collected' | 'delivered' | 'cancelled' | 'by-goods';
  /** The stage that it has reached; null where the earlier one stays. */
  readonly stage: OrderStage | null;
  readonly tone: 'neutral' | 'info' | 'positive' | 'warning' | 'critical';
  /** Whether it is final. */
  readonly terminal: boolean;
  readonly editable: boolean;
  readonly cancellable: 'always' | 'never' | 'not-yet' | 'after-wait' | 'by-setting';
  /** The stage that its recipient is shown; null where that depends on earlier statuses. */
  readonly publicStage: PublicStage | null;
  /** The alert at the counter that it causes; null for none. */
  readonly alert: AlertKind | null;
  /** Where its rider is heading; `none` where nobody is on the way, null where earlier statuses decide. */
  readonly leg: 'none' | 'origin' | 'return' | null;
};
