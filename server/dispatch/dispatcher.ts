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

/** What a dispatcher is told along with an order. */
export type Handed = {
  /** The same at every try: what was done under a key is done, and is not done again. */
  key: string;
  market: Market;
};

/**
 * Who finds a rider for an order and says what becomes of it: the simulated fleet here, real riders elsewhere. It hears of an order some time
 * after it was stored, of one order in the order in which things happened, and perhaps more than once; what it has to say goes to `takeReports`.
 */
export type Dispatcher = {
  /** Whether it takes orders at all; where it does not, none is stored. */
  takesOrders: boolean;
  /** Takes an order on. */
  request(order: Order, handed: Handed): Promise<void>;
  /** Learns what an edit made of an order, above all where it goes now. */
  change(order: Order, handed: Handed): Promise<void>;
  /** Sends nobody for an order any more. */
  cancel(order: Order, handed: Handed): Promise<void>;
  /** Where a rider is who is on a live order; undefined for anybody else. */
  locate(sql: Db, riderId: string, now: UnixTime): Promise<RiderLocation | undefined>;
  /** Where the riders of these orders are, in one question; `rides` selects `id` of an order and `rider_id`. */
  locateAll(sql: Db, rides: Fragment, now: UnixTime): Promise<RiderLocation[]>;
  /** What a rider photographed, as a JPEG; asked for only when the order says that there is a proof. */
  photograph(order: Order, kind: ProofKind): Promise<Uint8Array>;
  /** Minutes from a moment to pickup and to drop-off, as far as they are known without asking anybody. */
  estimate(route: Route, market: Market, at: UnixTime): Estimations;
  /** The same, asked for where somebody may be asked; answers within a second. */
  askEstimate(route: Route, market: Market, at: UnixTime): Promise<Estimations>;
};
