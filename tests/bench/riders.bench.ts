import { fork, scopeBind } from 'effector';
import { $riders, appended, clockTicked } from '#core';
import type { Event } from '#schemas';
import { createRiderQueue } from '../../workers/riders-round.ts';
import { type BenchRow, row } from './row.ts';

const RIDERS = 1000;
const ROUNDS = 300;
const NOW = 1_800_000_000;

/**
 * What a thousand riders cost a page: the median of what the main thread does with all their positions at once, and how
 * many calls a round takes. The limit of the first is 3 ms, which is also met when every one of them is on screen.
 */
export async function run(): Promise<BenchRow[]> {
  const scope = fork();
  const append = scopeBind(appended, { scope });
  scopeBind(clockTicked, { scope })(NOW);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const facts = positions(NOW + round * 2);
    const began = performance.now();
    append(facts);
    times.push(performance.now() - began);
  }
  if (scope.getState($riders).places.size !== RIDERS) throw new Error('riders were lost');
  const median = times.toSorted((a, b) => a - b)[ROUNDS / 2] ?? Number.NaN;
  return [
    row(
      { name: 'riders: 1,000 positions on the page', value: median, unit: 'ms', limit: 3 },
      'at most',
      1,
    ),
    row(
      { name: 'riders: calls a round', value: await callsOfRound(), unit: 'calls', limit: 1 },
      'at most',
      1,
    ),
  ];
}

function positions(now: number): Event[] {
  return Array.from({ length: RIDERS }, (_, nth) => ({
    type: 'rider.located',
    source: 'worker',
    at: now,
    payload: {
      order_id: `v1-${nth}`,
      location: {
        ...{ rider_id: `r${nth}`, latitude: 1.3 + nth / 1e5, longitude: 103.8, heading: 90 },
        updated_at: now,
      },
    },
  }));
}

/** How often the server is asked between two pauses. */
async function callsOfRound(): Promise<number> {
  let calls = 0;
  const paused = Promise.withResolvers<void>();
  const queue = createRiderQueue({
    locate: async () => {
      calls += 1;
      return { data: [], located_at: NOW };
    },
    now: () => NOW,
    wait: () => {
      paused.resolve();
      return new Promise(() => {});
    },
    report: () => {},
  });
  const numbered = (name: string) => Array.from({ length: RIDERS }, (_, nth) => `${name}${nth}`);
  queue.track({ orders: numbered('v1-'), riders: numbered('r'), shown: null, together: false });
  await paused.promise;
  return calls;
}
