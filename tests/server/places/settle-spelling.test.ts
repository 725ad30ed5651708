import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGazetteer } from '../../../server/places/gazetteer.ts';
import { nameSource, storePlaces } from '../../../server/places/repository.ts';
import { settleSpelling } from '../../../server/places/settle-spelling.ts';
import { type FreshDatabase, freshDatabase } from '../../support/database.ts';
import { aPlace, writer } from './support.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const count = 1100;
const hotels = Array.from({ length: count }, (_, at) =>
  aPlace({ kind: 'landmark', name: `Hotel ${at}`, names: { zh: '酒店' } }),
);

/** The places as the version before wrote them: a letter as z and a number. */
async function writeBefore(): Promise<void> {
  await nameSource(database.sql, 'test', 'Somebody');
  await storePlaces(database.sql, hotels);
  await database.sql`update place_source set spelling = 1`;
  await database.sql`update place set search = '| hotel | zq8i zion | ; |'`;
}

const found = async (text: string) => {
  const question = { text, country: 'SG', limit: 8, locale: 'en' };
  return (await createGazetteer(database.sql, writer).suggest(question)).length;
};
const spelling = () => database.sql`select spelling from place_source`;

test('places of the version before are found by their letters and by no other word, once all are spelled', async () => {
  await writeBefore();
  expect(await found('店')).toBe(0);
  expect(await found('zion')).toBe(8);
  await settleSpelling(database.sql, () => true);
  expect(await spelling()).toEqual([{ spelling: 1 }]);
  await Promise.all([settleSpelling(database.sql), settleSpelling(database.sql)]);
  expect(await found('店')).toBe(8);
  expect(await found('zion')).toBe(0);
  expect(await spelling()).toEqual([{ spelling: 2 }]);
  const [left] = await database.sql`select count(*)::int from place where search like '%z%'`;
  expect(left).toEqual({ count: 0 });
});
