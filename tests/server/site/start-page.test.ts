import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Deployment } from '#schemas';
import { builtSite } from '../../../server/site/start-page.ts';

/** What stands in the place of the client's build: it draws what it was told, and lists two pages. */
const drawing = `
const listed = ['/', '/termsandconditions'];
export const drawnPathOf = () => null;
export const canonicalPath = (path) => listed.find((each) => each === path) ?? '/';
export const isKnownPath = () => true;
export const routePattern = (path) => path;
export const tidyPath = (path) => path;
const drawn = (shown) => ({ html: JSON.stringify(shown), scripts: [], styles: [] });
export const startPage = async (deployment, shown) => drawn(shown);
export const offlinePage = async () => ({ ...drawn({}), worker: '' });
export const webManifest = async () => ({ icons: [] });
`;

let dist: string;
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'dist-'));
  await mkdir(join(dist, '.vite'));
  await mkdir(join(dist, 'server'));
  await writeFile(join(dist, 'index.html'), '<!doctype html>');
  await writeFile(join(dist, '.vite', 'manifest.json'), '{}');
  await writeFile(join(dist, 'package.json'), '{"type":"module"}');
  await writeFile(join(dist, 'server', 'start-page.js'), drawing);
});
afterAll(() => rm(dist, { recursive: true }));

const deployment = { id: 'sg', brand: 'hopper', hosts: ['portal.shop', 'second.shop'] };

async function canonicalAt(path: string, here = 'https://portal.shop') {
  const { startPage } = await builtSite(dist);
  const { html, listed } = await startPage(deployment as unknown as Deployment, path, here);
  return [JSON.parse(html).canonical, listed];
}

test('a page that search engines list has one whole address, whichever host was asked', async () => {
  for (const here of ['https://portal.shop', 'https://second.shop', 'https://elsewhere.example']) {
    expect(await canonicalAt('/', here)).toEqual(['https://portal.shop/', true]);
    const terms = '/termsandconditions';
    expect(await canonicalAt(terms, here)).toEqual([`https://portal.shop${terms}`, true]);
  }
});

test('a page that they do not list names no other in its place', async () => {
  for (const path of ['/history/m4pk1', '/tracking/AbC', '/nowhere'])
    expect(await canonicalAt(path)).toEqual([null, false]);
});
