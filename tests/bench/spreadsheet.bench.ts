import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { build, preview } from 'vite';
import { bulkColumns } from '#schemas';
import { fileOf } from '../../e2e/pages/bulk.ts';
import { workbookOf } from '../../e2e/support/workbook.ts';
import { inBrowser } from './browser.ts';
import { type BenchRow, row } from './row.ts';

const root = join(import.meta.dirname, 'spreadsheet');
const fewestRows = 20_000;
const largest = 5_242_880;
/** Below this a person notices nothing. */
const longestBlock = 50;
const longestCancel = 100;

/** A file as large as may be uploaded, read beside the page: what the page feels of it, and calling it off. */
export async function run(): Promise<BenchRow[]> {
  const outDir = await mkdtemp(join(tmpdir(), 'spreadsheet-bench-'));
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    worker: { format: 'es' },
    build: { outDir, target: 'es2023', assetsInlineLimit: 0 },
  });
  const server = await preview({ root, configFile: false, logLevel: 'silent', build: { outDir } });
  try {
    return await inBrowser((browser) => measure(browser, server.resolvedUrls?.local[0] ?? ''));
  } finally {
    await server.close();
    await rm(outDir, { recursive: true });
  }
}

async function measure(browser: Browser, address: string): Promise<BenchRow[]> {
  const page = await browser.newPage();
  await page.goto(address);
  await page.waitForFunction(() => window.read);
  const file = fileOf('large.xlsx', largeWorkbook());
  await page.locator('input').setInputFiles(file);
  const cancelled = await page.evaluate(() => window.cancel?.());
  const reading = await page.evaluate(() => window.read?.());
  if (reading === undefined || cancelled === undefined) throw new Error('the page did not answer');
  if (reading.rows < fewestRows) throw new Error(`only ${reading.rows} rows were read`);
  const size = `${(file.buffer.length / 1024 / 1024).toFixed(1)} MiB, ${reading.rows.toLocaleString('en')} rows`;
  return [
    row(
      {
        name: `spreadsheet: longest block of the page (${size})`,
        ...{ value: reading.longestBlock, unit: 'ms', limit: longestBlock },
      },
      'at most',
      1,
    ),
    row(
      { name: 'spreadsheet: calling it off', value: cancelled, unit: 'ms', limit: longestCancel },
      'at most',
      1,
    ),
    row(
      { name: 'spreadsheet: told how far it is', value: reading.steps, unit: 'times', limit: 10 },
      'at least',
      1,
    ),
    row(
      { name: 'spreadsheet: read and checked', value: reading.took, unit: 'ms', limit: 10_000 },
      'at most',
      1,
    ),
  ];
}

/** Rows that do not compress well, as many as fit. */
function largeWorkbook(): Buffer {
  for (let rows = 24_000; rows >= fewestRows; rows -= 500) {
    const file = workbookOf([[...bulkColumns], ...Array.from({ length: rows }, rowOf)]);
    if (file.length <= largest) return file;
  }
  throw new Error(`${fewestRows} rows do not fit`);
}

function rowOf(_: unknown, at: number): string[] {
  const noise = (salt: string) => createHash('sha512').update(`${salt}${at}`).digest('base64');
  return [
    ...['Mei Lin', `${noise('a')} Avenue`, '+6591234567', '1.2834', '103.8607'],
    ...[noise('c'), 'PAID', String(at % 90), noise('b'), '', '', '#01-01', ''],
  ];
}
