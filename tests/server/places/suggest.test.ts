import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGazetteer } from '../../../server/places/gazetteer.ts';
import type { SuggestQuestion } from '../../../server/places/geocoder.ts';
import { nameSource, storePlaces } from '../../../server/places/repository.ts';
import { type FreshDatabase, freshDatabase } from '../../support/database.ts';
import { aPlace, writer } from './support.ts';

let database: FreshDatabase;

const ghimMoh = { road: 'GHIM MOH ROAD', latitude: 1.312, longitude: 103.787 };
const places = [
  aPlace({ ...ghimMoh, house_number: '3', name: 'Ghim Moh Green', postcode: '270003' }),
  aPlace({ ...ghimMoh, house_number: '30', name: 'Ghim Moh Edge', postcode: '270030' }),
  aPlace({ ...ghimMoh, kind: 'stop', road: 'GHIM MOH RD', name: '11009 (Bus Stop)' }),
  aPlace({ house_number: '8', road: 'Lorong 3 Geylang', postcode: '388003', longitude: 103.88 }),
  aPlace({ house_number: '27', road: 'Stamford Road', postcode: '178884' }),
  aPlace({ house_number: '11', road: "Saint Andrew's Road", postcode: '178959' }),
  aPlace({ house_number: '2', road: 'Orchard Turn', name: 'ION Orchard', postcode: '238801' }),
  aPlace({ kind: 'settlement', name: 'Singapore', names: { zh: '新加坡' }, population: 3_500_000 }),
  aPlace({ kind: 'landmark', name: 'Raffles Hotel', names: { zh: '萊佛士酒店' } }),
  ...['A', 'B', 'C'].map((name) => aPlace({ name: `Shop ${name}`, postcode: '098585' })),
  ...[103.7, 103.9].map((longitude) => {
    return aPlace({ name: `Kopitiam ${longitude}`, house_number: '1', longitude });
  }),
  aPlace({
    ...{ country: 'LA', kind: 'landmark', name: 'Talat Sao', city: 'Vientiane' },
    names: { lo: 'ຕະຫຼາດເຊົ້າ', 'zh-Hant': '早市商場' },
  }),
  aPlace({ country: 'LA', kind: 'road', name: 'Rue', names: { lo: 'ຖະໜົນເສດຖາທິລາດ' } }),
  aPlace({ country: 'KW', kind: 'settlement', name: 'Salmiya', names: { ar: 'السالمية' } }),
  aPlace({ country: 'KW', kind: 'landmark', name: 'Kuwait Towers', names: { ar: 'أبراج الكويت' } }),
];

beforeAll(async () => {
  database = await freshDatabase();
  await nameSource(database.sql, 'test', 'Somebody');
  await storePlaces(database.sql, places);
});
afterAll(() => database.drop());

async function titles(text: string, more: Partial<SuggestQuestion> = {}): Promise<string[]> {
  const question = { text, country: 'SG', limit: 8, locale: 'en', ...more };
  const found = await createGazetteer(database.sql, writer).suggest(question);
  return found.map(({ title }) => title);
}

describe('suggestions', () => {
  it('say where a place is and whose the data is', async () => {
    const question = { text: '270003', country: 'SG', limit: 8, locale: 'en' };
    const [found] = await createGazetteer(database.sql, writer).suggest(question);
    expect(found).toMatchObject({
      title: 'Ghim Moh Green',
      subtitle: '3 GHIM MOH ROAD, Singapore 270003',
      attribution: 'Somebody',
    });
  });

  it('take no Latin word for letters of another script', async () => {
    expect(await titles('店')).toEqual(['Raffles Hotel']);
    expect(await titles('zion road')).not.toContain('Raffles Hotel');
  });

  it('find what is written without blanks, as people do in a hurry', async () => {
    expect(await titles('blk11 saint andrews rd')).toEqual(["11 Saint Andrew's Road"]);
    expect((await titles('8 lor3 geylang'))[0]).toBe('8 Lorong 3 Geylang');
    expect((await titles('blk8 lor3 geylang singapore'))[0]).toBe('8 Lorong 3 Geylang');
  });

  it('put an exact postcode before everything else', async () => {
    expect((await titles('388003'))[0]).toBe('8 Lorong 3 Geylang');
    expect(await titles('098585')).toEqual(['Shop A', 'Shop B', 'Shop C']);
  });

  it.each(['GHIM MOH RD', 'Ghim Moh Road', 'ghim  moh rd.', 'ＧＨＩＭ ＭＯＨ ＲＤ', 'Ghim Moh'])(
    'find the same road for %s, with the bus stop last',
    async (text) => {
      expect(await titles(text)).toEqual(['Ghim Moh Edge', 'Ghim Moh Green', '11009 (Bus Stop)']);
    },
  );

  it.each([
    '3 ghim moh rd',
    'Blk 3 Ghim Moh',
    'ghim moh road 3',
    '3 Ghim Moh Road #02-15 Singapore 270003',
  ])('know the house for %s', async (text) => {
    expect((await titles(text))[0]).toBe('Ghim Moh Green');
  });

  it('complete a word that may be an abbreviation or the start of another', async () => {
    expect(await titles('st')).toEqual(['27 Stamford Road', '11009 (Bus Stop)']);
    expect(await titles('st andrews')).toEqual(["11 Saint Andrew's Road"]);
  });

  it.each(['ghmi moh', 'orchrd', 'ion orhcard', 'lorng 3 geylan'])('forgive %s', async (text) => {
    const [first] = await titles(text);
    expect(first).toMatch(/Ghim Moh|ION Orchard|Geylang/);
  });

  it('say which are only like what was typed', async () => {
    const guesses = async (text: string) => {
      const question = { text, country: 'SG', limit: 8, locale: 'en' };
      const found = await createGazetteer(database.sql, writer).suggest(question);
      return found.map(({ guessed }) => guessed);
    };
    expect(await guesses('ion orchard')).toEqual([undefined]);
    expect(await guesses('ion orhcard')).toEqual([true]);
  });

  it('prefer what is near', async () => {
    const near = (longitude: number) => titles('kopitiam', { near: { latitude: 1.3, longitude } });
    expect(await near(103.71)).toEqual(['Kopitiam 103.7', 'Kopitiam 103.9']);
    expect(await near(103.89)).toEqual(['Kopitiam 103.9', 'Kopitiam 103.7']);
  });

  it.each([
    ['LA', 'lo', 'ຕະຫຼາດ', 'ຕະຫຼາດເຊົ້າ'],
    ['LA', 'lo', 'ເສດຖາ', 'ຖະໜົນເສດຖາທິລາດ'],
    ['LA', 'zh_Hant_TW', '商場', '早市商場'],
    ['LA', 'zh_Hant_TW', '早市商场', '早市商場'],
    ['LA', 'en', 'talat sao vientiane', 'Talat Sao'],
    ['KW', 'ar', 'سالميه', 'السالمية'],
    ['KW', 'ar', 'السالميه', 'السالمية'],
    ['KW', 'ar', 'ابراج', 'أبراج الكويت'],
    ['SG', 'zh_Hant_TW', '新加坡', '新加坡'],
  ])('answer in %s, language %s: %s', async (country, locale, text, title) => {
    expect(await titles(text, { country, locale })).toContain(title);
  });

  it('stay within the country', async () => {
    expect(await titles('talat', { country: 'KW' })).toEqual([]);
  });

  it.each([
    '',
    ' ',
    's',
    '%',
    '%%%',
    '___',
    '\\',
    "'; drop table place; --",
    '\0',
    '|',
    ';',
    '* * *',
  ])('take %j for text and never for a pattern', async (text) => {
    expect(await titles(text)).toEqual([]);
  });

  it('survive a text that is as long as allowed', async () => {
    expect(await titles('ghim '.repeat(60))).toContain('Ghim Moh Green');
  });
});
