import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Place } from '#schemas';
import { isAsTyped } from '../../../server/bulk/as-typed.ts';
import { law } from '../../support/property.ts';

const anson: Place = {
  ...{ place_id: 'sg.1', formatted_address: '10 Anson Road, Tanjong Pagar, 079903 Singapore' },
  ...{ building: 'International Plaza', street: 'Anson Road', street_number: '10' },
  ...{ street_line: '10 Anson Road', city: 'Singapore', area: 'Tanjong Pagar' },
  ...{ zipcode: '079903', country_code: 'SG', attribution: '' },
  ...{ latitude: 1.27, longitude: 103.84 },
};
const alser: Place = {
  ...anson,
  ...{ building: '', street: 'Alser Straße', street_number: '21', street_line: 'Alser Straße 21' },
  ...{ city: 'Wien', area: 'Alsergrund', zipcode: '1090', country_code: 'AT' },
};
const zhongshan: Place = {
  ...anson,
  ...{ building: '', street: '中山路', street_number: '12', street_line: '中山路12號' },
  ...{ city: '臺北市', area: '中正區', zipcode: '100', country_code: 'TW' },
};
const places = fc.constantFrom(anson, alser, zhongshan);

/** A place as people write it: street and number, and perhaps some of what is around, in capitals or not. */
const written = places.chain((place) => {
  const { building, area, city, zipcode, street, street_number: house } = place;
  const lines = [place.street_line ?? '', `${house} ${street}`, `${street}, ${house}`];
  const around = [building, area, city, zipcode].filter((part) => part !== '');
  return fc
    .record({
      line: fc.constantFrom(...lines),
      around: fc.shuffledSubarray(around),
      before: fc.boolean(),
      comma: fc.constantFrom(', ', ' ', '\n'),
      loud: fc.boolean(),
    })
    .map(({ line, around: some, before, comma, loud }) => {
      const text = (before ? [...some, line] : [line, ...some]).join(comma);
      return { place, typed: loud ? text.toUpperCase() : text };
    });
});
const word = fc.constantFrom('14', '10a', 'North', 'upper', '101', 'Graz', 'flat 3', '二段');

test('the street and number of a place, with what is around it or without, are that place', () =>
  law(
    fc.property(written, ({ place, typed }) => {
      expect(isAsTyped(typed, place, 'en')).toBe(true);
    }),
  ));

test('somebody who typed anything else is asked', () =>
  law(
    fc.property(written, word, fc.boolean(), ({ place, typed }, more, before) => {
      expect(isAsTyped(before ? `${more} ${typed}` : `${typed} ${more}`, place, 'en')).toBe(false);
    }),
  ));

test('another number or street is asked about, and a place without either', () =>
  law(
    fc.property(written, ({ place, typed }) => {
      for (const other of [
        { street_number: '99', street_line: '' },
        { street: 'Cecil Street', street_line: '' },
        { street_number: '' },
        { street: '' },
      ]) {
        expect(isAsTyped(typed, { ...place, ...other }, 'en')).toBe(false);
      }
    }),
  ));

test.each([
  ['10 Anson Rd', true],
  ['#05-01, 10 anson road, Singapore 079903', true],
  ['Blk 10 Anson Road', true],
  ['Unit 10 Anson Road', false],
  ['Floor 10, Anson Road', false],
  ['1 Anson Road 0', false],
  ['Anson Road', false],
  ['International Plaza', false],
  ['10 Singapore', false],
  ['10 Anson Road, Singapore 079904', false],
  ['', false],
])('%s is 10 Anson Road: %s', (typed, is) => {
  expect(isAsTyped(typed, anson, 'en')).toBe(is);
});
