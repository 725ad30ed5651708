import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { greatCircleMetres } from '#core/rules';
import type { Position } from '#schemas';
import { loadMarkets } from '../../../server/markets.ts';
import { createGazetteer } from '../../../server/places/gazetteer.ts';
import { seedPlaces } from '../../../server/places/seed.ts';
import { type FreshDatabase, freshDatabase } from '../../support/database.ts';
import { writer } from './support.ts';

let database: FreshDatabase;
const count = async () => {
  const [row] = await database.sql<{ places: number }[]>`select count(*)::int as places from place`;
  return row?.places ?? 0;
};

beforeAll(async () => {
  database = await freshDatabase();
  await seedPlaces(database.sql, await loadMarkets());
});
afterAll(() => database.drop());

type Known = Position & { id?: string; address: string; postalCode?: string | null };
type Merchant = { country: string; outlets: (Known & { id: string })[] } & {
  stranger?: Known;
  prospects?: Known[];
};
const demo = async (name: string) =>
  JSON.parse(await readFile(new URL(`../../../server/demo/${name}.json`, import.meta.url), 'utf8'));
const merchants: Merchant[] = await demo('merchants');
const customers: Record<string, Known[]> = await demo('customers');

/** Metres to the nearest place that is suggested for a text. */
async function nearestFound(text: string, country: string, near: Position | undefined) {
  if (!near) throw new Error('the demo has no such outlet');
  const gazetteer = createGazetteer(database.sql, writer);
  const found = await gazetteer.suggest({ text, country, near, locale: 'en', limit: 8 });
  const places = await Promise.all(
    found.map(({ place_id }) => gazetteer.details({ id: place_id, locale: 'en' })),
  );
  return Math.min(...places.map((place) => (place ? greatCircleMetres(place, near) : Infinity)));
}

describe('the places that come with the product', () => {
  it('can be read at every start, and stay the same', async () => {
    const before = await count();
    expect(before).toBeGreaterThan(150);
    await seedPlaces(database.sql, await loadMarkets());
    expect(await count()).toBe(before);
  });

  it.each([
    ['SG', 'zh_Hant_TW', '烏節路', '烏節路'],
    ['SG', 'en', '018956', 'Marina Bay Sands'],
    ['SG', 'en', 'changi airprt', 'Jewel Changi Airport'],
    ['LA', 'lo', 'ປະຕູໄຊ', 'ປະຕູໄຊ'],
    ['LA', 'zh_Hant_TW', '琅勃拉邦', '琅勃拉邦'],
    ['LA', 'en', 'setthathirat rd', 'Setthathirath Road'],
    ['KW', 'ar', 'الأفنيوز', 'الأفنيوز'],
    ['KW', 'en', 'salmiya', 'Salmiya'],
    ['BG', 'bg', 'витоша', 'Vitosha Boulevard'],
  ])('are found in %s, language %s: %s', async (country, locale, text, title) => {
    const question = { text, country, locale, limit: 8 };
    const found = await createGazetteer(database.sql, writer).suggest(question);
    expect(found.map((one) => one.title)).toContain(title);
  });

  it.each([
    ['Tanjong Pagar', 'm4pk1'],
    ['10 Anson Road', 'm4pk1'],
    ['079903', 'm4pk1'],
    ['Blk 123 Tampines', 'm4pk3'],
  ])('hold what stands near the outlets of the demo: %s', async (text, id) => {
    const outlet = merchants.flatMap(({ outlets }) => outlets).find((each) => each.id === id);
    expect(await nearestFound(text, 'SG', outlet)).toBeLessThan(1600);
  });

  it('hold every address of the demo: outlets and their customers', async () => {
    const missed: string[] = [];
    for (const { country, outlets, stranger, prospects } of merchants) {
      const customersOf = outlets.flatMap(({ id }) => customers[id] ?? []);
      for (const each of [...outlets, stranger ?? [], prospects ?? [], customersOf].flat()) {
        for (const text of [each.address.replace(/^#[^,]+, /, ''), each.postalCode ?? '']) {
          const isThere = text === '' || (await nearestFound(text, country, each)) < 1200;
          if (!isThere) missed.push(`${country} ${text}`);
        }
      }
    }
    expect(missed).toEqual([]);
  });

  it('name the address beside every outlet of the demo', async () => {
    const gazetteer = createGazetteer(database.sql, writer);
    for (const { country, outlets } of merchants)
      for (const { latitude, longitude, id } of outlets) {
        const place = await gazetteer.reverse({ latitude, longitude, country, locale: 'en' });
        expect(place, id).toMatchObject({ country_code: country });
      }
  });
});
