import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Browser } from 'playwright';
import { build, preview } from 'vite';
import { inBrowser } from './browser.ts';
import { type BenchRow, row } from './row.ts';
import './map/mark.ts';

const root = join(import.meta.dirname, 'map');
const navigations = 9;
const moves = 60;
const viewport = { width: 1280, height: 800 };

/** The map beside a canvas drawn by hand: the first picture of 1,000 markers and 50 areas, one move, and 1,000 riders. */
export async function run(): Promise<BenchRow[]> {
  const outDir = await mkdtemp(join(tmpdir(), 'map-bench-'));
  await buildPages(outDir);
  const server = await preview({ root, configFile: false, logLevel: 'silent', build: { outDir } });
  try {
    return await inBrowser((browser) => measure(browser, server.resolvedUrls?.local[0] ?? ''));
  } finally {
    await server.close();
    await rm(outDir, { recursive: true });
  }
}

async function measure(browser: Browser, address: string): Promise<BenchRow[]> {
  const pictures = { canvas: [] as number[], ol: [] as number[] };
  for (let round = 0; round <= navigations; round += 1) {
    for (const page of ['canvas', 'ol'] as const) {
      const time = await firstPicture(browser, `${address}${page}.html`);
      if (round > 0) pictures[page].push(time);
    }
  }
  const move = await steps(browser, { address: `${address}ol.html`, act: 'moveOnce' });
  const ride = await steps(browser, { address: `${address}ol.html`, act: 'rideOnce' });
  return [
    row(
      {
        name: 'map: first picture',
        value: median(pictures.ol),
        unit: 'ms',
        limit: median(pictures.canvas),
      },
      'at most',
      2,
    ),
    row(
      { name: 'map: moving one of 1,000 markers', value: move, unit: 'ms', limit: 2 },
      'at most',
      1,
    ),
    row(
      {
        name: 'map: a frame of 1,000 riders, each elsewhere',
        value: ride,
        unit: 'ms',
        limit: 1000 / 60,
      },
      'at most',
      1,
    ),
  ];
}

async function buildPages(outDir: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), vanillaExtractPlugin()],
    build: {
      outDir,
      target: 'es2023',
      assetsInlineLimit: 0,
      rolldownOptions: { input: ['canvas', 'ol'].map((page) => join(root, `${page}.html`)) },
    },
  });
}

/** A fresh context each time: nothing is cached. */
async function firstPicture(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage({ viewport });
  await page.goto(address);
  const time = await page.waitForFunction(() => window.picture);
  const milliseconds = (await time.jsonValue()) ?? Number.NaN;
  await page.close();
  return milliseconds;
}

type Steps = { readonly address: string; readonly act: 'moveOnce' | 'rideOnce' };

async function steps(browser: Browser, { address, act }: Steps): Promise<number> {
  const page = await browser.newPage({ viewport });
  await page.goto(address);
  await page.waitForFunction(() => window.picture);
  const times: number[] = [];
  for (let step = 0; step < moves; step += 1) {
    const once = ([name, by]: readonly [Steps['act'], number]) => window[name]?.(by);
    times.push((await page.evaluate(once, [act, step] as const)) ?? Number.NaN);
  }
  await page.close();
  return median(times);
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
