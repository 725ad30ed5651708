import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brandIds, loadBrand } from '#brands';
import { Deployment } from '#schemas';

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

test('each deployment has a brand that exists, and Cambodia one of its own', () => {
  for (const { brand } of deployments) expect(brandIds).toContain(brand);
  const [own] = deployments.filter(({ country }) => country === 'KH').map(({ brand }) => brand);
  const others = deployments.filter(({ country }) => country !== 'KH').map(({ brand }) => brand);
  expect(own).toBeDefined();
  expect(others).not.toContain(own);
});
