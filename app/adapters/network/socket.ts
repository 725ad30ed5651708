import { refusedOf } from '#core';
import type { ClientFrame, ConnectionLoss } from '#schemas';
import { reconnectDelay, tooManyWindows } from './reconnect.ts';

const pingSeconds = 15;
/** Seconds in which a ping is answered, or the connection is dead; a server that lets many in at once may take longer. */
const answerSeconds = 6;
const firstAnswerSeconds = 12;
const wakeAnswerSeconds = 3;
const openSeconds = 8;
const stableSeconds = 60;
/** A socket that is given up, and one that never came to be. */
const givenUp = 4000;
const notOpened = 1006;

/** The browser's powers that the socket needs; a test gives its own. */
export type SocketOutside = {
  /** Opens a socket with a fresh single-use ticket; rejects when there is none, with a refusal where the server said so. */
  open: () => Promise<WebSocket>;
  /** Runs an act later and answers how to call it off. */
  after: (seconds: number, act: () => void) => () => void;
  /** Whether the device says that it has a network. */
  online: () => boolean;
  random: () => number;
  /** Every text that arrives, unread. */
  received: (text: string) => void;
  /** There is no live connection, told each time that a try went wrong. */
  lost: (why: ConnectionLoss) => void;
};

export type Subscription = { vendor_id: string; include_outlets: boolean };
type TimerName = 'retry' | 'ping' | 'silence' | 'stable';

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
  /** Whether an answer is waited for. */
  let probing = false;
  /** Whether nobody answered the last try. */
  let silent = true;
  const timers = new Map<TimerName, () => void>();

  function arm(name: TimerName, seconds: number, act: () => void) {
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

  /** Asks for a sign of life; who asks again meanwhile waits no longer for it. */
  function probe(seconds: number) {
    send({ action: 'ping' });
    if (probing) return;
    probing = true;
    arm('silence', seconds, () => probing && abandon(givenUp));
  }

  function ping() {
    probe(answerSeconds);
    arm('ping', pingSeconds, ping);
  }

  function whyLost(closeCode: number): ConnectionLoss {
    if (closeCode === tooManyWindows) return 'crowded';
    return outside.online() ? 'unreachable' : 'offline';
  }

  /** Lets go of a socket that may be half-open, without waiting for a close that may never come. */
  function abandon(closeCode: number, unanswered = true) {
    const old = socket;
    generation += 1;
    socket = null;
    probing = false;
    silent = unanswered;
    disarm();
    old?.close();
    if (wanted === null) return;
    outside.lost(whyLost(closeCode));
    attempt += 1;
    arm('retry', reconnectDelay({ attempt, closeCode, silent }, outside.random), connect);
  }

  function connect() {
    disarm();
    generation += 1;
    const mine = generation;
    const current = () => mine === generation && wanted !== null;
    outside.open().then(
      (opened) => (current() ? listen(opened, current) : opened.close()),
      (problem: unknown) => current() && abandon(notOpened, refusedOf(problem) === null),
    );
  }

  function listen(opened: WebSocket, current: () => boolean) {
    socket = opened;
    opened.onopen = () => {
      if (!current()) return;
      subscribe();
      probe(firstAnswerSeconds);
      arm('ping', pingSeconds, ping);
      arm('stable', stableSeconds, () => {
        attempt = 0;
      });
    };
    opened.onmessage = ({ data }) => {
      if (!current() || typeof data !== 'string') return;
      probing = false;
      outside.received(data);
    };
    opened.onclose = ({ code }) => current() && abandon(code, code === notOpened);
    arm('silence', openSeconds, () => abandon(givenUp));
  }

  return {
    /** Follows one vendor from now on; `since` is asked again at every reconnect. */
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
      if (socket === null) connect();
      else probe(wakeAnswerSeconds);
    },
    /** The device says that its network is gone, which is believed at once and found out again soon. */
    offline() {
      if (wanted === null || socket === null) outside.lost('offline');
      else abandon(givenUp);
    },
    /** Another call got no answer: neither may this connection. */
    doubt() {
      if (wanted === null) outside.lost(whyLost(notOpened));
      else if (socket !== null) probe(wakeAnswerSeconds);
    },
    /** Another call was answered: where nobody answered here, it is time for the next try. */
    reached() {
      if (silent && timers.has('retry')) connect();
    },
    close() {
      wanted = null;
      abandon(1000);
    },
  };
}
