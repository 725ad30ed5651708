import { afterAll, beforeAll, expect } from 'vitest';
import { messagesPage } from '../pages/messages.ts';
import { openAtOutlet, openMember, type Portal } from '../pages/portal.ts';
import { test } from '../support/browser.ts';
import { type Product, startFreshProduct } from '../support/fresh-product.ts';
import { expectSound } from '../support/sound.ts';
import { walkTo } from '../support/walk.ts';
import { enter, reachDetails, reachPayment, submit } from './steps.ts';

/** A product of its own: orders of other journeys would tell people, too. */
let product: Product;
beforeAll(async () => {
  product = await startFreshProduct();
});
afterAll(() => product.stop());

test('an outlet switches messages on, a customer is told, and the order shows it', async ({
  newPage,
}) => {
  const { port } = product;
  const portal = await openMember(newPage, { deployment: 'sg', port, outlet: 'm4pk1' });
  const { page, t, tracking } = portal;
  const messages = await openMessages(portal);
  await expectSound(page);
  await messages.on.check();
  await messages.kind('delayed').uncheck();
  await messages.kind('delivered').check();
  await expectSound(page);
  await page.reload();
  await messages.on.waitFor();
  expect(await messages.on.isChecked()).toBe(true);
  const chosen = ['on-the-way', 'arriving', 'delivered', 'delayed'].map((kind) =>
    messages.kind(kind).isChecked(),
  );
  expect(await Promise.all(chosen)).toEqual([true, false, true, false]);

  await page.goto('/messages/m4pk');
  await page.getByText(t('tell.parent', { outlet: 'Pandan Kitchen' })).waitFor();
  // Nobody wanted it here.
  expect(await messages.on.isChecked()).toBe(false);
  await expectSound(page);
  await page.goto('/request-a-rider/m4pk1');
  await portal.request.address.waitFor();
  await reachDetails(portal);
  await reachPayment(portal);
  const panel = tracking.panel(await submit(portal));
  await tracking.showMore();
  await panel.getByText(t('order.activity'), { exact: true }).click();
  for (const kind of ['on-the-way', 'delivered'])
    await messages.log.getByText(t(`tell.kind.${kind}`)).waitFor({ timeout: 30_000 });
  await messages.log.getByText('…').first().waitFor({ timeout: 30_000 });
  await expectSound(page);
  const link = await toldBy(portal);
  await page.goto(link);
  await page.getByRole('heading', { level: 1 }).waitFor();
});

test('the page is sound from right to left, in the dark, on a phone', async ({ newPage }) => {
  const portal = await openAtOutlet(newPage, { deployment: 'kw', width: 360, scheme: 'dark' });
  await enter(portal);
  await openMessages(portal);
  await expectSound(portal.page);
});

async function openMessages(portal: Portal) {
  const { page } = portal;
  const messages = messagesPage(portal);
  if (page.url() === 'about:blank') await enter(portal);
  await walkTo(page, new URL(page.url()).pathname.replace(/^\/[^/]+/, '/messages'));
  await messages.title.waitFor();
  await messages.on.waitFor();
  return messages;
}

/** The link of the message that says that the order is on its way, out of the outbox of the demo. */
async function toldBy({ page }: Portal): Promise<string> {
  const tab = await page.context().newPage();
  const outbox = new URL('/dev/outbox', page.url()).href;
  const look = async (): Promise<string> => {
    await tab.goto(outbox);
    const mails = tab.getByRole('listitem').filter({ hasText: '@phone.localhost' });
    if ((await mails.count()) === 0) return '';
    await mails.last().getByRole('link').click();
    const text = await tab.locator('pre').innerText();
    expect(text).toContain('is on its way.');
    return /http\S+\/tracking\/\S+/.exec(text)?.[0] ?? '';
  };
  await expect.poll(look, { timeout: 20_000 }).not.toBe('');
  const link = await look();
  await tab.close();
  return link;
}
