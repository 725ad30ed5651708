import type { ClientFrame } from '#schemas';
import { reconnectDelay } from './reconnect.ts';

const pingSeconds = 20;
const silenceSeconds = 42;
const listenSeconds = 3;
const wakeAnswerSeconds = 3;
const stableSeconds = 60;

/** The browser's powers that the socket needs; a test gives its own. */
export type SocketOutside = {
  /** Opens a socket with a fresh single-use ticket; rejects when no ticket is to be had. */
  open: () => Promise<WebSocket>;
  /** Runs an act later and answers how to call it off. */
  after: (seconds: number, act: () => void) => () => void;
  /** Seconds of a clock that goes on while timers sleep. */
  now: () => number;
  random: () => number;
  /** Every text that arrives, unread. */
  received: (text: string) => void;
  lost: () => void;
};

export type Subscription = { vendor_id: string; include_outlets: boolean };

/**
 * A connection that stays. It reconnects with jitter, never trusts an open socket that is silent, and after each
 * connect asks for what was missed since the last sequence number it was told.
 */
export function createSocket(outside: SocketOutside) {
  let socket: WebSocket | null = null;
  let wanted: (Subscription & { since: () => number | undefined }) | null = null;
  let attempt = 0;
  /** Grows with each try, so that the answers of an abandoned try are ignored. */
  let generation = 0;
  /** Until when silence is borne. */
  let borneUntil = 0;
  const timers = new Map<'retry' | 'ping' | 'silence' | 'stable', () => void>();

  function arm(name: 'retry' | 'ping' | 'silence' | 'stable', seconds: number, act: () => void) {
    timers.get(name)?.();
    timers.set(name, outside.after(seconds, act));
  }

  function disarm() {
    for (const cancel of timers.values()) cancel();
    timers.clear();
  }

  function send(frame: ClientFrame) {
    if (socket?.readyState === 1) socket.send(JSON.stringify(frame));
  }

  function subscribe() {
    if (wanted === null) return;
    const { vendor_id, include_outlets, since } = wanted;
    const from = since();
    send({
      action: 'subscribe',
      vendor_id,
      include_outlets,
      ...(from !== undefined && { since: from }),
    });
  }

  function ping() {
    send({ action: 'ping' });
    arm('ping', pingSeconds, ping);
  }

  /** Looks now and then whether it was silent for too long: a timer anew for each text would cost as much as reading it. */
  function expectSound(seconds: number) {
    borneUntil = outside.now() + seconds;
    const look = () => {
      const left = borneUntil - outside.now();
      if (left <= 0) abandon(4000);
      else arm('silence', Math.min(left, listenSeconds), look);
    };
    arm('silence', Math.min(seconds, listenSeconds), look);
  }

  /** Lets go of a socket that may be half-open, without waiting for a close that may never come. */
  function abandon(closeCode: number) {
    const old = socket;
    generation += 1;
    socket = null;
    disarm();
    old?.close();
    if (wanted === null) return;
    outside.lost();
    attempt += 1;
    arm('retry', reconnectDelay({ attempt, closeCode }, outside.random), connect);
  }

  function connect() {
    disarm();
    generation += 1;
    const mine = generation;
    const current = () => mine === generation && wanted !== null;
    outside.open().then(
      (opened) => (current() ? listen(opened, current) : opened.close()),
      () => current() && abandon(1006),
    );
  }

  function listen(opened: WebSocket, current: () => boolean) {
    socket = opened;
    const start = () => {
      subscribe();
      ping();
      expectSound(silenceSeconds);
      arm('stable', stableSeconds, () => {
        attempt = 0;
      });
    };
    opened.onopen = () => current() && start();
    opened.onmessage = ({ data }) => {
      if (!current() || typeof data !== 'string') return;
      borneUntil = outside.now() + silenceSeconds;
      outside.received(data);
    };
    opened.onclose = ({ code }) => current() && abandon(code);
    expectSound(silenceSeconds);
  }

  return {
    /** Follows one vendor from now on; `since` is asked anew at every reconnect. */
    follow(subscription: Subscription, since: () => number | undefined) {
      const before = wanted;
      wanted = { ...subscription, since };
      if (socket === null && before === null) return connect();
      if (before !== null) send({ action: 'unsubscribe', vendor_id: before.vendor_id });
      subscribe();
    },
    /** The page woke, came into sight or went online: a dead socket shows itself within three seconds. */
    wake() {
      if (wanted === null) return;
      if (socket === null) return connect();
      ping();
      expectSound(wakeAnswerSeconds);
    },
    close() {
      wanted = null;
      abandon(1000);
    },
  };
}
