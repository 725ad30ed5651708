import type { Event, UnixTime } from '#schemas';
import type { Connection } from '../connection/connection.ts';
import { fact } from '../kernel/log.ts';
import { replay } from '../kernel/projection.ts';
import { allOrders } from '../orders/rows.ts';
import { storedFrom } from '../session/session.ts';
import { type Known, projections } from './projections.ts';

/**
 * What is known now, told as facts that stand before the latest ones, for those that fell out of the log. Joining is
 * idempotent and whatever happened since is told after them, so both together lead to what is known.
 */
export function carried(known: Known, latest: readonly Event[], now: UnixTime): readonly Event[] {
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
    // At the moment that each tells of, or an old one would not be believed now.
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

/** Frames are counted, so only those that the latest facts do not tell of are told here. */
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

/** Each at the moment that it tells of; the outlet was chosen just before, which begins a connection. */
function connectionFacts(connection: Connection): readonly Event[] {
  const { state, heardAt, lostAt, why, vendor_id, seq } = connection;
  const place = vendor_id === null || seq === null ? null : { vendor_id, seq };
  const heard = heardAt === null ? [] : [fact('connection.heard', 'storage', heardAt, place ?? {})];
  if (state === 'idle') return heard;
  if (state === 'lost') return [...heard, fact('connection.lost', 'storage', lostAt, { why })];
  return [fact('connection.opened', 'storage', heardAt ?? lostAt, place ?? nowhere)];
}

/** The changes of no vendor. */
const nowhere = { vendor_id: '-', seq: 0 };
