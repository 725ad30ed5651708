import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Claim,
  clashesOf,
  definePlugin,
  type OwnedTexts,
  type Plugin,
  type PluginPage,
} from '#core';
import {
  columnNamesOf,
  defineFeatureColumns,
  defineOrderFeature,
  type OrderFeature,
  ownColumnNames,
} from '#core/rules';
import { contextFor } from '../../support/composition.ts';
import { law } from '../../support/property.ts';

const nothing = {
  folders: new Map(),
  ...{ ownPages: ['history'], routes: ['till'], kept: [], texts: [], keys: [], ports: [] },
  columns: [],
  languages: ['en', 'lo'],
};
const contexts = [contextFor([]), contextFor(['voucher'])];
const clashes = (...plugins: readonly Plugin[]) => clashesOf(plugins, contexts, nothing);

const till: PluginPage = {
  ...{ path: 'till', labelKey: 'till', shape: 'list', wordsKey: 'till' },
  load: async () => () => null,
};
const code = { key: 'code', section: 'details', labelKey: 'label', initial: '' } as const;
const plain = (id: string): Plugin => ({ id, flag: 'voucher' });

/** What two may not share, by what it is called, and how it is said. */
const parts: Record<string, readonly [Partial<Plugin>, string]> = {
  field: [{ fields: () => [code] }, '"code"'],
  'payload key': [{ payloadKeys: ['pickup_tasks'], payload: () => ({}) }, '"pickup_tasks"'],
  page: [{ pages: [till] }, '"till"'],
};

test('law: two that own one field, payload key or page are both named, among any others', () =>
  law(
    fc.property(
      fc.constantFrom(...Object.keys(parts)),
      fc.uniqueArray(fc.stringMatching(/^[a-z]{3,8}$/), { minLength: 2, maxLength: 6 }),
      fc.nat(),
      (what, ids, at) => {
        const [part, name] = parts[what] ?? [{}, ''];
        const [first = '', second = ''] = [ids[at % (ids.length - 1)], ids.at(-1)];
        const all = ids.map((id) =>
          definePlugin({ ...plain(id), ...(id === first || id === second ? part : {}) }),
        );
        expect(clashes(...all)).toEqual([`two own the ${what} ${name}: ${first}, ${second}`]);
        expect(clashes(...all.filter(({ id }) => id !== first))).toEqual([]);
      },
    ),
  ));

test('an id, a field of the form and a page of the product are taken, too', () => {
  const two = [plain('one'), plain('one')];
  const folders = new Map(two.map((plugin, nth) => [plugin, `plugins/${['one', 'copy'][nth]}`]));
  expect(clashesOf(two, contexts, { ...nothing, folders })).toEqual([
    'two own the id "one": plugins/one, plugins/copy',
  ]);
  const fields = () => [{ ...code, key: 'orderAmount' }];
  expect(clashes({ ...plain('one'), fields })).toEqual([
    'two own the field "orderAmount": the form itself, one',
  ]);
  const pages = [{ ...till, path: 'history' }];
  expect(clashes({ ...plain('one'), pages })).toContain(
    'two own the page "history": the product itself, one',
  );
});

test('what is added to a request without being declared is named, with whose it is', () => {
  const payload = ({ code: typed }: Record<string, string>) =>
    typed === 'true' ? { vat_number: '1' } : {};
  const one = { ...plain('one'), fields: () => [code], payload, payloadKeys: [] };
  const owner = { ...plain('two'), payload: () => ({}), payloadKeys: ['vat_number'] as const };
  expect(clashes(one)).toEqual(['one adds "vat_number" to a request and does not declare it']);
  expect(clashes(one, owner)).toEqual(['one adds "vat_number" to a request, which two owns']);
});

test('a page that nobody would find, and what the server would refuse, are named', () => {
  const feature = defineOrderFeature({ id: 'one', flag: 'tip', read: () => null });
  const order = { feature, field: 'code', values: () => null };
  const lost = { ...plain('one'), pages: [{ ...till, path: 'attic' }], order };
  expect(clashes(lost)).toEqual([
    'the page "attic" of one is not in plugins/routes.ts',
    'what one keeps with an order is not in plugins/orders.ts',
  ]);
});

test('one whose line in a price would be called by nothing is named, and one that costs nothing needs no text', () => {
  const parts = { id: 'one', flag: 'tip', read: () => null } as const;
  const clashesWith = (feature: OrderFeature, keys: readonly string[]) => {
    const order = { feature, field: 'code', values: () => null };
    const texts = ['en', 'lo'].map((language) => ({ owner: 'one', language, keys, later: false }));
    return clashesOf([{ ...plain('one'), order }], contexts, {
      ...nothing,
      texts,
      kept: [feature],
    });
  };
  const priced = defineOrderFeature({ ...parts, price: () => 50n });
  expect(clashesWith(priced, ['request.one'])).toEqual([
    'one has no text "price.one", which its line in the price is called by',
  ]);
  expect(clashesWith(priced, ['price.one'])).toEqual([]);
  expect(clashesWith(defineOrderFeature(parts), ['request.one'])).toEqual([]);
});

test('one that cannot say its fields in a market is named with it', () => {
  const fields = () => {
    throw new Error('no such limit');
  };
  expect(clashes({ ...plain('one'), fields })).toEqual([
    'one breaks at its fields in SG: Error: no such limit',
  ]);
});

test('law: two that want one name of a column of a file of orders are both named', () => {
  const label = fc.stringMatching(/^[a-z]{3,8}$/);
  law(
    fc.property(fc.constantFrom(...ownColumnNames()), label, (taken, label) => {
      const column = (id: string, name: string, others: readonly string[] = []) => {
        const feature = defineOrderFeature({ id, flag: 'tip', read: () => null });
        const columns = [{ name, labelKey: 'label', names: others, longest: 40 }];
        const nothingElse = { read: () => ({ value: null }), write: () => ({}), keep: () => null };
        const made = { feature, columns, ...nothingElse, sample: () => ({}) };
        return columnNamesOf(defineFeatureColumns(made)).map((each): Claim => [id, each]);
      };
      const own = ownColumnNames().map((each): Claim => ['the product itself', each]);
      const told = (columns: readonly Claim[]) => clashesOf([], contexts, { ...nothing, columns });
      const one = `zz_${label}`;
      expect(told([...own, ...column('one', one), ...column('two', `${one}_too`)])).toEqual([]);
      expect(told([...own, ...column('one', one, [taken.toUpperCase()])])).toEqual([
        `two own the column of a file of orders "${taken}": the product itself, one`,
      ]);
      expect(told([...column('one', one), ...column('two', 'zz', [one])])).toEqual([
        `two own the column of a file of orders "${one}": one, two`,
      ]);
    }),
  );
});

const key = fc.stringMatching(/^[a-z]{2,6}\.[a-z]{2,6}$/);
const written = (owner: string, language: string, keys: readonly string[], later = false) => ({
  ...{ owner, language, keys, later },
});
const textClashes = (...texts: readonly OwnedTexts[]) =>
  clashesOf([], contexts, { ...nothing, texts });

test('law: texts of which each stands in every language, and none twice, clash in none', () =>
  law(
    fc.property(fc.uniqueArray(key, { minLength: 2, maxLength: 8 }), fc.nat(), (keys, at) => {
      const cut = 1 + (at % (keys.length - 1));
      const mine = keys.slice(0, cut);
      const yours = keys.slice(cut);
      const whole = ['en', 'lo'].flatMap((language) => [
        written('mine', language, mine),
        written('yours', language, yours, at % 2 === 0),
      ]);
      expect(textClashes(...whole)).toEqual([]);
      const [own = '', other = ''] = [mine[0], yours[0]];
      expect(textClashes(...whole, written('third', 'lo', [own]))).toEqual([
        `two own the text "${own}": mine, third`,
        `third has no text "${own}" in en`,
      ]);
      const without = whole.map((each) =>
        each.language === 'lo' ? { ...each, keys: each.keys.filter((one) => one !== other) } : each,
      );
      expect(textClashes(...without)).toEqual([`yours has no text "${other}" in lo`]);
    }),
  ));

test('a language may have plural forms of its own, and a text comes as early in all', () => {
  const english = written('one', 'en', ['a.day_one', 'a.day_other']);
  expect(textClashes(english, written('one', 'lo', ['a.day_other']))).toEqual([]);
  expect(textClashes(english, written('one', 'lo', ['a.day_other'], true))).toEqual([
    'one has no text "a.day" in lo',
    'one has no text "a.day" in en',
  ]);
});
