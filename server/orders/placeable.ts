import type { Market, Order, OrderCreation, Position, UnixTime, Vendor } from '#schemas';

/** Who placed an order, and the key and body hash that identify a repeated call. */
export type Placement = { userId: string; key: string; bodyHash: Buffer };

/** A checked order, ready to be placed except for time and number. */
export type CheckedOrder = {
  asked: OrderCreation;
  vendor: Vendor;
  market: Market;
  source: Position;
  placement: Placement;
};

/** An order ready to be placed; `number` is within the vendor. */
export type PlaceableOrder = CheckedOrder & { now: UnixTime; number: number };

/** Places an order without voucher and pickup code. */
export type PlacePlain = (order: CheckedOrder) => Promise<Order>;
