import type { Market, Order, OrderCreation, Position, UnixTime, Vendor } from '#schemas';

/** Who asked for an order, and by which key and body asking again is recognised. */
export type Placement = { userId: string; key: string; bodyHash: Buffer };

/** An order that was checked, and what it takes to place it, but for its moment and its number. */
export type CheckedOrder = {
  asked: OrderCreation;
  vendor: Vendor;
  market: Market;
  source: Position;
  placement: Placement;
};

/** All that it takes to place an order; the number counts the vendor's orders. */
export type PlaceableOrder = CheckedOrder & { now: UnixTime; number: number };

/** Places an order that takes nothing but its own rows. */
export type PlacePlain = (order: CheckedOrder) => Promise<Order>;
