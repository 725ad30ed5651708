import type { EventEmitter } from 'node:events';
import { setImmediate as endOfTurn } from 'node:timers/promises';

/** The turns of the event loop: what waits for the end of one, and the time in milliseconds. */
type Turns = { endOfTurn: () => Promise<unknown>; now: () => number };

const real: Turns = { endOfTurn, now: () => performance.now() };

/** Most milliseconds to wait. */
const longest = 1_000;
/** Somebody may have connected unseen during a turn that took more milliseconds. */
const shortTurn = 1;

/**
 * Waits until nobody connected during a short turn of the event loop. A server should stop to listen right then: connections that
 * arrived and were not accepted yet are cut when it does, and a proxy cannot know whether they were served.
 */
export async function untilNobodyConnects(
  server: EventEmitter,
  turns: Turns = real,
): Promise<void> {
  let connected = 0;
  const count = () => {
    connected += 1;
  };
  server.on('connection', count);
  const end = turns.now() + longest;
  let isQuiet = false;
  while (!isQuiet && turns.now() < end) {
    const [before, begun] = [connected, turns.now()];
    await turns.endOfTurn();
    isQuiet = connected === before && turns.now() - begun < shortTurn;
  }
  server.off('connection', count);
}
