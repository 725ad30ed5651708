import { afterAll, beforeAll, expect } from 'vitest';
import { stranger } from '../pages/demo.ts';
import { outletsPage } from '../pages/outlets.ts';
import { openMember, type Portal } from '../pages/portal.ts';
import { hold } from '../pages/request.ts';
import { test } from '../support/browser.ts';
import { expectFault } from '../support/faults.ts';
import { type Product, startFreshProduct } from '../support/fresh-product.ts';
import { pressOn, tabTo, typeInto } from '../support/keyboard.ts';
import { expectError, expectFocus, expectSound } from '../support/sound.ts';
import { enter } from './steps.ts';

/** A product of its own: what is added here would be in the lists of other journeys. */
let product: Product;
beforeAll(async () => {
  product = await startFreshProduct({ OUTLET_READY_SECONDS: '12' });
});
afterAll(() => product.stop());

const name = 'Pandan Kitchen Bishan';

test('a collection point is added by keyboard alone, and available a little later', async ({
  newPage,
}) => {
  const portal = await openMember(newPage, { deployment: 'sg', port: product.port });
  const { page, t, shell, request } = portal;
  const outlets = outletsPage(portal);
  await enter(portal);
  await pressOn(page, shell.branch);
  await outlets.add.waitFor();
  await expect.poll(() => outlets.pencils.count()).toBe(3);
  await expectSound(page);
  await pressOn(page, outlets.add);
  await outlets.pin.waitFor();
  const isSeen = () =>
    outlets.pin.evaluate((pin) => pin.checkVisibility({ opacityProperty: true }));
  expect(await isSeen(), 'a place that nobody chose').toBe(false);
  expect(await outlets.parent.count()).toBe(0);
  await seeErrors(portal);
  await describePlace(portal);
  await closeByAccident(portal);

  await pressOn(page, outlets.save);
  await outlets.notice('outlet.saved').waitFor();
  await outlets.notice('outlet.saved.soon').waitFor();
  await outlets.adding.waitFor({ state: 'hidden' });
  await expectFocus(outlets.add);
  await outlets.entry(name).waitFor();
  await expectSound(page);

  await outlets.entry(name).click();
  await page.getByText(t('outlet.saved.soon')).last().waitFor();
  await expectSound(page);
  await request.address.waitFor({ timeout: 60_000 });
});

/** Every message at its field, and the focus at the first of them. */
async function seeErrors(portal: Portal): Promise<void> {
  const { page, t } = portal;
  const outlets = outletsPage(portal);
  await pressOn(page, outlets.save);
  await expectFocus(outlets.clientId);
  await expectError(outlets.clientId, t('outlet.error.client-id'));
  await expectError(outlets.label, t('outlet.error.name'));
  await expectError(outlets.phone, t('outlet.error.phone'));
  await expectError(outlets.address, t('outlet.error.address'));
  await expectSound(page);
  await typeInto(page, outlets.clientId, 'm4pk1');
  await typeInto(page, outlets.label, name);
  await typeInto(page, outlets.phone, '+65 (6220) 0144 ext');
  expect(await outlets.phone.inputValue()).toBe('+6562200144');
  await typeInto(page, outlets.owner(1), 'not an address');
  await pressOn(page, outlets.addOwner);
  await typeInto(page, outlets.owner(2), 'other@example.com');
  await pressOn(page, outlets.save);
  await expectFocus(outlets.address);
  await expectError(outlets.owner(1), t('outlet.error.email'));
  expect(await outlets.removeOwner(1).count()).toBe(0);
  await pressOn(page, outlets.removeOwner(2));
  await outlets.owner(2).waitFor({ state: 'detached' });
  await typeInto(page, outlets.owner(1), 'other@example.com');
}

/** A suggestion, then the marker: it names the place again, or keeps what was known. */
async function describePlace(portal: Portal): Promise<void> {
  const { page } = portal;
  const outlets = outletsPage(portal);
  await tabTo(page, outlets.address, { back: true });
  await page.keyboard.type('Marina Bay Sands');
  await outlets.suggestions.filter({ hasText: 'Marina Bay Sands' }).first().waitFor();
  // What was found for fewer letters cannot be marked.
  const marked = page.getByRole('option', { selected: true });
  const markedAfterKey = async () => {
    await page.keyboard.press('ArrowDown');
    return marked.count();
  };
  await expect.poll(markedAfterKey).toBe(1);
  await page.keyboard.press('Enter');
  await expect.poll(() => outlets.address.inputValue()).toContain('Singapore');
  const chosen = await outlets.address.inputValue();
  const reversed = page.waitForResponse('**/geolocator/reverse*');
  await tabTo(page, outlets.pin);
  await hold(page, outlets.pin, 'ArrowUp', 4);
  await reversed;
  await expect.poll(() => outlets.address.inputValue()).not.toBe(chosen);
  const moved = await outlets.address.inputValue();
  await page.route('**/geolocator/reverse*', (route) => route.abort());
  expectFault(page, /reverse|ERR_FAILED/);
  await hold(page, outlets.pin, 'ArrowLeft', 2);
  await outlets.notice('geolocator.error.reverse').waitFor();
  expect(await outlets.address.inputValue()).toBe(moved);
  await page.unroute('**/geolocator/reverse*');
}

/** Neither Escape nor a refusal of the server loses what was typed. */
async function closeByAccident(portal: Portal): Promise<void> {
  const { page, t } = portal;
  const outlets = outletsPage(portal);
  await page.keyboard.press('Escape');
  await outlets.adding.waitFor({ state: 'hidden' });
  await expectFocus(outlets.add);
  await pressOn(page, outlets.add);
  await outlets.kept.waitFor();
  expect(await outlets.label.inputValue()).toBe(name);
  expectFault(page, /409/);
  await pressOn(page, outlets.save);
  await expectFocus(outlets.clientId);
  await expectError(outlets.clientId, t('outlet.error.client-id-taken'));
  await outlets.notice('outlet.error.client-id-taken').waitFor();
  expect(await outlets.owner(1).inputValue()).toBe('other@example.com');
  await typeInto(page, outlets.clientId, 'PK-BISHAN');
}

test('an owner reaches what was added for them, and nothing else of the merchant', async ({
  newPage,
}) => {
  const portal = await openMember(newPage, {
    ...{ deployment: 'sg', port: product.port },
    person: stranger,
  });
  const outlets = outletsPage(portal);
  await enter(portal);
  await portal.shell.branch.click();
  await outlets.entry(name).waitFor();
  expect(await portal.shell.outlets.count()).toBe(2);
  expect(await outlets.add.count()).toBe(0);
});

test('on a phone, from right to left, a collection point is changed', async ({ newPage }) => {
  const visitor = { deployment: 'kw', width: 360, scheme: 'dark' } as const;
  const portal = await openMember(newPage, { ...visitor, port: product.port });
  const { page, t, shell } = portal;
  const outlets = outletsPage(portal);
  await enter(portal);
  await shell.branch.click();
  await outlets.pencil('Dhow Kitchen Hawalli').click();
  await outlets.editing.waitFor();
  await expectSound(page);
  expect(await outlets.clientId.inputValue()).toBe('z8dk3');
  expect(await outlets.clientId.isEditable()).toBe(false);
  await expectFocus(outlets.label);
  expect(await outlets.address.inputValue()).toContain('Tunis Street');
  await outlets.label.fill('');
  await outlets.save.click();
  await expectFocus(outlets.label);
  await expectError(outlets.label, t('outlet.error.name'));
  await outlets.discard.click();
  await outlets.editing.waitFor({ state: 'hidden' });

  await outlets.pencil('Dhow Kitchen Hawalli').click();
  expect(await outlets.label.inputValue()).toBe('Dhow Kitchen Hawalli');
  await outlets.label.fill('مطبخ الداو حولي');
  await outlets.instructions.fill('الباب الخلفي');
  await outlets.save.click();
  await outlets.notice('outlet.saved').waitFor();
  expect(await outlets.notice('outlet.saved.soon').count()).toBe(0);
  await outlets.entry('مطبخ الداو حولي').waitFor();
  await expectSound(page);
});
