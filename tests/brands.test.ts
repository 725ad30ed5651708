import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brandIds, loadBrand } from '#brands';
import { Brand, Deployment, illustrationStyles } from '#schemas';
import { brandProperties } from '../app/ui/theme/brand.ts';
import { textsOf } from './app/i18n/support.ts';

const folder = new URL('../deployments/', import.meta.url);
const deployments = globSync('*.json', { cwd: folder }).map((name) =>
  Deployment.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))),
);

const brands = await Promise.all(brandIds.map(async (id) => Brand.parse(await loadBrand(id))));

test.each([
  ...([
    'serviceName',
    'organisationName',
    'logo',
    'logoDark',
    'favicon',
    'pin',
    'illustration',
  ] as const),
])('each brand has its own %s', (part) =>
  expect(new Set(brands.map((brand) => brand[part])).size).toBe(brands.length),
);

test('each brand says how wide its logos are, so that nothing beside them moves when they come', () => {
  for (const brand of brands) {
    for (const name of ['logo', 'logo-dark']) {
      const file = new URL(`../brands/${brand.id}/${name}.svg`, import.meta.url);
      const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(readFileSync(file, 'utf8')) ?? [];
      expect(brandProperties(brand)['--brand-logo-ratio'], `${brand.id}/${name}`).toBe(
        `${width} / ${height}`,
      );
    }
  }
});

test('each brand has a second colour of its own', () => {
  for (const scheme of ['light', 'dark'] as const) {
    expect(new Set(brands.map((brand) => brand[scheme].second)).size).toBe(brands.length);
  }
});

test('a brand that draws in a way that nobody knows is told which there are', () => {
  const [brand] = brands;
  const said = Brand.safeParse({ ...brand, pin: 'star', illustration: 'oil', logoDark: '' });
  expect(said.error?.issues.map(({ path, message }) => `${path}: ${message}`)).toEqual([
    expect.stringMatching(/^logoDark: /),
    expect.stringMatching(/^pin: must be drawn with /),
    `illustration: must be one of ${illustrationStyles.join(', ')}`,
  ]);
});

test('what a brand says otherwise is a text of ours with the same values', async () => {
  const valuesOf = (text = '') => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).toSorted();
  for (const { id, texts: own } of brands) {
    for (const [set, texts] of Object.entries(own)) {
      const ours = textsOf(set);
      for (const [key, text] of Object.entries(texts)) {
        const at = `brands/${id}/texts.json, ${set}, ${key}`;
        expect(Object.hasOwn(ours, key), `${at}: there is no such text`).toBe(true);
        expect(valuesOf(text), `${at}: its values`).toEqual(valuesOf(ours[key]));
      }
    }
  }
});

test('each deployment has a brand that exists, and Cambodia one of its own', () => {
  for (const { brand } of deployments) expect(brandIds).toContain(brand);
  const [own] = deployments.filter(({ country }) => country === 'KH').map(({ brand }) => brand);
  const others = deployments.filter(({ country }) => country !== 'KH').map(({ brand }) => brand);
  expect(own).toBeDefined();
  expect(others).not.toContain(own);
});
