import type {
  Estimations,
  Market,
  Order,
  Position,
  ProofKind,
  RiderLocation,
  UnixTime,
} from '#schemas';
import type { Db, Fragment } from '../db/connect.ts';

/** From an outlet to a door. */
export type Route = { source: Position; destination: Position };

/** What a dispatcher gets with an order. */
export type Handed = {
  /** The idempotency key, the same at every try. */
  key: string;
  market: Market;
  /** Whether another rider is asked for: the previous ride ends, and its reports are ignored. */
  again?: boolean;
};

/**
 * Finds riders for orders and reports on them: the simulated fleet, or a connected one. It is told of an order some time after that was
 * stored, in the order of events of each order, and perhaps more than once. Its reports go to `takeReports`.
 */
export type Dispatcher = {
  /** Whether it takes orders; if not, none is stored. */
  takesOrders: boolean;
  /** Begins to find a rider. */
  request(order: Order, handed: Handed): Promise<void>;
  /** Tells of an edited order, such as a new destination. */
  change(order: Order, handed: Handed): Promise<void>;
  /** Ends the ride of an order. */
  cancel(order: Order, handed: Handed): Promise<void>;
  /** The position of a rider with a live order; undefined otherwise. */
  locate(sql: Db, riderId: string, now: UnixTime): Promise<RiderLocation | undefined>;
  /** The positions of the riders of these orders in one query; `rides` selects `id` of an order and `rider_id`. */
  locateAll(sql: Db, rides: Fragment, now: UnixTime): Promise<RiderLocation[]>;
  /** A rider's photograph as a JPEG; called only if the order has that proof. */
  photograph(order: Order, kind: ProofKind): Promise<Uint8Array>;
  /** Estimates minutes to pickup and drop-off without a call. */
  estimate(route: Route, market: Market, at: UnixTime): Estimations;
  /** Estimates the same, perhaps by a call; answers within a second. */
  askEstimate(route: Route, market: Market, at: UnixTime): Promise<Estimations>;
};
