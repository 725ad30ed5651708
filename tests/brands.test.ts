import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brandIds, loadBrand } from '#brands';
import { Deployment } from '#schemas';
import { textsOf } from './app/i18n/support.ts';

const folder = new URL('../deployments/', import.meta.url);
const deployments = globSync('*.json', { cwd: folder }).map((name) =>
  Deployment.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))),
);

test('there are eight brands, each with names, a logo and a favicon of its own', async () => {
  expect(brandIds).toHaveLength(8);
  const brands = await Promise.all(brandIds.map((id) => loadBrand(id)));
  for (const part of ['serviceName', 'organisationName', 'logo', 'favicon'] as const) {
    expect(new Set(brands.map((brand) => brand?.[part])).size).toBe(8);
  }
});

test('what a brand says otherwise is a text of ours with the same values', async () => {
  const valuesOf = (text = '') => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).toSorted();
  for (const brand of await Promise.all(brandIds.map((id) => loadBrand(id)))) {
    for (const [set, texts] of Object.entries(brand?.texts ?? {})) {
      const ours = textsOf(set);
      for (const [key, text] of Object.entries(texts)) {
        expect([key, valuesOf(text)]).toEqual([key, valuesOf(ours[key])]);
        expect(Object.keys(ours)).toContain(key);
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
