import type { Page } from 'playwright';
import { expect } from 'vitest';
import { openAtOutlet, openPortal, type Portal } from '../pages/portal.ts';
import { type NewPage, test, type Visitor } from '../support/browser.ts';
import { expectFault } from '../support/faults.ts';
import { expectSound } from '../support/sound.ts';
import { enter, reachDetails } from './steps.ts';

type Look = Visitor & { deployment: 'sg' | 'la' | 'kw'; width: number; language: string };

/** Between them: each language, both schemes and directions, a desktop, a phone and the narrowest phone. */
const looks: readonly Look[] = [
  { deployment: 'kw', language: 'ar', width: 1280, scheme: 'dark' },
  { deployment: 'sg', language: 'zh_Hant_TW', width: 360, scheme: 'dark' },
  { deployment: 'la', language: 'lo', width: 320, scheme: 'light' },
];

test.for(looks)(
  'every page is sound: $deployment, $language, $width px, $scheme',
  async ({ language, ...visitor }, { newPage }) => {
    const portal = await openIn(newPage, { ...visitor, language });
    await lookWithoutSession(portal);
    await portal.signIn.as();
    await lookAtRequest(portal);
    await lookAtPanels(portal);
    await lookAtOrders(portal);
  },
);

test('while an order is sent the button that was pressed turns, and no other', async ({
  newPage,
}) => {
  const portal = await openAtOutlet(newPage, { deployment: 'sg' });
  const { page, t, request } = portal;
  await enter(portal);
  await reachDetails(portal);
  await request.fillDetails(portal.shop);
  const letGo = await holdOrder(page);
  await request.submit.click();
  await page.getByRole('button', { name: t('request.submitting') }).waitFor();
  const turning = page.locator('button[aria-busy=true]').filter({ visible: true });
  expect(await turning.allInnerTexts()).toEqual([t('request.submitting')]);
  letGo();
  await page.waitForURL('**/order-tracking/*?order_id=*');
});

/** Keeps an order from the server; answers how to let it go there. */
async function holdOrder(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/v1/order', async (route) => {
    if (route.request().method() === 'POST') await promise;
    await route.continue();
  });
  return resolve;
}

test('the description of the API is sound', async ({ newPage }) => {
  const page = await newPage({ width: 360, scheme: 'dark' });
  await page.goto('/docs');
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect(await page.evaluate(notUnique)).toEqual([]);
  await page.evaluate(keepOneOfEach);
  await expectSound(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  await expectSound(page);
});

/** Runs in the page: names that should stand for one thing each, and do not. */
function notUnique(): string[] {
  const names = ['id', 'aria-label'].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((it) => `${name} ${it.getAttribute(name)}`),
  );
  return names.filter((name, at) => names.indexOf(name) !== at);
}

/** Runs in the page: of calls that are told in just the same shape one stays, for axe needs half a minute to look at all. */
function keepOneOfEach(): void {
  const shapeOf = (element: Element): string =>
    `${element.tagName}.${element.className}(${[...new Set([...element.children].map(shapeOf))].join()})`;
  const seen = new Set<string>();
  for (const call of document.querySelectorAll('section')) {
    const shape = shapeOf(call);
    if (seen.has(shape)) call.remove();
    seen.add(shape);
  }
}

/** An address that leads nowhere, in the language that this browser chose before. */
async function openIn(newPage: NewPage, look: Look): Promise<Portal> {
  const page = await newPage(look);
  await page.addInitScript((code) => localStorage.setItem('locale', `"${code}"`), look.language);
  expectFault(page, /404.*nowhere/);
  const path = '/nowhere/at/all';
  return openPortal(async () => page, { ...look, path });
}

async function lookWithoutSession({ page, t, signIn }: Portal): Promise<void> {
  await page.getByText(t('notfound.title')).waitFor();
  await expectSound(page);
  await page.getByRole('link', { name: t('notfound.home') }).click();
  await signIn.submit.waitFor();
  await expectSound(page);
}

async function lookAtRequest({ page, shell, request }: Portal): Promise<void> {
  await request.pin.waitFor();
  await expectSound(page);
  await shell.branch.click();
  await shell.outlets.first().waitFor();
  await expectSound(page);
  await page.keyboard.press('Escape');
}

async function lookAtPanels({ page, shell }: Portal): Promise<void> {
  await shell.openPanel();
  await shell.language.click();
  await shell.signOutButton.waitFor();
  await expectSound(page);
  await page.keyboard.press('Escape');
}

async function lookAtOrders({ page, shell, tracking, history }: Portal): Promise<void> {
  await shell.go('nav.tracking');
  await tracking.tab('new').waitFor();
  await expectSound(page);
  await shell.go('nav.history');
  await history.period.selectOption('past-7-days');
  const first = history.table.getByRole('link').first();
  await first.waitFor();
  await expectSound(page);
  const orderId = await history.idOf(first);
  await first.click();
  await history.dialog(orderId).waitFor();
  await expectSound(page);
}
