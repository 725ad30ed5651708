import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadMarkets } from '../../../server/markets.ts';
import { createGazetteer } from '../../../server/places/gazetteer.ts';
import { seedPlaces } from '../../../server/places/seed.ts';
import { type FreshDatabase, freshDatabase } from '../../support/database.ts';

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
    const found = await createGazetteer(database.sql).suggest(question);
    expect(found.map((one) => one.title)).toContain(title);
  });

  it('name the address beside every outlet of the demo', async () => {
    const gazetteer = createGazetteer(database.sql);
    for (const { country, centre } of (await loadMarkets()).values()) {
      const place = await gazetteer.reverse({ ...centre, country, locale: 'en' });
      expect(place, country).toMatchObject({ country_code: country });
    }
  });
});
