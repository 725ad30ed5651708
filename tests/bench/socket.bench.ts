import { type LiveList, openList } from './live/list.ts';
import { takeSeen } from './live/probe.ts';
import { onLiveStage, percentile } from './live/stage.ts';
import { type BenchRow, row } from './row.ts';

const ORDERS = 1000;
const ROUNDS = 2;
const TIMES = 50;
const frame = 1000 / 60;

/**
 * From the moment a text comes over the socket to the end of the picture that shows what it says, while a thousand
 * orders are listed and 200 change each second. The best of some rounds, since whatever else runs only adds to it.
 */
export function run(): Promise<BenchRow[]> {
  return onLiveStage(async (stage) => {
    const list = await openList(stage, 'ours', ORDERS);
    const rounds: number[][] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push(await watch(list, (text) => stage.feed.send('ours', text), round));
    }
    const best = (share: number) => Math.min(...rounds.map((times) => percentile(times, share)));
    return [
      row(
        { name: 'socket: text to picture, median', value: best(0.5), unit: 'ms', limit: frame },
        'at most',
        1,
      ),
      row(
        { name: 'socket: text to picture, p99', value: best(0.99), unit: 'ms', limit: 2 * frame },
        'at most',
        1,
      ),
    ];
  });
}

/** Renames the order at the top of the list, and waits for its picture each time. */
async function watch({ page, day, pump }: LiveList, send: (text: string) => void, round: number) {
  let running = true;
  const pumped = (async () => {
    while (running) await pump(0.5);
  })();
  await takeSeen(page);
  for (let time = 0; time < TIMES; time += 1) {
    const mark = `Renamed ${round}-${time}.`;
    await page.evaluate((text) => window.watchFor(text), mark);
    send(day.renamed(ORDERS - 1, mark));
    await page.waitForFunction((count) => window.pictureCount() > count, time);
  }
  running = false;
  await pumped;
  return (await takeSeen(page)).pictures;
}
