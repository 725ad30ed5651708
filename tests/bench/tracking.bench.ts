import type { Locator } from 'playwright';
import { idleShare } from './live/idle.ts';
import { type LiveList, openList, whileBusy } from './live/list.ts';
import { type Seen, takeSeen } from './live/probe.ts';
import { mainThreadSeconds, onLiveStage, percentile } from './live/stage.ts';
import { type BenchRow, row } from './row.ts';

const ORDERS = 10_000;
const SECONDS = 5;
const ROUNDS = 3;
const CLICKS = 100;
const MILLISECONDS_BETWEEN = 150;
/** The browser tells of no click that was shown sooner. */
const LEAST = 16;
const WARM_UPS = 4;
const frame = 1000 / 60;

/**
 * The tracking page with 10,000 orders of today, beside a page written by hand that hears the same texts. The client
 * fetches the 200 latest orders and learns of the others as it would over a long day: each comes over the socket. Then
 * 200 orders a second go on to their next status, so that a third of the updates move an order to another tab. From the
 * text of the socket on everything is the product; the server's end of the socket is the bench's.
 */
export function run(): Promise<BenchRow[]> {
  return onLiveStage(async (stage) => {
    const ours = await openList(stage, 'ours', ORDERS);
    const limit = await openList(stage, 'limit', ORDERS);
    const calm: Round[] = [];
    const direct: Round[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      direct.push(await watch(limit));
      calm.push(await watch(ours));
    }
    const slow: Round[] = [];
    await ours.session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    for (let round = 0; round < ROUNDS; round += 1) slow.push(await watch(ours));
    await ours.session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const clicked = await clickWhileBusy(ours, 1);
    const slowlyClicked = await clickWhileBusy(ours, 4);
    return [...calmRows(calm, direct, clicked), ...slowRows(slow, slowlyClicked)];
  });
}

type Round = { frames: number; longest: number; busy: number };

async function watch({ page, session, pump }: LiveList): Promise<Round> {
  await page.bringToFront();
  await pump(0.5);
  await takeSeen(page);
  const before = await mainThreadSeconds(session);
  await pump(SECONDS);
  const busy = ((await mainThreadSeconds(session)) - before) / SECONDS;
  const { frames, longTasks } = await takeSeen(page);
  return { frames: percentile(frames, 0.99), longest: Math.max(0, ...longTasks), busy };
}

/** A tab, then a row of it, again and again; the first ones, which load the panel and its map, do not count. */
async function clickWhileBusy(list: LiveList, slower: number): Promise<Seen> {
  const { page, session } = list;
  const tabs = await centresOf(page.getByRole('tab'), [0, 2, 3]);
  const rows = await centresOf(page.getByRole('listitem'), [1, 2, 3]);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const idle = idleShare();
  await whileBusy(list, async () => {
    for (let click = -WARM_UPS; click < CLICKS; click += 1) {
      if (click === 0) await takeSeen(page);
      const places = click % 2 === 0 ? tabs : rows;
      const { x, y } = places[Math.abs(click) % places.length] ?? { x: 0, y: 0 };
      await page.mouse.click(x, y);
      await page.evaluate(
        (pause) => new Promise((rest) => setTimeout(rest, pause)),
        MILLISECONDS_BETWEEN,
      );
    }
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  console.log(`  while it was clicked, the machine was ${Math.round(100 * idle())} % idle`);
  const seen = await takeSeen(page);
  const sooner = Array<number>(Math.max(0, CLICKS - seen.inputs.length)).fill(LEAST);
  return { ...seen, inputs: [...seen.inputs, ...sooner] };
}

/** Orders come and go in the rows, so the pointer is told where a row is and not to wait for one. */
async function centresOf(all: Locator, wanted: readonly number[]) {
  const boxes = await Promise.all(wanted.map((at) => all.nth(at).boundingBox()));
  return boxes.flatMap((box) => {
    return box ? [{ x: box.x + box.width / 3, y: box.y + box.height / 2 }] : [];
  });
}

function calmRows(ours: readonly Round[], limit: readonly Round[], { inputs }: Seen): BenchRow[] {
  const best = (rounds: readonly Round[], key: keyof Round) =>
    Math.min(...rounds.map((round) => round[key]));
  const busy = { value: best(ours, 'busy') * 1000, limit: best(limit, 'busy') * 1000 };
  return [
    frames('tracking: frames while 200 orders a second change, p99', best(ours, 'frames')),
    longest('tracking: longest task', best(ours, 'longest')),
    row({ name: 'tracking: main thread in a second', unit: 'ms', ...busy }, 'at most', 1.6),
    click('tracking: click to picture, p98', inputs, 50),
  ];
}

function slowRows(rounds: readonly Round[], { inputs }: Seen): BenchRow[] {
  const best = (key: keyof Round) => Math.min(...rounds.map((round) => round[key]));
  return [
    frames('tracking: frames at a quarter of the speed, p99', best('frames')),
    longest('tracking: longest task at a quarter of the speed', best('longest')),
    click('tracking: click to picture at a quarter of the speed, p98', inputs, 100),
  ];
}

/** A frame is told to a tenth of a millisecond, so a twentieth more is still one frame. */
function frames(name: string, value: number): BenchRow {
  return row({ name, value, unit: 'ms', limit: frame }, 'at most', 1.05);
}

/** Tasks of up to 50 ms are not reported: 0 says that there was none longer. */
function longest(name: string, value: number): BenchRow {
  return row({ name, value, unit: 'ms', limit: 50 }, 'at most', 1);
}

function click(name: string, inputs: readonly number[], limit: number): BenchRow {
  return row({ name, value: percentile(inputs, 0.98), unit: 'ms', limit }, 'at most', 1);
}
