import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadMarkets } from '../../../server/markets.ts';
import { batchesOf, type City, geonames, readCities } from '../../../server/places/cities.ts';
import { createGazetteer } from '../../../server/places/gazetteer.ts';
import { nameSource, storeRows } from '../../../server/places/repository.ts';
import { seedPlaces } from '../../../server/places/seed.ts';
import { type FreshDatabase, freshDatabase } from '../../support/database.ts';
import { writer } from './support.ts';

const markets = await loadMarkets();
const countries = [...markets.keys()];
/** The two hundred largest towns of each market. */
const towns = largest(200);

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  await nameSource(database.sql, geonames.id, geonames.attribution);
  const batchAt = batchesOf(() => [...towns.values()].flat());
  for (let at: number | null = 0; at !== null; ) {
    const { rows, next } = batchAt(at);
    await storeRows(database.sql, rows);
    at = next;
  }
  await seedPlaces(database.sql, markets);
});
afterAll(() => database.drop());

async function titles(text: string, country: string, locale = 'en'): Promise<string[]> {
  const question = { text, country, locale, limit: 8, near: markets.get(country)?.centre };
  const { near, ...anywhere } = question;
  const found = await createGazetteer(database.sql, writer).suggest(
    near ? { ...anywhere, near } : anywhere,
  );
  return found.map(({ title }) => title);
}

describe.each(countries)('the twenty largest towns of %s', (country) => {
  it('are found first by every name that they have', async () => {
    const named = await database.sql<{ name: string; names: Record<string, string> }[]>`
      select name, names from place where country = ${country} and kind = 'settlement'
      order by population desc limit 20`;
    const missed: string[] = [];
    for (const { name, names } of named) {
      for (const [locale, text] of [['en', name], ...Object.entries(names)] as const) {
        const [first] = await titles(text, country, locale);
        if (first !== text) missed.push(`${locale}: ${text} gives ${first}`);
      }
    }
    expect(missed).toEqual([]);
  });
});

it.each([
  ['AM', 'Երևան'],
  ['BD', 'ঢাকা'],
  ['BG', 'София'],
  ['CZ', 'Praha'],
  ['EG', 'الإسكندرية'],
  ['GE', 'თბილისი'],
  ['GR', 'Αθήνα'],
  ['HK', '香港'],
  ['KH', 'ភ្នំពេញ'],
  ['KZ', 'Қарағанды'],
  ['LA', 'ວຽງຈັນ'],
  ['MM', 'ရန်ကုန်'],
  ['PK', 'کراچی'],
  ['PL', 'Warszawa'],
  ['RS', 'Београд'],
  ['TH', 'กรุงเทพมหานคร'],
  ['TW', '臺北'],
  ['UA', 'Київ'],
])('in %s, %s is first', async (country, text) => {
  const languages = markets.get(country)?.languages ?? [];
  const firsts = await Promise.all(languages.map((each) => titles(text, country, each)));
  expect(firsts.map(([first]) => first)).toContain(text);
});

/** Words of no place, in the scripts of the markets, and places of other countries. */
const nonsense = [
  ...[
    'жжжжжж',
    'хзщцфы',
    'ђђђљњ',
    'ηψξζφ ωχψ',
    'ՓՓՓԽԽԽ',
    'ჟჟჟღღღ',
    'ضضضظظظ غغغ',
    'টটটঢঢঢ',
    'ฮฮฮฬฬฬ',
  ],
  ...[
    'ໝໝໝຮຮຮ',
    'ឡឡឡឝឝឝ',
    'ဿဿဿဠဠဠ',
    '龘龘龘',
    'qqqqxxxx',
    'wxzzqj vvkkq',
    'Тимбукту',
    'تمبكتو',
    'Τιμπουκτού',
  ],
] as const;

it.each(countries)(
  'in %s, nonsense and places that nobody knows are found nowhere',
  async (country) => {
    const found: string[] = [];
    for (const text of nonsense) {
      const [first] = await titles(text, country);
      if (first !== undefined) found.push(`${text} gives ${first}`);
    }
    expect(found).toEqual([]);
  },
);

function largest(most: number): ReadonlyMap<string, City[]> {
  const all = [...readCities()].sort((a, b) => b.population - a.population);
  return new Map(
    countries.map((country) => [
      country,
      all.filter((city) => city.country === country).slice(0, most),
    ]),
  );
}
