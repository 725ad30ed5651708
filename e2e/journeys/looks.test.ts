import { expect } from 'vitest';
import { inLanguage, openPortal, type Portal } from '../pages/portal.ts';
import { address, test, type Visitor } from '../support/browser.ts';
import { expectFault } from '../support/faults.ts';
import { expectSound } from '../support/sound.ts';

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
    const portal = await openIn(await openPortal(newPage, visitor), language);
    await lookWithoutSession(portal, visitor.deployment);
    await portal.signIn.as();
    await lookAtRequest(portal);
    await lookAtPanels(portal);
    await lookAtOrders(portal);
  },
);

test('the description of the API is sound', async ({ newPage }) => {
  for (const visitor of [{ width: 360, scheme: 'dark' }, { width: 1280 }] as const) {
    const page = await newPage(visitor);
    await page.goto(address('sg', '/docs'));
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    await expectSound(page);
  }
});

async function openIn(portal: Portal, language: string): Promise<Portal> {
  await portal.signIn.submit.waitFor();
  await portal.page.evaluate((code) => localStorage.setItem('locale', `"${code}"`), language);
  await portal.page.reload();
  return inLanguage(portal, language);
}

async function lookWithoutSession({ page, t, signIn }: Portal, deployment: string): Promise<void> {
  await signIn.submit.waitFor();
  await expectSound(page);
  expectFault(page, /404.*nowhere/);
  await page.goto(address(deployment, '/nowhere/at/all'));
  await page.getByText(t('notfound.title')).waitFor();
  await expectSound(page);
  await page.getByRole('link', { name: t('notfound.home') }).click();
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
