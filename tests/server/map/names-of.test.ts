import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameProperties, namesIn } from '../../../server/map/import/names-of.ts';
import { law } from '../../support/property.ts';

test.each([
  [
    'OpenStreetMap',
    { name: 'ວຽງຈັນ', 'name:en': 'Vientiane' },
    { name: 'ວຽງຈັນ', 'name:en': 'Vientiane' },
  ],
  ['geoBoundaries', { shapeName: 'Add', shapeISO: '', shapeType: 'ADM2' }, { name: 'Add' }],
  [
    'Overture',
    { names: { primary: '香港', common: { en: 'Hong Kong' }, rules: null } },
    { name: '香港', 'name:en': 'Hong Kong' },
  ],
  [
    'GADM',
    {
      ...{ COUNTRY: 'Laos', NAME_1: 'Vientiane', NL_NAME_1: 'ວຽງຈັນ' },
      ...{ NAME_2: 'Sikhottabong', NL_NAME_2: 'ສີໂຄດຕະບອງ|ສີໂຄດ', VARNAME_2: 'Sikhot' },
    },
    { name: 'ສີໂຄດຕະບອງ', 'name:latin': 'Sikhottabong' },
  ],
  ['GADM without local names', { NAME_1: 'Attapeu', NL_NAME_1: 'NA' }, { name: 'Attapeu' }],
  [
    'Natural Earth',
    { NAME: 'Laos', NAME_ZH: '老挝', NAME_LEN: 4 },
    { name: 'Laos', 'name:zh': '老挝' },
  ],
  ['OCHA', { ADM1_EN: 'Attapeu', ADM2_EN: 'Xaysetha', ADM2_PCODE: 'LA1701' }, { name: 'Xaysetha' }],
  ['a census', { FULLNAME: 'Main St' }, { name: 'Main St' }],
  ['a village', { name: 'Na' }, { name: 'Na' }],
  ['another language only', { 'name:lo': 'ປາກເຊ' }, { 'name:lo': 'ປາກເຊ' }],
  ['nothing', { name: ' ', NAME_1: null, kind: 'road' }, {}],
])('the names of %s', (_source, properties, expected) => {
  expect(namesIn(properties)).toEqual(expected);
});

test('whatever else a file says, the first property of the list is the name, in any letters', () => {
  const text = fc.stringMatching(/^[a-z]{3,12}$/).filter((each) => each !== 'nothing');
  const keys = fc.subarray(
    [...nameProperties].filter((key) => key !== 'names.primary'),
    {
      minLength: 1,
    },
  );
  const others = fc.dictionary(fc.stringMatching(/^x[a-z_0-9]{1,8}$/), fc.jsonValue());
  return law(
    fc.property(keys, text, fc.boolean(), others, (present, base, isLoud, rest) => {
      const named = present.map((key, at) => [isLoud ? key.toUpperCase() : key, `${base}${at}`]);
      expect(namesIn({ ...rest, ...Object.fromEntries(named) }).name).toBe(`${base}0`);
    }),
  );
});

test('people are told of each, of those with levels of the first and the last', () => {
  const told = readFileSync('docs/map.md', 'utf8').toLowerCase();
  const single = nameProperties.filter((key) => !/_[1-4]$|adm[1-3]/.test(key));
  for (const key of single) expect(told).toContain(`\`${key}\``);
});
