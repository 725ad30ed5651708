import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { bulkColumns, bulkFileLimit, bulkRowLimit } from '#schemas';
import { bulkPage } from '../../e2e/pages/bulk.ts';
import { textsOf } from '../../e2e/pages/texts.ts';
import { workbookOf } from '../../e2e/support/workbook.ts';
import { takeSeen } from './live/probe.ts';
import { type LiveStage, onLiveStage } from './live/stage.ts';
import { type BenchRow, row } from './row.ts';

const ROUNDS = 3;
/** Below this a person notices nothing. */
const longestBlock = 50;

/**
 * The page of bulk upload itself, from the moment it is given a file of as many rows and bytes as it takes to the moment
 * these rows can be repaired: reading, checking and drawing them, and keeping the file for a reload.
 */
export async function run(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bulk-page-bench-'));
  try {
    return await onLiveStage((stage) => measure(stage, join(folder, 'largest.xlsx')));
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function measure({ newPage, address, vendorId }: LiveStage, path: string) {
  const file = largestFile();
  // By its path: the page would be kept busy by bytes that come through the protocol.
  await writeFile(path, file);
  const page = await newPage('click');
  await page.goto(address(`/bulk-order/${vendorId}`));
  const bulk = bulkPage({ page, t: await textsOf('en') });
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round > 0) await bulk.otherFile.click();
    await bulk.choose.waitFor();
    rounds.push(await longestTask(page, bulk, path));
  }
  const size = `${(file.length / 1024 / 1024).toFixed(1)} MiB, ${bulkRowLimit.toLocaleString('en')} rows`;
  const name = `bulk page: longest task from a file to its rows (${size})`;
  const value = Math.min(...rounds);
  return [row({ name, value, unit: 'ms', limit: longestBlock }, 'at most', 1)];
}

/** Tasks of up to 50 ms are not reported: 0 says that there was none longer. */
async function longestTask(
  page: Page,
  bulk: ReturnType<typeof bulkPage>,
  path: string,
): Promise<number> {
  await takeSeen(page);
  await bulk.give(path);
  await bulk.row(2).waitFor({ timeout: 60_000 });
  const { longTasks } = await takeSeen(page);
  return Math.max(0, ...longTasks);
}

/** Rows that do not compress well, with notes as long as they may be together. */
function largestFile(): Buffer {
  for (let length = 980; length > 0; length -= 20) {
    const rows = Array.from({ length: bulkRowLimit }, (_, at) => rowOf(at, length));
    const file = workbookOf([[...bulkColumns], ...rows]);
    if (file.length <= bulkFileLimit) return file;
  }
  throw new Error('the rows do not fit');
}

function rowOf(at: number, length: number): string[] {
  const text = (salt: number) => createHash('sha512').update(`${salt} ${at}`).digest('base64');
  const notes = Array.from({ length: 12 }, (_, salt) => text(salt))
    .join(' ')
    .slice(0, length);
  const two = (salt: number) => `${text(salt)} ${text(salt + 1)}`;
  return [
    ...['Mei Lin', two(20), '+6591234567', '1.2834', '103.8607'],
    ...[notes, 'PAID', String(at % 90), two(30), '', '', '#01-01', ''],
  ];
}
