import type { Page } from 'playwright';
import { type LiveList, openList, whileBusy } from './live/list.ts';
import { takeSeen } from './live/probe.ts';
import { onLiveStage, percentile } from './live/stage.ts';
import { type BenchRow, row } from './row.ts';

const ORDERS = 1000;
const ROUNDS = 2;
const TIMES = 50;
/** Milliseconds until a text is believed never to be shown. */
const PATIENCE = 10_000;
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
async function watch(list: LiveList, send: (text: string) => void, round: number) {
  const { page, day } = list;
  await takeSeen(page);
  await whileBusy(list, async () => {
    for (let time = 0; time < TIMES; time += 1) {
      const mark = `Renamed ${round}-${time}.`;
      await page.evaluate((text) => window.watchFor(text), mark);
      send(day.renamed(ORDERS - 1, mark));
      await pictured(page, mark, time);
    }
  });
  return (await takeSeen(page)).pictures;
}

/** Gives up with what is missing, since a text that is never shown would be waited for without an end. */
function pictured(page: Page, mark: string, before: number): Promise<unknown> {
  return page
    .waitForFunction((count) => window.pictureCount() > count, before, { timeout: PATIENCE })
    .catch((cause: unknown) => {
      throw new Error(`"${mark}" was not shown within ${PATIENCE / 1000} seconds`, { cause });
    });
}
