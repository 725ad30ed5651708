import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGazetteer } from '../../../server/places/gazetteer.ts';
import { importAreas } from '../../../server/places/import/import-areas.ts';
import { importPlaces } from '../../../server/places/import/import-places.ts';
import { type FreshDatabase, freshDatabase } from '../../support/database.ts';
import { options, temporaryFile, writer } from './support.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
beforeEach(() => database.sql`truncate place_source cascade`);
afterAll(() => database.drop());

const read = async (name: string, content: string | Uint8Array, more = {}) => {
  return importPlaces(database.sql, await temporaryFile(name, content), { ...options, ...more });
};
const titles = async (text: string) => {
  const question = { text, country: 'SG', limit: 8, locale: 'en' };
  const found = await createGazetteer(database.sql, writer).suggest(question);
  return found.map(({ title, subtitle }) => `${title} / ${subtitle}`);
};

const traps = `﻿postal,block,road,building,lat,lng,source
270003,3,GHIM MOH ROAD,GHIM MOH GREEN,1.311999,103.78719,named
38983,3,TEMASEK BOULEVARD,SUNTEC CITY,1.2953,103.8589,named
,,GHIM MOH RD,11009 (BUS STOP),1.311067,103.789322,hdb
038983,3,TEMASEK BOULEVARD,HSBC SUNTEC CITY,1.2953,103.8589,named
,5,NIL,NIL,1.383083,103.747077,hdb
270004,4,GHIM MOH ROAD,NIL,north,103.788192,named

270005,5,GHIM MOH ROAD,,103.788309,1.312693,named
270006,6,GHIM MOH ROAD,"THE ""BIG"" ONE, LEVEL
2",1.312284,103.788404,named
270007,7,GHIM MOH ROAD,,0,0,named
270008,8,GHIM MOH ROAD,,1.3129
12,9,GHIM MOH ROAD,,1.3120,103.7880,named
270009.0,10,GHIM MOH ROAD,,1.3121,103.7881,named
270011,11,GHIM MOH ROAD,,1.3122,203.7881,named
`;

describe('a CSV file', () => {
  it('gives its good rows and names its bad ones by line', async () => {
    const summary = await read('traps.csv', traps);
    expect(summary).toMatchObject({
      ...{ rows: 13, added: 7, changed: 0, unchanged: 0, stops: 1 },
      ...{ completedPostcodes: 1, droppedPostcodes: 1 },
      rejected: [
        { number: 6, reason: 'has neither a name nor a road nor a postcode' },
        { number: 7, reason: 'latitude "north" is not a number' },
        {
          number: 9,
          reason: 'latitude 103.788309 is out of range; latitude and longitude may be swapped',
        },
        { number: 12, reason: 'latitude and longitude are both 0' },
        { number: 13, reason: 'longitude "" is not a number' },
        { number: 16, reason: 'longitude 203.7881 is out of range' },
      ],
    });
  });

  it('is found by what it says, repaired where a spreadsheet spoilt it', async () => {
    await read('traps.csv', traps);
    expect(await titles('270003')).toEqual(['Ghim Moh Green / 3 Ghim Moh Road, Singapore 270003']);
    expect(await titles('038983')).toEqual([
      'HSBC Suntec City / 3 Temasek Boulevard, Singapore 038983',
      'Suntec City / 3 Temasek Boulevard, Singapore 038983',
    ]);
    expect(await titles('9 ghim moh')).toContain('9 Ghim Moh Road / Singapore');
    expect(await titles('270009')).toEqual(['10 Ghim Moh Road / Singapore 270009']);
    expect((await titles('ghim moh rd')).at(-1)).toBe('11009 (Bus Stop) / Ghim Moh Rd, Singapore');
  });

  it('changes nothing when it is read again, and one row when one was corrected', async () => {
    await read('traps.csv', traps);
    const again = await read('traps.csv', traps);
    expect(again).toMatchObject({ added: 0, changed: 0, unchanged: 7 });
    const moved = await read('moved.csv', traps.replace('1.311999', '1.312001'));
    expect(moved).toMatchObject({ added: 0, changed: 1, unchanged: 6 });
  });

  it('may hold the same row twice', async () => {
    const summary = await read('twice.csv', 'name,lat,lng\nA,1,2\nB,1,2\nA,1,2\n');
    expect(summary).toMatchObject({ rows: 3, added: 2, unchanged: 1 });
  });

  it.each([
    ['semicolons and decimal commas', 'Name;Lat;Long\nA;1,25;103,5\n'],
    ['tabs and Windows line ends', 'NAME\tLatitude\tLongitude\r\nA\t1.25\t103.5\r\n'],
    ['other headings', 'x,y,Building Name,comment\n103.5,1.25,A,"nothing, really"\n'],
    ['a column twice', 'name,building,lat,lat,lon\n,A,1.25,9,103.5\n'],
    ['dangerous headings', '__proto__,constructor,name,lat,lng\nx,y,A,1.25,103.5\n'],
  ])('may have %s', async (_, content) => {
    expect((await read('some.csv', content)).rejected).toEqual([]);
    const [place] = await database.sql`select name, latitude, longitude from place`;
    expect(place).toEqual({ name: 'A', latitude: 1.25, longitude: 103.5 });
  });

  it('may name places in many languages, and its own ids and countries', async () => {
    const heading = 'id,country,kind,name,name:lo,name_zh-Hant,population,lat,lng';
    await read('names.csv', `${heading}\n7,la,city,Vientiane,ວຽງຈັນ,萬象,200000,17.97,102.6\n`);
    const [place] = await database.sql`select kind, country, names, population from place`;
    const names = { lo: 'ວຽງຈັນ', 'zh-Hant': '萬象' };
    expect(place).toEqual({ kind: 'settlement', country: 'LA', names, population: 200_000 });
  });

  it('that is cut off or binary keeps what was good', async () => {
    const cut = await read('cut.csv', 'name,lat,lng\nA,1,2\n"B,1,2\nC,1,2\n');
    expect(cut.added).toBe(1);
    expect(cut.rejected).toHaveLength(1);
    const bytes = Buffer.concat([Buffer.from('name,lat,lng\nA,1,2\n'), Buffer.from([0xe9, 0xff])]);
    const latin = await read('latin.csv', Buffer.concat([bytes, Buffer.from(',1,2\n')]));
    expect(latin.rejected).toEqual([{ number: 3, reason: 'name is not UTF-8 text' }]);
  });

  it('of thousands of rows is read in batches', async () => {
    const rows = Array.from(
      { length: 4500 },
      (_, at) => `${100_000 + at},${at},LONG ROAD,,1.3,103.8`,
    );
    const content = ['postal,block,road,building,lat,lng', ...rows, rows[0]].join('\n');
    expect(await read('many.csv', content)).toMatchObject({
      rows: 4501,
      added: 4500,
      unchanged: 1,
    });
    expect((await titles('104321'))[0]).toBe('4321 Long Road / Singapore 104321');
  });

  it.each([
    ['places.csv', '', 'has no line of headings'],
    ['places.csv', 'name,lat\nA,1\n', 'has no column "longitude"'],
    ['places.xlsx', 'PK', 'is neither CSV'],
    ['places.geojson', '{"type":"Point"}', 'is not a GeoJSON FeatureCollection'],
  ])('%s without what is needed is refused as a whole', async (name, content, sentence) => {
    await expect(read(name, content)).rejects.toThrow(sentence);
  });

  it('that is not there is a plain sentence', async () => {
    const missing = importPlaces(database.sql, '/nowhere/places.csv', options);
    await expect(missing).rejects.toThrow('/nowhere/places.csv cannot be read: ENOENT');
  });
});

const square = [
  [
    ...[
      [103, 1],
      [104, 1],
      [104, 2],
    ],
    ...[
      [103, 2],
      [103, 1],
    ],
  ],
];
const feature = (geometry: unknown, properties: unknown = {}) => {
  return { type: 'Feature', geometry, properties };
};
const collection = (...features: unknown[]) => {
  return JSON.stringify({ type: 'FeatureCollection', features });
};
const features = collection(
  feature({ type: 'Point', coordinates: [103.8, 1.3] }, { name: 'A', 'addr:postcode': '018956' }),
  feature({ type: 'Polygon', coordinates: square }, { shapeName: 'Square' }),
  feature(null, { name: 'Nowhere' }),
  feature(
    {
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          ['a', 1],
        ],
      ],
    },
    { name: 'Broken' },
  ),
  'nonsense',
  feature({ type: 'Point', coordinates: [103.8, 1.3] }, null),
);

describe('a GeoJSON file', () => {
  it('gives points and the middle of polygons, and names bad features by number', async () => {
    expect(await read('some.geojson', features)).toMatchObject({
      ...{ rows: 6, added: 2 },
      rejected: [
        { number: 3, reason: 'has no point, line or polygon' },
        { number: 4, reason: 'has no point, line or polygon' },
        { number: 5, reason: 'is not a GeoJSON feature' },
        { number: 6, reason: 'has neither a name nor a road nor a postcode' },
      ],
    });
    const found =
      await database.sql`select name, postcode, latitude, longitude from place order by name`;
    expect([...found]).toEqual([
      { name: 'A', postcode: '018956', latitude: 1.3, longitude: 103.8 },
      { name: 'Square', postcode: '', latitude: 1.5, longitude: 103.5 },
    ]);
  });

  it('that breaks off keeps what came before', async () => {
    const summary = await read('cut.geojson', features.slice(0, features.indexOf('Nowhere')));
    expect(summary.added).toBe(2);
    expect(summary.rejected).toMatchObject([
      { number: 3, reason: expect.stringContaining('nothing from here on could be read') },
    ]);
  });
});

describe('delivery areas', () => {
  const areas = async (content: string) => {
    const set = { source: 'zones', attribution: 'Somebody', country: 'SG', vendorId: 'sg01' };
    return importAreas(database.sql, await temporaryFile('zones.geojson', content), set);
  };

  it('are the polygons of a file; a new version replaces the old one', async () => {
    const first = await areas(features);
    expect(first).toMatchObject({ rows: 6, areas: 1 });
    expect(first.rejected.map(({ number }) => number)).toEqual([1, 3, 4, 5, 6]);
    await areas(collection(feature({ type: 'Polygon', coordinates: square }, { name: 'New' })));
    const [area, ...more] =
      await database.sql`select country, vendor_id, name, geometry from delivery_area`;
    expect(area).toMatchObject({ country: 'SG', vendor_id: 'sg01', name: 'New' });
    expect(area?.geometry).toEqual({ type: 'Polygon', coordinates: square });
    expect(more).toEqual([]);
  });

  it('stay as they were when the new file cannot be read', async () => {
    await areas(features);
    await expect(areas('{}')).rejects.toThrow('is not a GeoJSON FeatureCollection');
    await expect(areas(features.slice(0, -9))).rejects.toThrow('breaks off after feature');
    await expect(areas(collection(feature(null)))).rejects.toThrow('has no closed polygon');
    expect(await database.sql`select name from delivery_area`).toMatchObject([{ name: 'Square' }]);
  });
});
