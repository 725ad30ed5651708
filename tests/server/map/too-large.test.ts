import { mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mapFolder } from '../../../server/map/archives.ts';
import { importMap } from '../../../server/map/import/import-map.ts';
import { limits } from '../../../server/map/import/limits.ts';
import { loadMarkets } from '../../../server/markets.ts';

let dataDir = '';
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rider-portal-map-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

const markets = [...(await loadMarkets()).values()];
const kept = () => readdir(mapFolder(dataDir)).catch(() => []);

/** A road through the middle of Singapore, with a point for each step. */
async function roadOf(points: number): Promise<string> {
  const coordinates = Array.from({ length: points }, (_, at) => [103.8 + at / 1000, 1.29]);
  const geometry = { type: 'LineString', coordinates: [...coordinates, [103.9, 1.2904]] };
  const feature = { type: 'Feature', properties: { name: 'Long Road' }, geometry };
  const path = join(dataDir, 'road.geojson');
  await writeFile(path, JSON.stringify({ type: 'FeatureCollection', features: [feature] }));
  return path;
}

test.each([
  ['huge.geojson', limits.geojsonBytes, 'huge.geojson has 1,025 MiB, and at most 1,024 are taken.'],
  [
    'huge.pmtiles',
    limits.archiveBytes,
    'huge.pmtiles has 20,481 MiB, and at most 20,480 are taken.',
  ],
])('%s is refused for its size before anything of it is read', async (name, limit, reason) => {
  const path = join(dataDir, name);
  await writeFile(path, '');
  // Without content: a file system keeps no block of it.
  await truncate(path, limit + 1);
  await expect(importMap(path, { dataDir, markets })).rejects.toThrow(reason);
  expect(await kept()).toEqual([]);
});

test.each([
  ['points', 'road.geojson has more than 10 points: make a .pmtiles of it and import that.'],
  ['tiles', 'road.geojson makes more than 10 tiles: make a .pmtiles of it and import that.'],
])(
  'a file of too many %s is refused with a way out, and nothing of it stays',
  async (what, reason) => {
    const path = await roadOf(40);
    const small = { ...limits, [what]: 10 };
    await expect(importMap(path, { dataDir, markets, limits: small })).rejects.toThrow(reason);
    expect(await kept()).toEqual([]);
  },
);

test('the same file is taken where there is room for it', async () => {
  const path = await roadOf(40);
  const { archive } = await importMap(path, { dataDir, markets });
  expect(await kept()).toContain(archive.file);
  expect(await kept()).toHaveLength(2);
});
