import type { Page, Route } from 'playwright';
import { expect } from 'vitest';
import { openAtOutlet, openMember } from '../pages/portal.ts';
import { test } from '../support/browser.ts';
import { expectSound } from '../support/sound.ts';
import { enter, reachDetails } from './steps.ts';

const hours = '**/get-country-parameter/serviceHours';

test('outside the service hours the form stays, and nobody can be called until the service opens', async ({
  newPage,
}) => {
  const portal = await openAtOutlet(newPage, { deployment: 'kw', width: 360, scheme: 'dark' });
  const { page, t, request } = portal;
  await page.route(hours, (route) =>
    route.fulfill({ json: { result: hoursLater('Asia/Kuwait') } }),
  );
  await enter(portal);
  const askAgain = page.getByRole('button', { name: t('request.closed.again') });
  await askAgain.waitFor();
  await reachDetails(portal);
  await request.fields.name.fill(portal.shop.customer.name);
  await scheduling(page, t('request.closed.schedule', { time: '' })).waitFor();
  expect(await request.submit.isVisible()).toBe(false);
  await expectSound(page);
  await page.unroute(hours);
  await askAgain.click();
  await request.submit.waitFor();
  expect(await request.fields.name.inputValue()).toBe(portal.shop.customer.name);
});

test('a closed service says its hours, what time it is here and when it opens, for which an order can wait', async ({
  newPage,
}) => {
  const portal = await openAtOutlet(newPage, { deployment: 'sg', timezone: 'Europe/Paris' });
  const { page, t, request, shop } = portal;
  await page.route(hours, (route) =>
    route.fulfill({ json: { result: hoursLater('Asia/Singapore') } }),
  );
  await enter(portal);
  await page.getByText(/^Service hours: \d+:00\s[ap]m to \d+:00\s[ap]m\. It's \S+.*\.$/).waitFor();
  await page.getByText(/^Closed\. Opens at \d+:00\s[ap]m, in (?:1h|59)/).waitFor();
  await reachDetails(portal);
  await request.fillDetails(shop);
  if (await request.terms.isVisible()) await request.terms.check();
  const button = scheduling(page, t('request.closed.schedule', { time: '' }));
  const words = await button.innerText();
  const sent = page.waitForRequest(
    (each) => each.method() === 'POST' && /orders?$/.test(each.url()),
  );
  await button.click();
  const { preordered_for: at }: { preordered_for: number } = (await sent).postDataJSON();
  const format = { timeStyle: 'short', timeZone: 'Asia/Singapore' } as const;
  const time = new Intl.DateTimeFormat('en-SG', format).format(at * 1000);
  expect(spaced(words)).toBe(spaced(t('request.closed.schedule', { time })));
  await page.waitForURL(`**/order-tracking/${shop.outlet.id}?order_id=*`);
});

test('an outlet that does not trade keeps its form, and says so at the button', async ({
  newPage,
}) => {
  const portal = await openMember(newPage, { deployment: 'sg', width: 768 });
  const { page, t, request } = portal;
  await page.route(/\/vendors?(\/[^/]+)?$/, resting);
  await enter(portal);
  await page.getByText(t('request.store-unavailable.body')).waitFor();
  expect(await request.submit.isDisabled()).toBe(true);
  await expectSound(page);
});

/** No outlet trades. Asks at the default host, since not every system's resolver knows the names below localhost. */
async function resting(route: Route): Promise<void> {
  const response = await route.fetch({ url: route.request().url().replace('//sg.', '//') });
  const text = await response.text();
  await route.fulfill({ response, body: text.replaceAll('"is_active":true', '"is_active":false') });
}

/** The button that sends an order for later, whatever the time is. */
function scheduling(page: Page, words: string) {
  return page.getByRole('button', { name: words.trim() });
}

/** Spaces of times differ between versions of the same data. */
function spaced(text: string): string {
  return text.replace(/\s/g, ' ').trim();
}

/** A window that begins in two hours and lasts one. */
function hoursLater(timeZone: string): string {
  const at = (inHours: number) =>
    new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone }).format(
      Date.now() + inHours * 3_600_000,
    );
  return `${at(2)}00:${at(3)}00`;
}
