import { mkdtemp, open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { PMTiles, tileIdToZxy, zxyToTileId } from 'pmtiles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listArchives, mapFolder } from '../../../server/map/archives.ts';
import { checkArchive } from '../../../server/map/import/check-archive.ts';
import { FileHandleSource } from '../../../server/map/import/file-source.ts';
import { importMap } from '../../../server/map/import/import-map.ts';
import { layersOfTile } from '../../../server/map/import/vector-tile.ts';
import { writeArchive } from '../../../server/map/import/write-archive.ts';
import { loadMarkets } from '../../../server/markets.ts';
import { law } from '../../support/property.ts';

let dataDir = '';
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rider-portal-map-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

const markets = [...(await loadMarkets()).values()];
const bring = (file: string, attribution?: string) =>
  importMap(file, { dataDir, markets, attribution });

async function written(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(dataDir, name);
  await writeFile(path, content);
  return path;
}

const feature = (properties: object, type: string, coordinates: unknown) => ({
  ...{ type: 'Feature', properties },
  geometry: { type, coordinates },
});
const collection = (...features: object[]) =>
  JSON.stringify({ type: 'FeatureCollection', features });
const west = [103.84, 1.28];
const east = [103.87, 1.31];
const road = feature({ highway: 'primary', name: 'Long Road', source: 'A survey' }, 'LineString', [
  west,
  east,
]);
const ring = [
  [103.85, 1.29],
  [103.852, 1.29],
  [103.852, 1.292],
  [103.85, 1.292],
  [103.85, 1.29],
];
const town = collection(
  road,
  feature({ building: 'yes', 'addr:housenumber': '12A' }, 'Polygon', [ring]),
  feature({ leisure: 'park' }, 'Polygon', [ring]),
  feature({ 'addr:housenumber': 7 }, 'Point', [103.851, 1.291]),
  feature({ district: 'x' }, 'Polygon', [ring]),
);

/** What a browser would read of an imported map at a place. */
async function layersAt(file: string, z: number, x: number, y: number): Promise<readonly string[]> {
  const handle = await open(join(mapFolder(dataDir), file));
  try {
    const tile = await new PMTiles(new FileHandleSource(handle, file)).getZxy(z, x, y);
    return layersOfTile(new Uint8Array(tile?.data ?? new ArrayBuffer(0))) ?? [];
  } finally {
    await handle.close();
  }
}

describe('a map in GeoJSON', () => {
  test('becomes tiles with the layers that the map draws, under a name with its hash', async () => {
    const { archive, countries } = await bring(await written('My Town.geojson', town));
    expect(countries).toEqual(['SG']);
    expect(archive.file).toMatch(/^my-town-[0-9a-f]{16}\.pmtiles$/);
    expect(archive.credits).toEqual([{ text: 'A survey' }]);
    expect(await layersAt(archive.file, 14, 12_918, 8133)).toEqual(
      expect.arrayContaining([
        'transportation',
        'building',
        'landcover',
        'housenumber',
        'boundary',
      ]),
    );
    expect(await layersAt(archive.file, 6, 50, 31)).toContain('transportation');
    expect(await layersAt(archive.file, 6, 50, 31)).not.toContain('building');
  });

  test('is the same file when it is imported again', async () => {
    const path = await written('again.geojson', town);
    const first = await bring(path);
    expect((await bring(path)).archive.file).toBe(first.archive.file);
    const names = (await readdir(mapFolder(dataDir))).filter((name) => name.startsWith('again'));
    expect(names).toHaveLength(2);
  });

  test('shows what its licence asks for, links as links', async () => {
    const said =
      'From <a href="https://data.example/x">a survey</a> &amp; <a href="javascript:x">others</a>';
    const { archive } = await bring(await written('said.geojson', town), said);
    expect(archive.credits).toEqual([
      { text: 'From' },
      { text: 'a survey', href: 'https://data.example/x' },
      { text: '&' },
      { text: 'others' },
    ]);
  });

  test('can be imported as the tiles that were made of it', async () => {
    const { archive } = await bring(await written('first.geojson', town));
    const again = await readFile(join(mapFolder(dataDir), archive.file));
    const { archive: copied } = await bring(await written('second.pmtiles', again));
    expect(copied.credits).toEqual([{ text: 'A survey' }]);
  });
});

describe('what is no map', () => {
  const line = (...coordinates: unknown[]) => collection(feature({}, 'LineString', coordinates));
  test.each([
    ['cut.geojson', town.slice(0, 400), 'cut.geojson cannot be read to its end'],
    ['page.geojson', '<html>', 'page.geojson cannot be read to its end'],
    [
      'none.geojson',
      '{"type":"FeatureCollection","features":[]}',
      'is no GeoJSON FeatureCollection',
    ],
    ['bare.geojson', JSON.stringify(road), 'is no GeoJSON FeatureCollection'],
    [
      'odd.geojson',
      collection({ type: 'Thing' }),
      'feature 1 of odd.geojson is no line, area or point',
    ],
    ['metres.geojson', line([11_560_000, 140_000], [1, 2]), 'it looks like metres of a projection'],
    ['words.geojson', line(['a', 'b'], [1, 2]), 'has the point a,b'],
    [
      'deep.geojson',
      collection(feature({}, 'LineString', [[[1, 2]]])),
      'has points that are nested',
    ],
    ['sea.geojson', line([-30, -40], [-31, -41]), 'where no market has its centre'],
    ['roads.shp', 'x', 'is neither PMTiles (.pmtiles) nor GeoJSON'],
    ['page.pmtiles', '<html>', 'page.pmtiles is no PMTiles file'],
  ])('%s is refused with the reason, and nothing of it stays', async (name, content, reason) => {
    const before = await listArchives(dataDir);
    const path = await written(name, content);
    await expect(bring(path)).rejects.toThrow(reason);
    expect(await listArchives(dataDir)).toEqual(before);
    expect((await readdir(mapFolder(dataDir))).filter((each) => each.endsWith('.part'))).toEqual(
      [],
    );
  });

  test('a file that is not there', async () => {
    await expect(bring(join(dataDir, 'nowhere.pmtiles'))).rejects.toThrow('is not there');
  });
});

describe('a broken archive', () => {
  async function sound(): Promise<Buffer> {
    const { archive } = await bring(await written('sound.geojson', town));
    return readFile(join(mapFolder(dataDir), archive.file));
  }
  const changed = (at: number, value: number) => async () => {
    const bytes = await sound();
    bytes[at] = value;
    return bytes;
  };

  /** With a root directory that cannot be unpacked. */
  const damaged = async () => {
    const bytes = await sound();
    const root = Number(bytes.readBigUInt64LE(8));
    return bytes.fill(0, root + 10, root + Number(bytes.readBigUInt64LE(16)));
  };

  test.each<[string, () => Promise<Buffer>, string]>([
    ['of another version', changed(7, 2), 'only version 3 is read'],
    ['compressed in another way', changed(98, 3), 'compressed in a way that browsers cannot read'],
    ['of an unknown kind', changed(99, 9), 'holds neither vector tiles (MVT) nor pictures'],
    ['with impossible zooms', changed(101, 40), 'has impossible zooms'],
    ['with impossible bounds', changed(105, 0x7f), 'has impossible bounds'],
    ['with its directory far behind', changed(10, 9), 'beyond the first 16 KiB'],
    [
      'of pictures that are none',
      changed(99, 2),
      'that is no picture of the kind its header names',
    ],
    ['of damaged data', damaged, 'cannot be read: '],
    ['cut in half', async () => (await sound()).subarray(0, 1500), 'is cut off: it should have'],
  ])('%s is refused', async (_how, make, reason) => {
    await expect(bring(await written('broken.pmtiles', await make()))).rejects.toThrow(reason);
  });

  test('whatever is done to its bytes, it is refused in a sentence or read', async () => {
    const bytes = await sound();
    await law(
      fc.asyncProperty(fc.nat(bytes.length - 1), fc.nat(255), async (at, value) => {
        const copy = Buffer.from(bytes);
        copy[at] = value;
        const path = await written('shaken.pmtiles', copy);
        const why = await checkArchive(path, 'x').then(
          () => null,
          (cause: Error) => cause,
        );
        if (why) expect(why.name).toBe('RefusedMap');
        if (why) expect(why.message).not.toMatch(/\(\)|: \.$/);
      }),
    );
  });
});

test('what was written is read back, tile by tile, also where leaves are needed', async () => {
  const path = join(dataDir, 'many.pmtiles');
  const packed = Array.from({ length: 256 }, (_, index) => gzipSync(Uint8Array.of(index)));
  let id = zxyToTileId(12, 0, 0);
  const tiles = Array.from({ length: 30_000 }, (_, index) => {
    id += 1 + (Math.imul(index * index + 1, 2_654_435_761) >>> 18);
    return { id, data: packed[index % 256] ?? new Uint8Array() };
  });
  await writeArchive(path, tiles, { bounds: [1, 2, 3, 4], layers: ['water'], attribution: 'x' });
  const handle = await open(path);
  const archive = new PMTiles(new FileHandleSource(handle, path));
  const { leafDirectoryLength, rootDirectoryLength, minLon, maxLat } = await archive.getHeader();
  expect([minLon, maxLat]).toEqual([1, 4]);
  expect(rootDirectoryLength).toBeLessThan(16_257);
  expect(leafDirectoryLength).toBeGreaterThan(16_257);
  for (const index of [0, 1, 4095, 4096, 17_000, 29_999]) {
    const tile = await archive.getZxy(...tileIdToZxy(tiles[index]?.id ?? 0));
    expect([...new Uint8Array(tile?.data ?? new ArrayBuffer(0))]).toEqual([index % 256]);
  }
  expect(await archive.getMetadata()).toMatchObject({ attribution: 'x' });
  await handle.close();
});
