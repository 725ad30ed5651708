import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identity } from '../../../server/identity/index.ts';
import { places } from '../../../server/places/index.ts';
import { seedPlaces } from '../../../server/places/seed.ts';
import { testServer } from '../../support/server.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let headers: Record<string, string>;

beforeAll(async () => {
  server = await testServer({ parts: [identity, places] });
  await seedPlaces(server.sql, server.deps.markets);
  headers = (await server.signIn()).headers;
});
afterAll(() => server.close());

const get = (call: string, query: Record<string, string>, as = headers) => {
  const url = `/orders/api/v1/geolocator/${call}?${new URLSearchParams(query)}`;
  return server.app.inject({ url, headers: as });
};

describe('the geolocator', () => {
  it('suggests within the deployment, and tells all about a suggestion', async () => {
    const near = { latitude: '1.30', longitude: '103.83' };
    const { suggestions } = (await get('autocomplete', { query: 'orchard', ...near })).json()
      .result;
    expect(suggestions[0].title).toBe('Orchard Road');
    const { place_id } = suggestions[0];
    const details = await get('details', { place_id, language: 'zh_Hant_TW' });
    expect(details.json().result).toMatchObject({ street: '烏節路', country_code: 'SG' });
  });

  it('names the address at a position', async () => {
    const answer = await get('reverse', { latitude: '1.2834', longitude: '103.8606' });
    expect(answer.json().result.formatted_address).toBe(
      'Marina Bay Sands, 10 Bayfront Avenue, Marina Bay, Singapore 018956',
    );
  });

  it('says in the reader’s language what is only near', async () => {
    const street = { latitude: '1.2843', longitude: '103.8607' };
    const english = (await get('reverse', street)).json().result;
    expect(english.formatted_address).toMatch(/^near Marina Bay Sands/);
    expect(english).toMatchObject({ distance_metres: 100, street_number: '', zipcode: '' });
    const chinese = (await get('reverse', { ...street, language: 'zh_Hant_TW' })).json().result;
    expect(chinese.formatted_address).toMatch(/附近$/);
  });

  it('labels the map for everybody', async () => {
    const extent = { west: '103', south: '1', east: '104', north: '2', zoom: '9' };
    const { labels } = (await get('labels', extent, { host: headers.host ?? '' })).json().result;
    expect(labels[0]).toMatchObject({ name: 'Singapore', rank: 0 });
  });

  it.each([
    ['reverse', { latitude: '-60', longitude: '0' }, 'geolocator.error.reverse'],
    ['details', { place_id: 'seed.nothing' }, 'geolocator.error.fetch-place-details'],
  ])('%s says with a key that there is nothing', async (call, query, translation_key) => {
    const answer = await get(call, query);
    expect(answer.statusCode).toBe(404);
    expect(answer.json().errors).toMatchObject([
      { code: 'PlaceNotFound', meta: { translation_key } },
    ]);
  });

  it('asks to sign in, and to type more slowly after sixty look-ups a minute', async () => {
    const anonymous = await get('autocomplete', { query: 'x' }, { host: headers.host ?? '' });
    expect(anonymous.statusCode).toBe(401);
    server.pass(61);
    const answers = await Promise.all(
      Array.from({ length: 61 }, () => get('reverse', { latitude: '1.3', longitude: '103.8' })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
  });
});
