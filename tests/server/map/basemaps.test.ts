import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Basemap } from '#schemas';
import { readDeployment } from '../../../server/deployments.ts';
import { appPolicy } from '../../../server/http/headers.ts';
import {
  covers,
  keepArchive,
  listArchives,
  mapFolder,
  removeArchive,
} from '../../../server/map/archives.ts';
import { Basemaps } from '../../../server/map/index.ts';
import { loadMarkets } from '../../../server/markets.ts';

let dataDir = '';
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rider-portal-map-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

const markets = await loadMarkets();
const log = { warn: vi.fn(), error: vi.fn() };
const url = 'https://tiles.example/planet';
const none: Basemap = { tileUrl: null, pmtilesUrl: null, attribution: null };
const at = (country: string, basemap: Basemap = { ...none, streetsUrl: url }) => ({
  country,
  basemap,
});
const found = {
  tiles: ['https://a.example/{z}/{x}/{y}'],
  ...{ minZoom: 0, maxZoom: 14, layers: ['water'], credits: [{ text: 'A' }] },
};
const basemapsWith = (read: () => Promise<typeof found>) =>
  new Basemaps({ dataDir, markets, log: log as never, read });

async function imported(
  file: string,
  bounds: [number, number, number, number],
  importedAt: string,
) {
  const archive = { file, source: 'x', bounds, credits: [{ text: 'X' }], bytes: 1, importedAt };
  await mkdir(mapFolder(dataDir), { recursive: true });
  await writeFile(join(mapFolder(dataDir), 'x.part'), 'x');
  await keepArchive(dataDir, join(mapFolder(dataDir), 'x.part'), archive);
  return archive;
}

test('until a service has answered, and when it does not, a deployment has no streets, and nobody waits', async () => {
  const basemaps = basemapsWith(() => Promise.reject(new Error('no network')));
  const stop = basemaps.start(new Set([url]));
  expect(await basemaps.of(at('SG'))).toEqual(none);
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalled());
  expect(await basemaps.of(at('SG'))).toEqual(none);
  await stop();
});

test('once it has, they are handed out with their credits, and the policy names their hosts', async () => {
  const basemaps = basemapsWith(async () => found);
  const stop = basemaps.start(new Set([url]));
  await vi.waitFor(async () => expect(await basemaps.of(at('SG'))).toHaveProperty('streets'));
  const basemap = await basemaps.of(at('SG'));
  expect(basemap.credits).toEqual([{ text: 'A' }]);
  expect(await basemaps.of(at('SG', { ...none, streetsUrl: null }))).toEqual(none);
  const { found: read } = readDeployment('sg', await readFile('deployments/sg.json', 'utf8'), {
    ...{ markets, brands: ['hopper'] },
  });
  if (!read.ok) throw new Error('the sample is broken');
  expect(appPolicy({ ...read.deployment, basemap })).toMatch(
    /connect-src [^;]*https:\/\/a\.example/,
  );
  await stop();
});

test('a map that was imported is used at once where it covers the market, the newest first, and no longer once it is removed', async () => {
  const basemaps = basemapsWith(async () => found);
  const of = async (country: string) => (await basemaps.of(at(country))).pmtilesUrl;
  expect(await of('SG')).toBe(null);
  await imported('old-0000000000000000.pmtiles', [103, 1, 104, 2], '2026-01-01T00:00:00Z');
  expect(await of('SG')).toBe('/streets/old-0000000000000000.pmtiles');
  const newer = await imported(
    'new-0000000000000000.pmtiles',
    [103, 1, 104, 2],
    '2026-02-01T00:00:00Z',
  );
  expect(await of('SG')).toBe('/streets/new-0000000000000000.pmtiles');
  expect(await of('LA')).toBe(null);
  await removeArchive(dataDir, newer);
  expect(await of('SG')).toBe('/streets/old-0000000000000000.pmtiles');
});

test('a description that cannot be read is no map', async () => {
  await writeFile(join(mapFolder(dataDir), 'broken.json'), '{"file":"../../etc/passwd"}');
  expect((await listArchives(dataDir)).map(({ file }) => file)).toEqual([
    'old-0000000000000000.pmtiles',
  ]);
});

test('what the file of a deployment names goes before all else', async () => {
  const basemaps = basemapsWith(async () => found);
  const own = { ...none, tileUrl: 'https://own.example/{z}/{x}/{y}.png', attribution: 'Own' };
  expect(await basemaps.of(at('SG', own))).toEqual({ ...own, credits: [{ text: 'Own' }] });
});

test('bounds that cross the antimeridian cover both of its sides', () => {
  const fiji = [177, -20, -178, -15] as [number, number, number, number];
  expect(covers(fiji, { latitude: -17, longitude: 178 })).toBe(true);
  expect(covers(fiji, { latitude: -17, longitude: -179 })).toBe(true);
  expect(covers(fiji, { latitude: -17, longitude: 0 })).toBe(false);
});
