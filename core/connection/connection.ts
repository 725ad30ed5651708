import type { ConnectionLoss, EventPayloads, Id, UnixTime } from '#schemas';
import { secondsSince } from '../kernel/clock.ts';
import { defineProjection } from '../kernel/projection.ts';

/** What is known of the live connection. */
export type Connection = {
  readonly state: 'idle' | 'live' | 'lost';
  /** When it was lost; meaningful in state `lost` only. */
  readonly lostAt: UnixTime;
  /** Why the last try failed; meaningful in state `lost` only. */
  readonly why: ConnectionLoss;
  /** The last sign of life, a successful fetch included; null before the first. */
  readonly heardAt: UnixTime | null;
  readonly vendor_id: Id | null;
  /** The last change of that vendor that we have, to catch up from. */
  readonly seq: number | null;
  readonly dropped: Readonly<Record<'malformed' | 'unknown', number>>;
};

/** The connection as a function of the log. */
export const connectionProjection = defineProjection<Connection>(() => idle, {
  'vendor.selected': (connection, { payload: { vendor_id } }) => ({
    ...idle,
    vendor_id,
    dropped: connection.dropped,
  }),
  'orders.fetched': (connection, { at, payload }) => heard(connection, at, payload),
  'connection.opened': (connection, { at, payload }) => ({
    ...heard(connection, at, payload),
    state: 'live',
  }),
  'connection.heard': (connection, { at, payload }) => heard(connection, at, payload),
  'connection.reset': (connection, { at }) => heard(connection, at, {}),
  'connection.lost': (connection, { at, payload: { why = 'unreachable' } }) => {
    if (connection.state === 'lost' && connection.why === why) return connection;
    const lostAt = connection.state === 'lost' ? connection.lostAt : at;
    return { ...connection, state: 'lost', lostAt, why };
  },
  'frame.dropped': (connection, { payload: { reason } }) => ({
    ...connection,
    dropped: { ...connection.dropped, [reason]: connection.dropped[reason] + 1 },
  }),
});

/** Seconds without an answer after which a person is told that it takes longer than a moment. */
export const UNREACHABLE_AFTER = 30;

/** What the banner says: live, connecting, lost for a moment, or why it is lost. */
export type Banner = 'live' | 'connecting' | 'lost' | ConnectionLoss;

/** What is said of a connection at a moment. */
export function bannerOf({ state, lostAt, why }: Connection, now: UnixTime): Banner {
  if (state === 'idle') return 'connecting';
  if (state === 'live') return 'live';
  if (why !== 'unreachable') return why;
  return secondsSince(lostAt, now) < UNREACHABLE_AFTER ? 'lost' : 'unreachable';
}

/** Seconds of silence after which the orders are fetched again. */
export function staleAfter({ quick }: { quick: boolean }): number {
  return quick ? 60 : 300;
}

/** Whether the last sign of life is more than `seconds` ago; false before the first one. */
export function isStale(heardAt: UnixTime | null, now: UnixTime, seconds: number): boolean {
  return heardAt !== null && secondsSince(heardAt, now) > seconds;
}

const idle: Connection = {
  state: 'idle',
  lostAt: 0,
  why: 'unreachable',
  heardAt: null,
  vendor_id: null,
  seq: null,
  dropped: { malformed: 0, unknown: 0 },
};

function heard(
  connection: Connection,
  at: UnixTime,
  { vendor_id, seq = 0 }: EventPayloads['connection.heard'],
): Connection {
  const ours = vendor_id !== undefined && vendor_id === connection.vendor_id;
  return {
    ...connection,
    heardAt: at,
    seq: ours ? Math.max(connection.seq ?? 0, seq) : connection.seq,
  };
}
