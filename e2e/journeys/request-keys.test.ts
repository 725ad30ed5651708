import { openAtOutlet, type Portal } from '../pages/portal.ts';
import { test } from '../support/browser.ts';
import { expectFocus } from '../support/sound.ts';
import { enter, reachDetails } from './steps.ts';

test('a kept draft goes on where it was left, and its keys go back from the summary and send', async ({
  newPage,
}) => {
  const portal = await openAtOutlet(newPage, { deployment: 'sg', width: 1280 });
  const { page, request, shop } = portal;
  await enter(portal);
  await reachDetails(portal);
  await request.changeAddress.waitFor();
  await request.fields.name.fill(shop.customer.name);
  await comeAgain(portal);
  await expectFocus(request.fields.phone);
  await request.fillDetails(shop);
  await comeAgain(portal);
  await expectFocus(request.submit);

  await request.toPayment.click();
  await expectFocus(request.heading);
  await page.keyboard.press('Escape');
  await request.toPayment.click();
  await request.startOver.click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await expectFocus(request.startOver);
  await request.back.waitFor();
  await request.pay(shop.payment);
  await comeAgain(portal);
  await expectFocus(request.submit);

  await request.heading.focus();
  await page.keyboard.press('Control+Enter');
  await page.waitForURL(`**/order-tracking/${shop.outlet.id}?order_id=*`);
});

test('under a finger a kept draft opens no keyboard', async ({ newPage }) => {
  const portal = await openAtOutlet(newPage, { deployment: 'sg', width: 360 });
  const { page, request } = portal;
  await enter(portal);
  await reachDetails(portal);
  await request.changeAddress.waitFor();
  await comeAgain(portal);
  await expectFocus(page.getByRole('main'));
  await request.changeAddress.waitFor();
});

async function comeAgain({ page, request }: Portal): Promise<void> {
  await page.reload();
  await request.submit.waitFor();
}
