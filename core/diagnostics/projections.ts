import { connectionProjection } from '../connection/connection.ts';
import { flagsProjection } from '../flags/flags.ts';
import type { Projection } from '../kernel/projection.ts';
import { ordersProjection } from '../orders/projection.ts';
import { unreadableProjection } from '../orders/unreadable.ts';
import { ridersProjection } from '../riders/riders.ts';
import { sessionProjection } from '../session/session.ts';
import { vendorsProjection } from '../vendors/vendors.ts';

/** Every projection of the log: together they are all that the screens know from the server. */
export const projections = {
  connection: connectionProjection,
  flags: flagsProjection,
  orders: ordersProjection,
  riders: ridersProjection,
  session: sessionProjection,
  unreadable: unreadableProjection,
  vendors: vendorsProjection,
};

/** What each projection holds. */
export type Known = {
  readonly [Name in keyof typeof projections]: (typeof projections)[Name] extends Projection<
    infer State
  >
    ? State
    : never;
};
