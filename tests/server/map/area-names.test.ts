import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import MVT from 'ol/format/MVT.js';
import { PMTiles } from 'pmtiles';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mapFolder } from '../../../server/map/archives.ts';
import { FileHandleSource } from '../../../server/map/import/file-source.ts';
import { importMap } from '../../../server/map/import/import-map.ts';
import { loadMarkets } from '../../../server/markets.ts';

let dataDir = '';
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rider-portal-map-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

const markets = [...(await loadMarkets()).values()];
/** On the edge between two tiles of zoom 14 in Singapore, and as wide as is said. */
const middle = [(12_919 / 2 ** 14) * 360 - 180, 1.2903] as const;
const areaOf = (properties: object, width: number) => {
  const [west, south] = [middle[0] - width / 2, middle[1] - width / 2];
  const [east, north] = [west + width, south + width];
  const corners = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  const geometry = { type: 'Polygon', coordinates: [corners] };
  return { type: 'Feature', properties, geometry };
};

/** From the middle of the market, which a map has to contain. */
const road = {
  ...{ type: 'Feature', properties: {} },
  geometry: { type: 'LineString', coordinates: [[103.85, 1.2903], middle] },
};

type Read = { readonly layer: string; readonly type: string; readonly tags: object };

/** What a browser reads of all tiles of a zoom, once it was imported, and the layers it is told of. */
async function imported(features: readonly object[], zoom: number) {
  const path = join(dataDir, 'areas.geojson');
  await writeFile(
    path,
    JSON.stringify({ type: 'FeatureCollection', features: [road, ...features] }),
  );
  const { archive } = await importMap(path, { dataDir, markets });
  const handle = await open(join(mapFolder(dataDir), archive.file));
  try {
    const tiles = new PMTiles(new FileHandleSource(handle, archive.file));
    const read: Read[] = [];
    const [x, y] = tileOf(...middle, zoom);
    for (const dx of [-1, 0, 1])
      for (const dy of [-1, 0, 1]) {
        const tile = await tiles.getZxy(zoom, x + dx, y + dy);
        if (tile) read.push(...featuresOf(tile.data));
      }
    return { read, metadata: await tiles.getMetadata() };
  } finally {
    await handle.close();
  }
}

function featuresOf(tile: ArrayBuffer): Read[] {
  return new MVT().readFeatures(tile).map((feature) => {
    const { layer, ...tags } = feature.getProperties();
    return { layer: String(layer), type: feature.getType(), tags };
  });
}

function tileOf(longitude: number, latitude: number, zoom: number): readonly [number, number] {
  const sine = Math.sin((latitude * Math.PI) / 180);
  const y = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  return [Math.floor((longitude / 360 + 0.5) * 2 ** zoom), Math.floor(y * 2 ** zoom)];
}

const namesOf = (read: readonly Read[]) => read.filter(({ type }) => type === 'Point');

test('a district has its edge in each tile that it touches, and its name once', async () => {
  const { read } = await imported(
    [areaOf({ shapeName: 'Riverside', 'name:lo': 'ແຄມນ້ຳ' }, 0.03)],
    14,
  );
  const edges = read.filter(({ layer }) => layer === 'boundary');
  expect(edges.length).toBeGreaterThan(1);
  for (const edge of edges) expect(edge.tags).toMatchObject({ class: 'district', admin_level: 6 });
  expect(namesOf(read)).toMatchObject([
    { layer: 'place', tags: { class: 'quarter', name: 'Riverside', 'name:lo': 'ແຄມນ້ຳ' } },
  ]);
});

test.each([
  ['a park', { leisure: 'park' }, 'park'],
  ['a lake', { natural: 'water' }, 'water_name'],
  ['a building', { building: 'yes' }, 'poi'],
  ['a wide district', { district: 'x' }, 'place'],
])('the name of %s is a point in a layer of names', async (_what, properties, layer) => {
  const { read } = await imported([areaOf({ ...properties, name: 'A Name' }, 0.1)], 14);
  expect(namesOf(read)).toMatchObject([{ layer, tags: { name: 'A Name' } }]);
});

test('an area without a name has none, and a building keeps its number', async () => {
  const building = areaOf({ building: 'yes', 'addr:housenumber': '12A' }, 0.001);
  const { read } = await imported([building, areaOf({ leisure: 'park' }, 0.01)], 14);
  expect(namesOf(read)).toEqual([]);
  expect(read.find(({ layer }) => layer === 'building')?.tags).toEqual({ housenumber: '12A' });
});

test('what says to be the edge of a country is no edge of a district', async () => {
  const { read } = await imported([areaOf({ admin_level: 2, name: 'Land' }, 0.03)], 14);
  const edge = read.find(({ layer }) => layer === 'boundary');
  expect(edge?.tags).toEqual({ name: 'Land', admin_level: 2 });
  expect(namesOf(read)).toMatchObject([{ layer: 'place', tags: { class: 'country' } }]);
});

test.each([
  ['district', { district: 'x' }, 0.1, 9],
  ['small district', { district: 'x' }, 0.01, 11],
  ['park', { leisure: 'park' }, 0.01, 13],
  ['lake', { natural: 'water' }, 1, 6],
])(
  'the name of a %s is in no tile of a zoom without room for it',
  async (_, kind, width, first) => {
    const area = areaOf({ ...kind, name: 'A Name' }, width);
    expect(namesOf((await imported([area], first)).read)).toHaveLength(1);
    expect(namesOf((await imported([area], first - 1)).read)).toEqual([]);
  },
);

test('towns that ship stay where only districts are named', async () => {
  const district = areaOf({ name: 'Riverside' }, 0.1);
  const town = {
    ...{ type: 'Feature', properties: { place: 'town', name: 'Town' } },
    geometry: { type: 'Point', coordinates: middle },
  };
  const layersOf = async (...features: object[]) =>
    JSON.stringify((await imported(features, 10)).metadata);
  expect(await layersOf(district)).not.toContain('"place"');
  expect(await layersOf(district, town)).toContain('"place"');
});
