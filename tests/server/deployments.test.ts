import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { brandIds } from '../../server/brand.ts';
import { loadDeployments, readDeployment } from '../../server/deployments.ts';
import { loadMarkets } from '../../server/markets.ts';
import { StartError } from '../../server/start-error.ts';

const folder = fileURLToPath(new URL('../../deployments/', import.meta.url));
const markets = await loadMarkets();
const known = { markets, brands: await brandIds() };
const laos = JSON.parse(await readFile(join(folder, 'la.json'), 'utf8'));

let draft = '';
beforeEach(async () => {
  draft = await mkdtemp(join(tmpdir(), 'rider-portal-deployments-'));
});
afterEach(() => rm(draft, { recursive: true }));

test('every deployment of the product is valid', async () => {
  const all = await loadDeployments(folder, markets, undefined);
  expect(all.broken).toEqual([]);
  const ids = all.all.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['bulgaria', 'kh', 'kw', 'la', 'sg']));
  expect(all.forHost('unclaimed.example')).toMatchObject({ ok: true, deployment: { id: 'sg' } });
});

test('each runs in the cloud region of its market', async () => {
  const { all } = await loadDeployments(folder, markets, undefined);
  for (const { country, region } of all) expect(region).toBe(markets.get(country)?.region);
});

test("the specification's example is the Laotian deployment", () => {
  expect(laos).toMatchObject({
    ...{ country: 'LA', currency: 'LAK', timezone: 'Asia/Vientiane', phonePrefix: '+856' },
    ...{ defaultLanguage: 'en', defaultPaymentMethod: 'CASH_ON_DELIVERY', minimumCountryEta: 15 },
    ...{ region: 'ap-southeast-1', environment: 'prd' },
    supportedLanguages: ['en', 'lo', 'zh_Hant_TW'],
  });
});

test.each([
  ['country', { country: 'ZZ' }],
  ['currency', { currency: 'USD' }],
  ['timezone', { timezone: 'Asia/Singapore' }],
  ['phonePrefix', { phonePrefix: '+65' }],
  ['supportedLanguages', { supportedLanguages: ['en', 'fr'] }],
  ['defaultLanguage', { defaultLanguage: 'ar' }],
  ['defaultPaymentMethod', { defaultPaymentMethod: 'GOLD' }],
  ['environment', { environment: 'dev' }],
  ['region', { region: 'moon-1' }],
  ['minimumCountryEta', { minimumCountryEta: -5 }],
  [
    'basemap.tileUrl',
    { basemap: { tileUrl: 'javascript:x', pmtilesUrl: null, attribution: null } },
  ],
  ['colour', { colour: 'red' }],
  ['brand', { brand: 'nobodys' }],
  ['hosts.1', { hosts: ['portal.la', 'https://portal.la'] }],
  ['id', { id: 'xx' }],
])('a wrong %s is named, with its reason', (field, change) => {
  const { found } = readDeployment('la', JSON.stringify({ ...laos, ...change }), known);
  expect(found).toMatchObject({ ok: false, broken: { id: 'la', problems: [{ field }] } });
  expect(found.ok ? '' : found.broken.problems[0]?.why).not.toBe('');
});

test.each([
  [{ flags: { 'bulk-order-upload': 'yes' } }, /expected boolean, received string/],
  [{ minimumCountryEta: 'soon' }, /expected number, received string/],
  [{ hosts: 'la.localhost' }, /expected array, received string/],
  [{ brand: undefined }, /is missing: expected string/],
])('what was found in place of what was expected is named: %o', (change, why) => {
  const { found } = readDeployment('la', JSON.stringify({ ...laos, ...change }), known);
  expect(found.ok ? '' : found.broken.problems[0]?.why).toMatch(why);
});

test('a folder that is not there is named', async () => {
  const none = join(draft, 'none');
  await expect(loadDeployments(none, markets, undefined)).rejects.toThrow(
    `The folder of the deployments, ${none}, cannot be read (ENOENT).`,
  );
});

test('a wrong copy of a file leaves the file its hosts', async () => {
  await writeFile(join(draft, 'la.json'), JSON.stringify(laos));
  await writeFile(join(draft, 'zz.json'), JSON.stringify({ ...laos, id: 'zz', currency: 'USD' }));
  const all = await loadDeployments(draft, markets, 'la');
  for (const host of laos.hosts) expect(all.forHost(host).ok).toBe(true);
  expect(all.forHost('zz.localhost').ok).toBe(false);
});

test('a file that is no JSON is named', () => {
  const { found } = readDeployment('la', '{', known);
  expect(found).toMatchObject({ ok: false, broken: { problems: [{ field: 'la.json' }] } });
});

test('a broken deployment keeps its hosts and leaves the others alone', async () => {
  await writeFile(join(draft, 'la.json'), JSON.stringify(laos));
  const hosts = ['shop.example.com'];
  await writeFile(
    join(draft, 'kw.json'),
    JSON.stringify({ ...laos, id: 'kw', hosts, region: 'x' }),
  );
  const all = await loadDeployments(draft, markets, 'la');
  expect(all.forHost('shop.example.com').ok).toBe(false);
  expect(all.forHost('kw.localhost').ok).toBe(false);
  expect(all.forHost('LA.localhost').ok).toBe(true);
  expect(all.forHost('anything.else').ok).toBe(true);
});

test('the operator may choose who answers for localhost', async () => {
  const chosen = await loadDeployments(folder, markets, 'la');
  expect(chosen.forHost('localhost')).toMatchObject({ deployment: { id: 'la' } });
  const usual = await loadDeployments(folder, markets, undefined);
  expect(usual.forHost('localhost')).toMatchObject({ deployment: { id: 'sg' } });
});

test('a default deployment that does not exist stops the start with a sentence', async () => {
  await writeFile(join(draft, 'la.json'), JSON.stringify(laos));
  await expect(loadDeployments(draft, markets, 'sg')).rejects.toThrow(StartError);
});
