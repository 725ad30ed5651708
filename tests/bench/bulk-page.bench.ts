import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { bulkColumns, bulkFileLimit } from '#schemas';
import { bulkPage } from '../../e2e/pages/bulk.ts';
import { textsOf } from '../../e2e/pages/texts.ts';
import { workbookOf } from '../../e2e/support/workbook.ts';
import { takeSeen } from './live/probe.ts';
import { type LiveStage, onLiveStage, percentile } from './live/stage.ts';
import { type BenchRow, row } from './row.ts';

const ROUNDS = 3;
/** Below this a person notices nothing. */
const longestBlock = 50;
/** Seconds in which placing is watched. */
const placingSeconds = 10;

/**
 * The page of bulk upload itself with as large a file as may be uploaded: from the moment it is given one to the moment its rows
 * can be repaired, on to what the server makes of them, and how fast orders are placed then.
 */
export async function run(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bulk-page-bench-'));
  try {
    return await onLiveStage((stage) => measure(stage, join(folder, 'largest.xlsx')));
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function measure(stage: LiveStage, path: string): Promise<BenchRow[]> {
  const { rows, size } = await writeLargest(path);
  const page = await stage.newPage('keydown');
  await page.goto(stage.address(`/bulk-order/${stage.vendorId}`));
  const bulk = bulkPage({ page, t: await textsOf('en') });
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round > 0) await bulk.otherFile.click();
    await bulk.choose.waitFor();
    rounds.push(await longestTask(page, bulk.say('rows.title'), () => bulk.give(path)));
  }
  const read = row(
    {
      name: `bulk page: longest task from a file to its rows (${size})`,
      ...{ value: Math.min(...rounds), unit: 'ms', limit: longestBlock },
    },
    'at most',
    1,
  );
  const typed = await typing(page, bulk, rows);
  return [read, typed, ...(await upload(page, bulk, rows)), await place(page, bulk, rows)];
}

/** Every stroke is kept for a reload, and the page knows of all rows. */
async function typing(page: Page, bulk: Bulk, rows: number): Promise<BenchRow> {
  await bulk.cell(2, 'recipient_name').focus();
  await takeSeen(page);
  await page.keyboard.type(' of Toa Payoh', { delay: 60 });
  const { inputs } = await takeSeen(page);
  const name = `bulk page: key stroke to picture, median (${rows.toLocaleString('en')} rows)`;
  const value = percentile(inputs, 0.5);
  return row({ name, value, unit: 'ms', limit: longestBlock }, 'at most', 1);
}

async function upload(page: Page, bulk: Bulk, rows: number): Promise<BenchRow[]> {
  const begun = performance.now();
  const button = bulk.upload(rows);
  const longest = await longestTask(page, bulk.say('results.title'), () => button.click());
  const seconds = (performance.now() - begun) / 1000;
  // What is still to be collected says when it was last done, not what is kept.
  await (await page.context().newCDPSession(page)).send('HeapProfiler.collectGarbage');
  const heap = await page.evaluate(heapOf);
  const of = `(${rows.toLocaleString('en')} rows)`;
  return [
    row(
      {
        name: `bulk page: longest task from the upload to the results ${of}`,
        ...{ value: longest, unit: 'ms', limit: longestBlock },
      },
      'at most',
      1,
    ),
    row(
      { name: `bulk: uploaded, checked and priced ${of}`, value: seconds, unit: 's', limit: 30 },
      'at most',
      1,
    ),
    row(
      { name: `bulk page: memory with the results ${of}`, value: heap, unit: 'MB', limit: 150 },
      'at most',
      1,
    ),
  ];
}

async function place(page: Page, bulk: Bulk, rows: number): Promise<BenchRow> {
  await bulk.place(rows).click();
  await bulk.confirmPlacing(rows).click();
  const placed = page.getByRole('progressbar');
  await placed.waitFor();
  const count = async () => Number(await placed.getAttribute('value'));
  const before = await count();
  await page.waitForTimeout(placingSeconds * 1000);
  const value = ((await count()) - before) / placingSeconds;
  return row({ name: 'bulk: orders placed', value, unit: '/s', limit: 50 }, 'at least', 1);
}

type Bulk = ReturnType<typeof bulkPage>;

/** Tasks of up to 50 ms are not reported: 0 says that there was none longer. Roles are not asked for meanwhile: that takes the page long. */
async function longestTask(page: Page, awaited: string, act: () => Promise<void>): Promise<number> {
  await takeSeen(page);
  await act();
  await page.waitForFunction(
    (title) =>
      document.querySelector('h1')?.textContent === title && !document.querySelector('progress'),
    awaited,
    { polling: 100, timeout: 120_000 },
  );
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const { longTasks } = await takeSeen(page);
  return Math.max(0, ...longTasks);
}

/** Runs in the page: megabytes of its memory that are in use. */
function heapOf(): number {
  const { memory } = performance as Performance & { memory: { usedJSHeapSize: number } };
  return memory.usedJSHeapSize / 1_000_000;
}

/** Rows that do not compress well, as many as fit. By its path: the page would be kept busy by bytes that come through the protocol. */
async function writeLargest(path: string): Promise<{ rows: number; size: string }> {
  for (let rows = 24_500; rows > 0; rows -= 250) {
    const file = workbookOf([[...bulkColumns], ...Array.from({ length: rows }, rowOf)]);
    if (file.length > bulkFileLimit) continue;
    await writeFile(path, file);
    const size = `${(file.length / 1024 / 1024).toFixed(1)} MiB, ${rows.toLocaleString('en')} rows`;
    return { rows, size };
  }
  throw new Error('the rows do not fit');
}

function rowOf(_: unknown, at: number): string[] {
  const noise = (salt: string) => createHash('sha512').update(`${salt}${at}`).digest('base64');
  return [
    ...['Mei Lin', `${noise('a')} Avenue`, '+6591234567', '1.2834', '103.8607'],
    ...[noise('c'), 'PAID', String(at % 90), noise('b'), '', '', '#01-01', ''],
  ];
}
