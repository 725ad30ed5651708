import { refusedOf } from '#core';
import type { ClientFrame, ConnectionLoss } from '#schemas';
import { accessChanged, reconnectDelay, tooManyWindows } from './reconnect.ts';

const pingSeconds = 15;
/** Seconds after which an unanswered ping means a dead connection; longer for the first, when a server may be admitting many at once. */
const answerSeconds = 6;
const firstAnswerSeconds = 12;
const wakeAnswerSeconds = 3;
const openSeconds = 8;
const stableSeconds = 60;
/** Close codes for a socket that we abandon, and for one that never opened. */
const givenUp = 4000;
const notOpened = 1006;

/** The browser's powers that the socket needs; a test gives its own. */
export type SocketOutside = {
  /** Opens a socket with a fresh single-use ticket; rejects when there is none, with the server's refusal if there was one. */
  open: () => Promise<WebSocket>;
  /** Runs `act` later; answers how to cancel it. */
  after: (seconds: number, act: () => void) => () => void;
  /** Whether the device reports a network. */
  online: () => boolean;
  random: () => number;
  /** Gets every message, unparsed. */
  received: (text: string) => void;
  /** Called at each failed try while there is no live connection. */
  lost: (why: ConnectionLoss) => void;
  /** The person's rights may be others now. */
  doubted: () => void;
};

export type Subscription = { vendor_id: string; include_outlets: boolean };
type TimerName = 'retry' | 'ping' | 'silence' | 'stable';

/**
 * A lasting connection. It reconnects with jitter, does not trust a silent open socket, and after each
 * connect asks for what was missed since the last known sequence number.
 */
export function createSocket(outside: SocketOutside) {
  let socket: WebSocket | null = null;
  let wanted: (Subscription & { since: () => number | undefined }) | null = null;
  let attempt = 0;
  /** Grows with each try, so that the answers of an abandoned try are ignored. */
  let generation = 0;
  /** Whether a ping is unanswered. */
  let probing = false;
  /** Whether the last try got no answer. */
  let silent = true;
  /** Whether the page woke while a try was under way, which may have begun without a network. */
  let woken = false;
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

  /** Pings; a repeated call does not extend the deadline. */
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

  /** Drops a socket that may be half-open, without waiting for its close event. */
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
    const delay = woken ? 0 : reconnectDelay({ attempt, closeCode, silent }, outside.random);
    arm('retry', delay, connect);
  }

  function connect() {
    disarm();
    woken = false;
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
    opened.onclose = ({ code }) => {
      if (!current()) return;
      abandon(code, code === notOpened);
      if (code === accessChanged) outside.doubted();
    };
    arm('silence', openSeconds, () => abandon(givenUp));
  }

  return {
    /** Subscribes to one vendor; `since` is called at every reconnect. */
    follow(subscription: Subscription, since: () => number | undefined) {
      const before = wanted;
      wanted = { ...subscription, since };
      if (socket === null && before === null) return connect();
      if (before !== null) send({ action: 'unsubscribe', vendor_id: before.vendor_id });
      subscribe();
    },
    /**
     * The page woke, became visible or went online: probes the socket, so that a dead one is found within seconds, or ends the
     * wait for the next try. A try that is under way goes on, and is repeated at once if it fails.
     */
    wake() {
      if (wanted === null) return;
      if (socket !== null) probe(wakeAnswerSeconds);
      else if (timers.has('retry')) connect();
      else woken = true;
    },
    /** The device reports that its network is gone; shown at once, and verified soon. */
    offline() {
      if (wanted === null || socket === null) outside.lost('offline');
      else abandon(givenUp);
    },
    /** Another call got no answer, so this connection may be dead, too. */
    doubt() {
      if (wanted === null) outside.lost(whyLost(notOpened));
      else if (socket !== null) probe(wakeAnswerSeconds);
    },
    /** Another call was answered: retries now if nothing answered here before. */
    reached() {
      if (silent && timers.has('retry')) connect();
    },
    close() {
      wanted = null;
      abandon(1000);
    },
  };
}
