import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compose, type Plugin } from '#core';
import { Brand, Market } from '#schemas';
import { begunSets } from '../../app/i18n/languages.ts';
import { makeNew } from '../../scripts/new/index.ts';
import { translatedIn, writtenSets } from '../../scripts/texts/missing.ts';
import { homeIcons } from '../../server/site/icons.ts';
import { locales } from '../app/i18n/support.ts';
import { contextFor } from '../support/composition.ts';
import { anOrder } from '../support/orders.ts';

const tree = fileURLToPath(new URL('../..', import.meta.url));
const copied = [
  ...['plugins/index.ts', 'plugins/tip/index.ts', 'schemas/flags.ts'],
  ...['markets/sg.ts', 'markets/usual.ts', 'app/i18n/language-table.ts'],
  ...['app/i18n/languages.ts', 'app/i18n/locales'],
  ...['brands/hopper/index.ts', 'brands/hopper/colours.json'],
];
const shared = ['core', 'package.json', 'biome.json', '.gitignore', 'node_modules'];
let root: URL;

beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rp-new-'));
  for (const path of copied) await cp(join(tree, path), join(folder, path), { recursive: true });
  for (const path of shared) await symlink(join(tree, path), join(folder, path));
  root = pathToFileURL(`${folder}/`);
  await withoutBegun();
});
afterEach(() => rm(root, { recursive: true }));

const read = (path: string) => readFile(new URL(path, root), 'utf8');
const load = (path: string): Promise<Record<string, unknown>> => import(new URL(path, root).href);

async function make(...asked: string[]): Promise<readonly string[]> {
  const outcome = await makeNew(asked, root);
  if (!outcome.ok) throw new Error(outcome.why);
  return outcome.written;
}

test('a new plugin is a feature behind a flag, in the list of features, and says what it says', async () => {
  await make('plugin', 'sample-of-a-feature');
  expect(await read('schemas/flags.ts')).toMatch(
    /^const ownFlags = \[[^\]]*'sample-of-a-feature',?\s*\] as const;$/m,
  );
  const { sampleOfAFeatureFeature } = await load('plugins/sample-of-a-feature/index.ts');
  const list = await read('plugins/index.ts');
  expect(list).toMatch(
    /^import \{ sampleOfAFeatureFeature \} from '.\/sample-of-a-feature\/index.ts';$/m,
  );
  expect(list).toMatch(/^ {2}sampleOfAFeatureFeature,$/m);
  const context = contextFor([]);
  const flags = { ...context.flags, 'sample-of-a-feature': true };
  const composition = compose([sampleOfAFeatureFeature as Plugin], { ...context, flags });
  expect(composition.pluginIds).toEqual(['sample-of-a-feature']);
  expect(composition.ticketRows(anOrder({ pickup_code: 'A1' }))).toEqual([
    { labelKey: 'order.sample-of-a-feature.code', value: 'A1' },
  ]);
  for (const locale of locales)
    expect(JSON.parse(await read(`plugins/sample-of-a-feature/texts/${locale}.json`))).toEqual({
      'order.sample-of-a-feature.code': 'Sample of a feature',
    });
});

test('no text of a new plugin has the key of a text of the product, whatever the plugin is called', async () => {
  const own = Object.keys(JSON.parse(await read('app/i18n/locales/en.json')));
  for (const name of ['notes', 'description', 'reference']) {
    await make('plugin', name);
    const [key] = Object.keys(JSON.parse(await read(`plugins/${name}/texts/en.json`)));
    expect(own).not.toContain(key);
  }
});

test.each([
  ['nz', 'NZD', { name: 'New Zealand', timezone: 'Pacific/Auckland', phonePrefix: '+64' }],
  ['br', 'BRL', { name: 'Brazil', timezone: 'America/Sao_Paulo', currencySigns: ['R$'] }],
  ['ch', 'CHF', { languages: ['de', 'en'], region: 'eu-west-2' }],
])(
  'the new market %s is one that can be read, with what data tell of it',
  async (code, money, told) => {
    expect(await make('market', code, money)).toEqual([`markets/${code}.ts`]);
    const { market } = await load(`markets/${code}.ts`);
    expect(Market.parse(market)).toMatchObject({ currency: money, ...told });
  },
);

test('new brands can be read and look like no other', async () => {
  const names = ['quail', 'night-owl', 'plain-goose'];
  const made = [];
  for (const name of names) {
    expect(await make('brand', name)).toHaveLength(7 + homeIcons.length);
    const from = async (file: string) => JSON.parse(await read(`brands/${name}/${file}.json`));
    const pin = /pin: '(.+)'/.exec(await read(`brands/${name}/index.ts`))?.[1];
    const pictures = {
      logo: 'a',
      logoDark: 'b',
      logoRatio: '4 / 1',
      favicon: 'c',
      pin,
      illustration: 'soft',
    };
    made.push(
      Brand.parse({
        ...{ id: name, ...(await from('names')), texts: await from('texts') },
        ...{ ...pictures, ...(await from('colours')) },
      }),
    );
  }
  expect(made.map(({ serviceName }) => serviceName)).toEqual(['Quail', 'Night Owl', 'Plain Goose']);
  for (const part of ['pin', 'second'] as const) {
    const all = made.map((brand) => (part === 'pin' ? brand.pin : brand.light.second));
    expect(new Set(all).size).toBe(names.length);
  }
});

/** As the tree is without languages that somebody is translating. */
async function withoutBegun(): Promise<void> {
  const sets = await read('app/i18n/languages.ts');
  const without = sets.replace(/begunSets = \[.*\]/, 'begunSets = []');
  await writeFile(new URL('app/i18n/languages.ts', root), without);
  const texts = begunSets.flatMap((set: string) => [`${set}.json`, `later/${set}.json`]);
  await Promise.all(texts.map((file) => rm(new URL(`app/i18n/locales/${file}`, root))));
}

/** As the table was before somebody added it. */
async function withoutLanguage(code: string): Promise<void> {
  const table = 'app/i18n/language-table.ts';
  const lines = (await read(table)).replace(new RegExp(`\\n${code}\\|.+?(?=\\n|\\x60)`), '');
  await writeFile(new URL(table, root), lines);
}

test.each([
  ['nl', 'nl|Nederlands'],
  ['pt_BR', 'pt_BR|Português (Brasil)'],
  ['ar_OM', 'ar_OM|العربية (عُمان)|ar|rtl'],
  ['he', 'he|עברית||rtl'],
])('the new language %s is a line of the table', async (code, line) => {
  await withoutLanguage(code);
  await make('language', code);
  const { languageTable } = await load('app/i18n/language-table.ts');
  expect(String(languageTable).split('\n').at(-1)).toBe(line);
});

test.each([
  ['nl', 'nl|Nederlands|nl'],
  ['he', 'he|עברית|he|rtl'],
  ['th', 'th|ไทย|th'],
  ['ar_OM', 'ar_OM|العربية (عُمان)|ar_OM|rtl'],
])(
  'the language %s with texts of its own lacks all of them, and they may come one by one',
  async (code, line) => {
    if (code !== 'th') await withoutLanguage(code);
    const written = await make('language', code, 'texts');
    const { languageTable } = await load('app/i18n/language-table.ts');
    expect(String(languageTable).split('\n')).toContain(line);
    expect(await read('app/i18n/languages.ts')).toContain(`begunSets = ['${code}'] as const;`);
    expect(written.length).toBe(4);
    const { all, missing } = translatedIn(root, code);
    expect([missing.length, writtenSets(root)]).toEqual([all, expect.arrayContaining([code])]);
    const first = missing.find(({ file }) => file === `app/i18n/locales/${code}.json`);
    await writeFile(
      new URL(first?.file ?? '', root),
      JSON.stringify({ [first?.key ?? '']: 'Own' }),
    );
    expect(translatedIn(root, code)).toMatchObject({ all, missing: missing.slice(1), same: [] });
    await make('plugin', 'another-sample-feature');
    expect(existsSync(new URL(`plugins/another-sample-feature/texts/${code}.json`, root))).toBe(
      false,
    );
    expect(await makeNew(['language', code, 'texts'], root)).toMatchObject({
      why: `${code} has texts of its own already.`,
    });
  },
);

test('a translation that says what English says is told apart from one that is missing', async () => {
  const english = JSON.parse(await read('app/i18n/locales/en.json'));
  await make('language', 'sl', 'texts');
  await writeFile(new URL('app/i18n/locales/sl.json', root), JSON.stringify(english));
  const { missing, same } = translatedIn(root, 'sl');
  expect(missing.filter(({ file }) => file === 'app/i18n/locales/sl.json')).toEqual([]);
  expect(same.length).toBeGreaterThan(100);
  expect(same.filter(({ english: text }) => /^\{\{\w+\}\}$/.test(text))).toEqual([]);
});

test('whatever the product says can be missing, and the page about languages says where it belongs', () => {
  // The console of operators is in English alone.
  const english = globSync('{app/i18n,plugins,server}/**/en.json', { cwd: tree });
  const files = english.map((file) => file.replace(/en\.json$/, 'nl.json'));
  const lacked = translatedIn(pathToFileURL(`${tree}/`), 'nl').missing.map(({ file }) => file);
  expect([...new Set(lacked)].toSorted()).toEqual(files.toSorted());
  const page = readFileSync(join(tree, 'docs/languages.md'), 'utf8');
  for (const file of files) expect(page).toContain(file.replace(/^plugins\/[^/]+/, 'plugins/*'));
});

/** What the pages about them say to type. */
const walks = ['markets', 'brands', 'plugins', 'languages'].flatMap((page) => {
  const text = readFileSync(join(tree, `docs/${page}.md`), 'utf8');
  const typed = text.matchAll(/^npm run new -- (.+)$/gm);
  return [...typed].map(([, words = '']) => [page, words] as const);
});

test('each page begins with what makes one', () => {
  expect(new Set(walks.map(([page]) => page)).size).toBe(4);
});

test.each(walks)('what docs/%s.md says to type makes one: %s', async (_, words) => {
  await withoutLanguage('nl');
  expect((await make(...words.split(' '))).length).toBeGreaterThan(0);
});

test('what is written passes the lint as it is', async () => {
  await withoutLanguage('nl');
  const written = [
    ...(await make('plugin', 'a-feature-with-a-name-that-is-quite-long')),
    ...(await make('plugin', 'another-feature-with-a-name-that-is-long')),
    ...(await make('market', 'nz', 'NZD')),
    ...(await make('market', 'jp', 'JPY')),
    ...(await make('brand', 'night-owl')),
    ...(await make('language', 'nl')),
    ...(await make('language', 'sl', 'texts')),
    ...(await make('language', 'nl', 'texts')),
  ];
  const linted = written.filter((path) => /\.(ts|json)$/.test(path));
  const biome = join(tree, 'node_modules/.bin/biome');
  const { status, stdout, stderr } = spawnSync(biome, ['ci', '--error-on-warnings', ...linted], {
    ...{ cwd: root, encoding: 'utf8' },
  });
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain('No fixes applied');
});

test.each([
  [[], 'There is nothing called "": say plugin, market, brand or language.'],
  [['toString', 'x'], 'There is nothing called "toString": say plugin, market, brand or language.'],
  [['plugin'], '"" is no name for a plugin: '],
  [['plugin', 'Gift Wrap'], '"Gift Wrap" is no name for a plugin: '],
  [['plugin', '../elsewhere'], '"../elsewhere" is no name for a plugin: '],
  [['plugin', 'tip'], 'There is a plugin or a flag tip already.'],
  [['plugin', 'digit-grouping'], 'There is a plugin or a flag digit-grouping already.'],
  [['market', 'zz', 'EUR'], '"zz" is no code of a country in two small letters, such as nz.'],
  [['market', 'sg', 'SGD'], 'There is a market sg already.'],
  [['market', 'nz'], 'Say its currency, too, such as npm run new -- market nz EUR.'],
  [
    ['market', 'nz', 'XYZ'],
    '"XYZ" is no code of a currency, such as npm run new -- market nz EUR.',
  ],
  [['market', 'NZ', 'NZD'], '"NZ" is no code of a country in two small letters, such as nz.'],
  [['brand', 'q'], '"q" is no name for a brand: '],
  [['brand', 'Night Owl'], 'small letters, digits and hyphens, such as night-owl.'],
  [['brand', 'hopper'], 'There is a brand hopper already.'],
  [['language', 'xx'], '"xx" is no code of a language, such as nl, pt_BR or zh_Hans.'],
  [['language', 'pt-BR'], '"pt-BR" is no code of a language, such as nl, pt_BR or zh_Hans.'],
  [['language', 'zh_Hans'], 'There is a language zh_Hans already.'],
])('%j is refused in a sentence, and nothing is written', async (asked, why) => {
  const outcome = await makeNew(asked, root);
  expect(outcome).toEqual({ ok: false, why: expect.stringContaining(why) });
});
