import type {
  Estimations,
  Market,
  Order,
  Position,
  ProofKind,
  RiderLocation,
  UnixTime,
} from '#schemas';
import type { Db, Fragment, Tx } from '../db/connect.ts';

/** Who finds a rider for an order and says what becomes of it: the simulated fleet here, real riders elsewhere. */
export type Dispatcher = {
  /**
   * Takes an order on: a statement that gives one row, to be a part of the one that stores the order, or to run in its transaction, so
   * that none is ever forgotten.
   */
  request(sql: Db, order: Order, market: Market): Fragment;
  /** Keeps an order as it is until the transaction ends, no matter who moves it on; comes before the order's own lock. */
  hold(tx: Tx, orderId: string): Promise<void>;
  /** Tells the rider of a held order that it goes somewhere else now. */
  redirect(tx: Tx, order: Order): Promise<void>;
  /** Where a rider is who is on a live order; undefined for anybody else. */
  locate(sql: Db, riderId: string, now: UnixTime): Promise<RiderLocation | undefined>;
  /** Where the riders of these orders are, in one question; `rides` selects `id` of an order and `rider_id`. */
  locateAll(sql: Db, rides: Fragment, now: UnixTime): Promise<RiderLocation[]>;
  /** What a rider photographed, as a JPEG; asked for only when the order says that there is a proof. */
  photograph(order: Order, kind: ProofKind): Promise<Uint8Array>;
  /** Minutes from now to pickup and to drop-off. */
  estimate(source: Position, destination: Position): Estimations;
};
