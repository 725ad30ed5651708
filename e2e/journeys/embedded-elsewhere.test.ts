import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect } from 'vitest';
import { Deployment } from '#schemas';
import { portalIn } from '../pages/counter.ts';
import { shops } from '../pages/demo.ts';
import { openMember } from '../pages/portal.ts';
import { textsOf } from '../pages/texts.ts';
import { test } from '../support/browser.ts';
import { expectFault } from '../support/faults.ts';
import { type ForeignPage, platformPage, serveForeignPage } from '../support/foreign-page.ts';
import { type Product, startFreshProduct } from '../support/fresh-product.ts';
import { expectSound } from '../support/sound.ts';
import { enter } from './steps.ts';

/** A product whose deployment lists a platform on another site, and two pages there, of which only one is listed. */
let product: Product;
let listed: ForeignPage;
let unlisted: ForeignPage;
let folder = '';
let sandbox: string | undefined;
let token = '';

beforeAll(async () => {
  const body = () =>
    platformPage({ src: portal(), ...(sandbox !== undefined && { sandbox }) }, token);
  [listed, unlisted] = await Promise.all([serveForeignPage(body), serveForeignPage(body)]);
  folder = await mkdtemp(join(tmpdir(), 'rider-portal-deployments-'));
  const file = new URL('../../deployments/sg.json', import.meta.url);
  const deployment = JSON.parse(await readFile(file, 'utf8'));
  deployment.embedded.origins = [listed.origin];
  await writeFile(join(folder, 'sg.json'), JSON.stringify(deployment));
  product = await startFreshProduct({ DEPLOYMENTS_DIR: folder });
  token = await tokenOfPlatform();
});
afterAll(async () => {
  await product.stop();
  await Promise.all([listed.close(), unlisted.close(), rm(folder, { recursive: true })]);
});

const portal = () => `http://sg.localhost:${product.port}/request-a-rider`;

/** What the platform signs for the person at its counter. */
async function tokenOfPlatform(): Promise<string> {
  const answer = await fetch(`http://localhost:${product.port}/deployment.json`);
  const { embedded } = Deployment.parse(await answer.json());
  expect(embedded?.origins).toContain(listed.origin);
  const counter = embedded?.origins.find((origin) => origin !== listed.origin);
  return (await (await fetch(`${counter}/counter/token`)).json()).token;
}

async function within(page: Page) {
  const t = await textsOf(shops.sg.language);
  return { t, ...portalIn(page.frameLocator('iframe'), t) };
}

test('a platform of another site hands over its token, and nobody’s own session is read or touched', async ({
  newPage,
}) => {
  const own = await openMember(newPage, { deployment: 'sg', port: product.port });
  await enter(own);
  const session = () => own.page.evaluate(() => localStorage.getItem('token'));
  const before = await session();
  const page = await newPage({ context: own.page.context() });
  const names = new Set<string | undefined>();
  page.on('request', (asked) => {
    if (!asked.url().includes('/api/v1/')) return;
    names.add(asked.headers().authorization?.split(' ')[0]);
  });
  await page.goto(listed.origin);
  const inside = await within(page);
  await inside.request.address.waitFor();
  await inside.settings.waitFor();
  await inside.shell.openBranches();
  expect(await inside.shell.outlets.count()).toBe(2);
  await page.keyboard.press('Escape');
  await expectSound(page);
  // The browser of these tests lets the frame reach what the person stored on the portal itself; it does not want it.
  expect([...names]).toEqual(['GoDroid']);
  await page.close();
  expect(before).not.toBeNull();
  expect(await session()).toBe(before);
  await own.page.reload();
  await own.request.address.waitFor();
  await own.shell.openPanel();
  await own.shell.signOutButton.waitFor();
});

test('where the browser keeps a foreign frame from all storage, a narrow one too, a rider can be requested', async ({
  newPage,
}) => {
  const page = await newPage({ width: 360 });
  await page.addInitScript(refuseStorage);
  await page.goto(listed.origin);
  const inside = await within(page);
  await inside.request.typeAddress(shops.sg.near);
  await inside.request.fields.name.waitFor();
  const [frame] = page.frames().slice(1);
  const wider = () => document.documentElement.scrollWidth > innerWidth;
  expect(await frame?.evaluate(wider)).toBe(false);
  await expectSound(page);
});

test('the browser shows nothing of the portal in a page that is not listed', async ({
  newPage,
}) => {
  const page = await newPage();
  expectFault(page, /frame-ancestors/);
  const refused = page.waitForEvent('console', (said) => said.text().includes('frame-ancestors'));
  await page.goto(unlisted.origin);
  await refused;
  const inside = await within(page);
  expect(await inside.request.address.count()).toBe(0);
  await expect.poll(() => page.frames().at(1)?.url()).toMatch(/^chrome-error:/);
});

test('a window that the browser does not open is said, and the frame goes on', async ({
  newPage,
}) => {
  sandbox = 'allow-scripts allow-same-origin allow-forms';
  const page = await newPage();
  expectFault(page, /allow-popups/);
  await page.goto(listed.origin);
  const inside = await within(page);
  await inside.openWindow.click();
  const frame = page.frameLocator('iframe');
  await frame.getByText(inside.t('embedded.window.refused')).first().waitFor();
  expect(page.context().pages()).toHaveLength(1);
  await inside.request.typeAddress(shops.sg.near);
  await inside.request.toPayment.waitFor();
});

/** Runs in each frame: what browsers do to frames of other sites where a person wants it so. */
function refuseStorage(): void {
  if (window.self === window.top) return;
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
    Object.defineProperty(globalThis, name, {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  }
}
