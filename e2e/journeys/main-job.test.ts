import { afterAll, beforeAll, expect } from 'vitest';
import { type DeploymentId, merchant, stranger } from '../pages/demo.ts';
import { openPortal, type Portal } from '../pages/portal.ts';
import { hold } from '../pages/request.ts';
import { test } from '../support/browser.ts';
import { type ConnectedFleet, startConnectedFleet } from '../support/connected-fleet.ts';
import { expectFault } from '../support/faults.ts';
import { expectError, expectFocus, expectSound } from '../support/sound.ts';
import { isWide, showList, submit } from './steps.ts';

let fleet: ConnectedFleet;
beforeAll(async () => {
  fleet = await startConnectedFleet();
});
afterAll(() => fleet.stop());

type Journey = {
  deployment: DeploymentId;
  width: number;
  scheme: 'light' | 'dark';
  /** First somewhere the outlet does not deliver to, then somewhere it does. */
  goTooFar: (portal: Portal) => Promise<void>;
  goNear: (portal: Portal) => Promise<void>;
};

const journeys: readonly Journey[] = [
  {
    deployment: 'sg',
    width: 1280,
    scheme: 'light',
    goTooFar: (portal) => chooseSuggestion(portal, 'Causeway Point'),
    goNear: (portal) => chooseSuggestion(portal, 'Marina Bay Sands'),
  },
  {
    deployment: 'la',
    width: 768,
    scheme: 'dark',
    goTooFar: (portal) => typeCoordinates(portal, portal.shop.far),
    goNear: (portal) => typeCoordinates(portal, portal.shop.near),
  },
  {
    deployment: 'kw',
    width: 360,
    scheme: 'light',
    goTooFar: movePinAway,
    goNear: movePinNearby,
  },
];

test.for(journeys)(
  'on $deployment a rider is requested, watched and found in history',
  async ({ deployment, width, scheme, goTooFar, goNear }, { newPage }) => {
    const { port } = fleet.product;
    const portal = await openPortal(newPage, { deployment, width, scheme, port });
    await signInAfterAMistake(portal);
    await chooseOutlet(portal);
    await sendTo(portal, goTooFar, goNear);
    await fillDetailsAfterMistakes(portal);
    const orderId = await payAndSubmit(portal);
    await watch(portal, orderId);
    await findInHistory(portal, orderId);
  },
);

async function signInAfterAMistake({ page, t, signIn }: Portal): Promise<void> {
  expectFault(page, /40[01].*\/login/);
  await signIn.as({ ...merchant, password: stranger.password });
  await expectError(signIn.password, t('auth.NotAuthorizedException'));
  await expectFocus(signIn.password);
  await expectSound(page);
  await signIn.as(merchant);
}

async function chooseOutlet({ page, t, shell, request, shop }: Portal): Promise<void> {
  await request.address.waitFor();
  expect(await page.getAttribute('html', 'dir')).toBe(shop.direction);
  await shell.branch.click();
  const first = shell.branches.getByRole('strong').first();
  expect(await first.innerText()).toContain(shop.merchant);
  await first.getByRole('img', { name: t('branch.parent') }).waitFor();
  expect(await shell.outlets.count()).toBe(4);
  await expectSound(page);
  await shell.outlet(shop.outlet.name).click();
  await page.waitForURL(`**/request-a-rider/${shop.outlet.id}`);
}

async function sendTo(
  portal: Portal,
  goTooFar: Journey['goTooFar'],
  goNear: Journey['goNear'],
): Promise<void> {
  const { page, request } = portal;
  await expectSound(page);
  await goTooFar(portal);
  await request.notice('request.error.undeliverable-address').waitFor();
  await expectSound(page);
  await goNear(portal);
  await request.fee.click();
  await request.feePart('request.fee.base').waitFor();
  await expectSound(page);
}

async function chooseSuggestion({ request }: Portal, place: string): Promise<void> {
  await request.address.fill('');
  await request.address.pressSequentially(place, { delay: 10 });
  await request.place(place).click();
}

/** One press is enough: what is read is looked up, checked and priced. */
async function typeCoordinates({ request }: Portal, text: string): Promise<void> {
  await request.typeAddress(text);
}

/** Far steps need a map that shows much; on a phone it has its buttons once it is used. */
async function movePinAway({ page, request }: Portal): Promise<void> {
  await request.pin.focus();
  for (let level = 0; level < 5; level += 1) await request.zoomOut.click();
  // No town is near there.
  expectFault(page, /404.*\/reverse/);
  await hold(page, request.pin, 'ArrowDown', 45);
  await request.confirm.click();
}

async function movePinNearby({ page, request }: Portal): Promise<void> {
  await request.beginAgain();
  await hold(page, request.pin, 'ArrowUp', 15);
  await request.confirm.click();
}

async function fillDetailsAfterMistakes({ page, t, request, shop }: Portal): Promise<void> {
  await request.toPayment.click();
  for (const [name, key] of shop.required) {
    await expectError(request.fields[name], t(key));
  }
  expect(await request.marked.count()).toBe(shop.required.length);
  await expectFocus(request.fields.name);
  await expectSound(page);
  await request.fields.name.fill('Kim 2');
  await expectError(request.fields.name, t('validation.wrong-customer-name'));
  await request.fields.phone.fill('12');
  await expectError(request.fields.phone, t('validation.phone-incorrect'));
  await request.openOptions();
  await request.fields.description.fill('a'.repeat(201));
  await expectError(request.fields.description, t('validation.fill-description', { max: 200 }));
  await request.fields.description.fill('2 × نودلز, ກາເຟ, 咖啡');
  await request.fillDetails(shop);
  await request.toPayment.click();
}

async function payAndSubmit(portal: Portal): Promise<string> {
  const { page, request, shop } = portal;
  await request.pay(shop.payment);
  await expectSound(page);
  return submit(portal);
}

async function watch(portal: Portal, orderId: string): Promise<void> {
  const { page, t, tracking, shop } = portal;
  const wide = isWide(page);
  await tracking.panel(orderId).waitFor();
  const rider = tracking.onMap(orderId).filter({ hasText: t('order.rider.on-map', { name: '' }) });
  await fleet.accept(orderId);
  await rider.waitFor();
  await fleet.report(orderId, 'COURIER_LEFT_VENDOR');
  await tracking.panel(orderId).getByText(t('status.in-transit')).first().waitFor();
  if (wide) await expect.poll(() => tracking.count('collected')).toBe(1);
  await fleet.report(orderId, 'DELIVERED');
  await tracking.announced(orderId, 'delivered').waitFor({ state: 'attached' });
  await tracking.panel(orderId).getByText(shop.customer.name).waitFor();
  await expectSound(page);
  await showList(portal);
  // The list shows the tab that the order came to.
  expect(await tracking.tab('delivered').getAttribute('aria-selected')).toBe('true');
  await tracking.row(orderId).waitFor();
  await expectSound(page);
}

async function findInHistory({ page, shell, history }: Portal, orderId: string): Promise<void> {
  await shell.go('nav.history');
  await history.heading.waitFor();
  await history.period.selectOption('today');
  await history.order(orderId).waitFor();
  await expectSound(page);
  await history.order(orderId).click();
  await history.dialog(orderId).waitFor();
  await expectSound(page);
  await history.close.click();
  await history.dialog(orderId).waitFor({ state: 'hidden' });
}
