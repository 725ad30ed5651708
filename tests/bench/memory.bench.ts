import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { fork, scopeBind } from 'effector';
import { appended, clockTicked } from '#core';
import { parseServerFrame } from '#schemas';
import { createFeed } from '../../app/adapters/network/feed.ts';
import { createDay, randomFrom } from './live/orders.ts';
import { type BenchRow, row } from './row.ts';

const ORDERS = 200;
const UPDATES = 100_000;
const HOUR = 3600;
const HOURS = 8;

/**
 * What the engine holds after eight hours beside what it held after the first: 200 orders and 100,000 updates as text
 * of the socket, and a tick of the clock each second. It runs in this process, with the feed, the log and all that
 * follows from it, and without a page.
 */
export async function run(): Promise<BenchRow[]> {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const live = startDay();
  const heap = () => {
    collect();
    return process.memoryUsage().heapUsed / 2 ** 20;
  };
  live.pass(HOUR);
  const limit = heap();
  live.pass((HOURS - 1) * HOUR);
  const figure = {
    name: 'memory: after eight hours beside one',
    value: heap(),
    unit: 'MiB',
    limit,
  };
  live.pass(1);
  return [row(figure, 'at most', 1.05)];
}

function startDay() {
  const scope = fork();
  const tick = scopeBind(clockTicked, { scope });
  let now = Math.floor(Date.now() / 1000);
  let frame = () => {};
  const receive = createFeed({
    now: () => now,
    parse: parseServerFrame,
    schedule: (act) => {
      frame = act;
    },
    append: scopeBind(appended, { scope }),
    refused: () => {},
  });
  const day = createDay('v1', ORDERS);
  const random = randomFrom(3);
  for (const text of day.all()) receive(text);
  let sent = 0;
  let passed = 0;
  return {
    /** Lets so many seconds go by, with their share of the updates. */
    pass(seconds: number): void {
      for (const until = passed + seconds; passed < until; passed += 1) {
        now += 1;
        tick(now);
        for (const due = (UPDATES * passed) / (HOURS * HOUR); sent < due; sent += 1) {
          receive(day.next(Math.floor(random() * ORDERS)));
        }
        frame();
        frame = () => {};
      }
    },
  };
}
