import { expect } from 'vitest';
import { openPortal } from '../pages/portal.ts';
import { test } from '../support/browser.ts';
import { expectSound } from '../support/sound.ts';

const hours = '**/get-country-parameter/serviceHours';

test('outside the service hours nobody can be called, until the service opens', async ({
  newPage,
}) => {
  const portal = await openPortal(newPage, { deployment: 'kw', width: 360, scheme: 'dark' });
  const { page, t, signIn, request } = portal;
  await page.route(hours, (route) =>
    route.fulfill({ json: { result: hoursLater('Asia/Kuwait') } }),
  );
  await signIn.as();
  await page.getByText(t('request.closed.title')).waitFor();
  expect(await request.address.isVisible()).toBe(false);
  await expectSound(page);
  await page.unroute(hours);
  await page.getByRole('button', { name: t('request.closed.again') }).click();
  await request.address.waitFor();
});

test('a closed service says its hours and what time it is here', async ({ newPage }) => {
  const { page, signIn } = await openPortal(newPage, {
    deployment: 'sg',
    timezone: 'Europe/Paris',
  });
  await page.route(hours, (route) =>
    route.fulfill({ json: { result: hoursLater('Asia/Singapore') } }),
  );
  await signIn.as();
  await page.getByText(/^Service hours: \d\d:00 to \d\d:00\. It's \S+.*\.$/).waitFor();
});

/** A window that begins in two hours and lasts one. */
function hoursLater(timeZone: string): string {
  const at = (inHours: number) =>
    new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone }).format(
      Date.now() + inHours * 3_600_000,
    );
  return `${at(2)}00:${at(3)}00`;
}
