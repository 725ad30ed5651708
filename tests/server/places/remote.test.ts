import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../../../server/log.ts';
import { chooseGeocoder } from '../../../server/places/choose-geocoder.ts';
import { createMemory } from '../../../server/places/remote/memory.ts';
import { nominatim } from '../../../server/places/remote/nominatim.ts';
import { photon } from '../../../server/places/remote/photon.ts';
import { createRemoteGeocoder } from '../../../server/places/remote/remote-geocoder.ts';
import { nameSource, storePlaces } from '../../../server/places/repository.ts';
import { type FreshDatabase, freshDatabase } from '../../support/database.ts';
import { aPlace, markets, writer } from './support.ts';

type Answer = (response: ServerResponse) => void;

let database: FreshDatabase;
let url: string;
let asked: URL[] = [];
let answer: Answer = json({});

const server = createServer((request, response) => {
  asked.push(new URL(request.url ?? '', url));
  answer(response);
});

beforeAll(async () => {
  database = await freshDatabase();
  await nameSource(database.sql, 'test', 'Ourselves');
  await storePlaces(database.sql, [aPlace({ name: 'Our own', latitude: 1.3, longitude: 103.8 })]);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/geo`;
});
beforeEach(() => {
  asked = [];
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await database.drop();
});

function json(body: unknown): Answer {
  return (response) => response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

const remote = (dialect = photon) => {
  return createRemoteGeocoder({
    url,
    dialect,
    memory: createMemory(database.sql),
    writer,
    timeout: 300,
  });
};
const near = { latitude: 1.31, longitude: 103.79 };
const question = { text: 'ghim & moh', country: 'SG', near, limit: 5, locale: 'en' };

const properties = {
  ...{
    osm_type: 'N',
    osm_id: 7,
    name: 'Ghim Moh Market',
    housenumber: '20',
    street: 'Ghim Moh Road',
  },
  ...{ district: 'Queenstown', city: 'Singapore', postcode: '270020', countrycode: 'SG' },
};
const found = (more: object = {}, coordinates: unknown = [103.788, 1.311]) => {
  return { geometry: { type: 'Point', coordinates }, properties: { ...properties, ...more } };
};

describe('Photon', () => {
  it('is asked as it wants to be, and understood', async () => {
    answer = json({ features: [found()] });
    const [suggestion] = await remote().suggest(question);
    expect(asked[0]?.pathname).toBe('/geo/api');
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      ...{ q: 'ghim & moh', limit: '5', countrycode: 'SG', lang: 'en', lat: '1.31', lon: '103.79' },
    });
    expect(suggestion).toEqual({
      ...{ place_id: 'osm.N7', title: 'Ghim Moh Market' },
      subtitle: '20 Ghim Moh Road, Queenstown, Singapore 270020',
      attribution: '© OpenStreetMap contributors (ODbL)',
    });
  });

  it('opens a suggestion on any instance, without being asked again', async () => {
    answer = json({ features: [found()] });
    await remote().suggest(question);
    answer = (response) => response.destroy();
    const place = await remote().details({ id: 'osm.N7', locale: 'en' });
    expect(place).toMatchObject({
      ...{ building: 'Ghim Moh Market', street_number: '20', street: 'Ghim Moh Road' },
      ...{ zipcode: '270020', country_code: 'SG', latitude: 1.311, longitude: 103.788 },
    });
    expect(asked).toHaveLength(1);
  });

  it('names the address at a position, which stays where it was', async () => {
    answer = json({ features: [found()] });
    const place = await remote().reverse({ ...near, country: 'SG', locale: 'lo' });
    expect(asked[0]?.pathname).toBe('/geo/reverse');
    expect(asked[0]?.searchParams.has('lang')).toBe(false);
    expect(place).toMatchObject({ ...near, building: 'Ghim Moh Market' });
  });

  it.each(['city', 'state', 'country'])(
    'names no address where it knows only a %s',
    async (type) => {
      answer = json({ features: [found({ type })] });
      expect(await remote().reverse({ ...near, country: 'SG', locale: 'lo' })).toBeNull();
    },
  );

  it.each([
    ['another country', found({ countrycode: 'MY' })],
    ['no country', found({ countrycode: undefined })],
    ['a position off the earth', found({}, [103, 91])],
    ['a position that is none', found({}, ['103', null])],
    ['no id', found({ osm_id: undefined })],
    ['an id with markup', found({ osm_type: '<script>' })],
    ['no properties', { geometry: null }],
    ['nothing', null],
  ])('keeps the good answers beside one with %s', async (_, bad) => {
    answer = json({ features: [bad, found(), bad] });
    expect(await remote().suggest(question)).toHaveLength(1);
  });

  it('takes texts for texts, however long and odd', async () => {
    const odd = {
      name: `\u0000\n${'x'.repeat(5000)}`,
      street: { $gt: '' },
      city: 7,
      postcode: '9'.repeat(99),
    };
    answer = json({ features: [found(odd)] });
    const [suggestion] = await remote().suggest(question);
    expect(suggestion?.title).toBe('x'.repeat(200));
    const place = await remote().details({ id: 'osm.N7', locale: 'en' });
    expect(place).toMatchObject({ street: '', city: '', zipcode: '9'.repeat(20) });
  });
});

describe('Nominatim', () => {
  const place = {
    ...{ osm_type: 'way', osm_id: 9, lat: '1.311', lon: '103.788', name: 'Ghim Moh Market' },
    address: { house_number: '20', road: 'Ghim Moh Road', town: 'Singapore', country_code: 'sg' },
  };

  it('is asked as it wants to be, and understood', async () => {
    answer = json([place, { ...place, lat: 'x' }]);
    const suggestions = await remote(nominatim).suggest({ ...question, locale: 'zh_Hant_TW' });
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
      ...{ q: 'ghim & moh', countrycodes: 'sg', format: 'jsonv2', 'accept-language': 'zh-Hant-TW' },
    });
    expect(suggestions).toMatchObject([{ place_id: 'osm.W9', title: 'Ghim Moh Market' }]);
  });

  it('answers one place for a position, or an error where there is none', async () => {
    answer = json(place);
    const at = { ...near, country: 'SG', locale: 'en' };
    expect(await remote(nominatim).reverse(at)).toMatchObject({ city: 'Singapore', ...near });
    answer = json({ ...place, place_rank: 30 });
    expect(await remote(nominatim).reverse(at)).not.toBeNull();
    answer = json({ ...place, place_rank: 16 });
    expect(await remote(nominatim).reverse(at)).toBeNull();
    answer = json({ error: 'Unable to geocode' });
    expect(await remote(nominatim).reverse(at)).toBeNull();
  });
});

const faults: [string, string, Answer][] = [
  ['is late', 'timeout', () => undefined],
  ['never ends', 'timeout', (response) => response.write('{"features":[')],
  ['hangs up', 'unreachable', (response) => response.destroy()],
  [
    'sends us elsewhere',
    'unreachable',
    (response) => response.writeHead(302, { location: '/x' }).end(),
  ],
  ['refuses', 'refused', (response) => response.writeHead(429).end()],
  ['breaks', 'refused', (response) => response.writeHead(500).end('{"features":[]}')],
  ['answers a page', 'malformed', json('<html>')],
  ['answers something else', 'malformed', json({ features: 'none' })],
  ['answers nothing', 'malformed', json('')],
  ['floods us', 'malformed', json(`{"features":["${'x'.repeat(1_100_000)}"]}`)],
];

describe('a geocoder that fails', () => {
  it.each(faults)('because it %s is a %s error', async (_, reason, fault) => {
    answer = fault;
    await expect(remote().suggest(question)).rejects.toMatchObject({
      name: 'GeocoderError',
      reason,
    });
  });

  it('is replaced by our own', async () => {
    answer = (response) => response.destroy();
    const choice = { kind: 'photon' as const, url };
    const geocoder = chooseGeocoder({ ...database, log: createLog('silent'), markets }, choice);
    const [own] = await geocoder.suggest({ ...question, text: 'our own' });
    expect(own).toMatchObject({ title: 'Our own', attribution: 'Ourselves' });
    expect(await geocoder.details({ id: own?.place_id ?? '', locale: 'en' })).toMatchObject({
      building: 'Our own',
    });
    const at = { latitude: 1.3, longitude: 103.8, country: 'SG', locale: 'en' };
    expect(await geocoder.reverse(at)).toMatchObject({ building: 'Our own' });
    expect(asked.length).toBeGreaterThan(0);
  });
});
