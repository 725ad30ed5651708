import { type Projection, replay } from '../kernel/projection.ts';
import { setClock, setView } from '../orders/orders.ts';
import type { ReadLog } from './export.ts';
import { type Known, projections } from './projections.ts';

/** What the screens knew from the server when a log was exported: its projections at that moment. */
export function replayKnown({ header, events }: Pick<ReadLog, 'header' | 'events'>): Known {
  const foldOf = <State>(projection: Projection<State>) => replay(projection, events);
  const orders = foldOf(projections.orders);
  setView(orders, { dayStart: header.day_start });
  setClock(orders, header.at);
  return {
    connection: foldOf(projections.connection),
    flags: foldOf(projections.flags),
    orders,
    riders: foldOf(projections.riders),
    session: foldOf(projections.session),
    unreadable: foldOf(projections.unreadable),
    vendors: foldOf(projections.vendors),
  };
}
