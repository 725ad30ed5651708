import { type Connection, connectionProjection } from '../connection/connection.ts';
import { replay } from '../kernel/projection.ts';
import { advance, type OrderIndex, setView } from '../orders/orders.ts';
import { ordersProjection } from '../orders/projection.ts';
import { type Riders, ridersProjection } from '../riders/riders.ts';
import { type Vendors, vendorsProjection } from '../vendors/vendors.ts';
import type { ReadLog } from './export.ts';

/** What the screens showed when a log was exported. */
export type Replayed = {
  readonly index: OrderIndex;
  readonly riders: Riders;
  readonly vendors: Vendors;
  readonly connection: Connection;
};

/** The projections of an exported log, at the moment of its export. */
export function replayed({ header, events }: Pick<ReadLog, 'header' | 'events'>): Replayed {
  const index = replay(ordersProjection, events);
  setView(index, { dayStart: header.day_start });
  advance(index, header.at);
  return {
    index,
    riders: replay(ridersProjection, events),
    vendors: replay(vendorsProjection, events),
    connection: replay(connectionProjection, events),
  };
}
