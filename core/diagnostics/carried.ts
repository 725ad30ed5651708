import type { Event, UnixTime } from '#schemas';
import type { Connection } from '../connection/connection.ts';
import { fact } from '../kernel/log.ts';
import { replay } from '../kernel/projection.ts';
import { allOrders } from '../orders/rows.ts';
import { storedFrom } from '../session/session.ts';
import { type Known, projections } from './projections.ts';

/**
 * Facts that stand in for those that fell out of the log: what is known now, to be replayed before the latest facts.
 * Merging is idempotent, so both together lead to what is known.
 */
export function carryOver(known: Known, latest: readonly Event[], now: UnixTime): readonly Event[] {
  const { flags, vendors, orders, riders } = known;
  const { list, selected: vendor_id, include_outlets } = vendors;
  return [
    ...sessionFacts(known, now),
    fact('flags.loaded', 'storage', now, { flags, provider: '' }),
    ...(list ? [fact('vendors.loaded', 'storage', now, { vendors: [...list] })] : []),
    fact('vendor.selected', 'storage', now, { vendor_id, include_outlets }),
    ...allOrders(orders).map((order) => fact('order.updated', 'storage', now, { order })),
    ...Array.from(orders.pending, (order_id) =>
      fact('order.cancelRequested', 'storage', now, { order_id, reason: 'reason_unknown' }),
    ),
    // At its own time: an old position would be dropped as stale if it came now.
    ...Array.from(riders.places, ([order_id, location]) =>
      fact('rider.located', 'storage', location.updated_at, { order_id, location }),
    ),
    ...droppedFacts(known, latest, now),
    ...connectionFacts(known.connection),
  ];
}

function sessionFacts({ session }: Known, now: UnixTime): readonly Event[] {
  const stored = storedFrom(session);
  if (stored === null) return [];
  const { meta: tokens, ...who } = stored;
  return [fact('session.started', 'storage', now, { ...who, tokens })];
}

/** Dropped frames are counted, so this tells only of those that the latest facts leave out. */
function droppedFacts(
  { connection: { dropped }, unreadable }: Known,
  latest: readonly Event[],
  now: UnixTime,
): readonly Event[] {
  const counted = replay(projections.connection, latest).dropped;
  const told = replay(projections.unreadable, latest);
  const named = [...unreadable].filter((order_id) => !told.has(order_id));
  const missing = (reason: 'malformed' | 'unknown') =>
    Array.from({ length: dropped[reason] - counted[reason] }, () => reason);
  const frames = [
    ...missing('malformed').map((reason, at) => ({ reason, order_id: named[at] })),
    ...missing('unknown').map((reason) => ({ reason })),
  ];
  return frames.map((frame) => fact('frame.dropped', 'storage', now, frame));
}

/** Each at its own time. They follow the choice of the outlet, which resets the connection. */
function connectionFacts(connection: Connection): readonly Event[] {
  const { state, heardAt, lostAt, why, vendor_id, seq } = connection;
  const place = vendor_id === null || seq === null ? null : { vendor_id, seq };
  const heard = heardAt === null ? [] : [fact('connection.heard', 'storage', heardAt, place ?? {})];
  if (state === 'idle') return heard;
  if (state === 'lost') return [...heard, fact('connection.lost', 'storage', lostAt, { why })];
  return [fact('connection.opened', 'storage', heardAt ?? lostAt, place ?? nowhere)];
}

/** The place of a connection that belongs to no vendor. */
const nowhere = { vendor_id: '-', seq: 0 };
