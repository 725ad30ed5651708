import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import metadata from 'libphonenumber-js/min/metadata';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { greatCircleMetres, isPossiblePhone, metadataOf } from '#core/rules';
import type { Market } from '#schemas';
import { banner } from '../../server/banner.ts';
import { brandIds } from '../../server/brand.ts';
import { previewMerchant } from '../../server/demo/preview-merchant.ts';
import { shoplessOf } from '../../server/demo/shopless.ts';
import { demoMerchants } from '../../server/demo/vendors.ts';
import { loadDeployments, readDeployment } from '../../server/deployments.ts';
import { loadMarkets } from '../../server/markets.ts';
import { previewOf } from '../../server/preview.ts';

const folder = fileURLToPath(new URL('../../deployments/', import.meta.url));
const markets = await loadMarkets();
const known = { markets, brands: await brandIds() };
const files = await loadDeployments(folder, markets, undefined);
const demo = await loadDeployments(folder, markets, undefined, true);
const [model] = files.all;
if (!model) throw new Error('there is no deployment');

let draft = '';
beforeEach(async () => {
  draft = await mkdtemp(join(tmpdir(), 'rider-portal-previews-'));
});
afterEach(() => rm(draft, { recursive: true }));

test.each([...markets.values()].map((market) => [market.name, market] as const))(
  'the preview of %s is as valid as a file, whichever deployment it is like',
  (_, market) => {
    for (const like of files.all) {
      const preview = previewOf(market, like);
      const { found } = readDeployment(preview.id, JSON.stringify(preview), known);
      expect(found).toEqual({ ok: true, deployment: preview });
      expect(preview).toMatchObject({ brand: like.brand, region: market.region });
    }
  },
);

test.each([...markets.values()].map((market) => [market.name, market] as const))(
  'the demo merchant of %s can be called and delivers to each of its outlets',
  (_, market) => {
    const { country, centre, deliveryRadiusKm } = market;
    const { outlets, stranger, prospects = [] } = previewMerchant(market, 'somewhere');
    for (const each of [...outlets, stranger, ...prospects]) {
      const plan = { country, metadata: metadataOf(metadata, country) };
      expect(isPossiblePhone(each.phone, plan), each.phone).toBe(true);
      expect(greatCircleMetres(centre, each)).toBeLessThan(1500);
      expect(deliveryRadiusKm).toBeGreaterThan(3);
    }
  },
);

test('no two outlets of the demo have one id', () => {
  const previews = [...markets.values()].map((market) => previewMerchant(market, 'somewhere'));
  const ids = [...demoMerchants, ...previews].flatMap(
    ({ id, outlets, stranger, newcomer, prospects = [] }) =>
      [{ id }, ...outlets, stranger, ...prospects, ...(newcomer ? [newcomer] : [])].map(
        (each) => each.id,
      ),
  );
  expect(new Set(ids).size).toBe(ids.length);
});

test('in the demo every market answers at the host of its country, by its file where it has one', () => {
  expect(demo.previews.length).toBe(markets.size - files.all.length);
  expect(demo.all).toEqual(expect.arrayContaining([...files.all, ...demo.previews]));
  for (const { country } of markets.values()) {
    const host = `${country.toLowerCase()}.localhost`;
    expect(demo.forHost(host)).toMatchObject({ ok: true, deployment: { country } });
  }
  for (const each of files.all)
    expect(demo.forHost(each.hosts[0] ?? '')).toEqual(files.forHost(each.hosts[0] ?? ''));
});

test('without the demo, and at a name that is no country, the default one answers as ever', () => {
  expect(files.previews).toEqual([]);
  for (const [all, host] of [
    [files, 'pk.localhost'],
    [demo, 'zz.localhost'],
    [demo, 'pk.example.com'],
  ] as const)
    expect(all.forHost(host)).toMatchObject({ ok: true, deployment: { id: 'sg' } });
});

test('a country that a file names is not previewed, be the file broken or called otherwise; nor is a host that one claims', async () => {
  const written = (id: string, change: object) =>
    writeFile(
      join(draft, `${id}.json`),
      JSON.stringify({ ...model, id, hosts: [`${id}.localhost`], ...change }),
    );
  await written('sg', {});
  await written('karachi', { country: 'PK', region: 'moon-1', hosts: ['karachi.example.com'] });
  await written('shops', { hosts: ['eg.localhost'] });
  await writeFile(join(draft, 'th.json'), '{');
  const all = await loadDeployments(draft, markets, 'sg', true);
  const previewed = all.previews.map(({ country }) => country);
  for (const country of ['PK', 'EG', 'TH']) expect(previewed).not.toContain(country);
  expect(previewed).toContain('SE');
  expect(all.forHost('pk.localhost')).toMatchObject({ broken: { id: 'karachi' } });
  expect(all.forHost('eg.localhost')).toMatchObject({ deployment: { id: 'shops' } });
  expect(all.forHost('th.localhost')).toMatchObject({ broken: { id: 'th' } });
});

test('where a preview was, the file that has come in its place is found, with the test shop', async () => {
  const pakistan = previewOf(markets.get('PK') as Market, model);
  const file = { ...pakistan, id: 'karachi', hosts: ['karachi.example.com'] };
  await writeFile(join(draft, 'karachi.json'), JSON.stringify(file));
  const all = await loadDeployments(draft, markets, undefined, true);
  for (const host of ['pk.localhost', 'karachi.localhost', 'karachi.example.com'])
    expect(all.forHost(host)).toMatchObject({ deployment: { id: 'karachi' } });
  const shopless = shoplessOf(all).filter(({ country }) => country === 'PK');
  expect(shopless.map(({ id }) => id)).toEqual(['karachi']);
  expect(shoplessOf(demo)).toEqual(expect.arrayContaining([...demo.previews]));
});

test('the start says where the other markets are, without a line for each', () => {
  const facts = { port: 3000, dataDir: undefined, demo: true, off: [] };
  const told = banner({ ...facts, deployments: demo }).split('\n');
  expect(told.filter((line) => line.startsWith('    http://')).length).toBe(files.all.length + 2);
  expect(told.join()).toContain('{cc}.localhost:3000');
  expect(told.join()).toContain('{brand}.{id}.localhost:3000');
  const plain = banner({ ...facts, deployments: files, demo: false });
  expect(plain).not.toContain('{');
});

test('each deployment is shown in every brand, as itself otherwise, and only in the demo', async () => {
  for (const brand of await brandIds()) {
    for (const { embedded: _, ...own } of demo.all) {
      const host = `${brand}.${own.id}.localhost`;
      const found = demo.forHost(host.toUpperCase());
      expect(found).toEqual({ ok: true, deployment: { ...own, brand, hosts: [host] } });
      expect(demo.claims(host)).toBe(true);
      expect(files.claims(host)).toBe(false);
    }
  }
  expect(demo.claims('nobrand.sg.localhost')).toBe(false);
  expect(
    demo.all.filter(({ hosts: [host] }) => /^[^.]+\.[^.]+\.localhost$/.test(host ?? '')),
  ).toEqual([]);
});
