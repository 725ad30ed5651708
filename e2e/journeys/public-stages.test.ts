import type { Page } from 'playwright';
import { expect } from 'vitest';
import { openPortal } from '../pages/portal.ts';
import { startingWith } from '../pages/texts.ts';
import { test } from '../support/browser.ts';
import { expectFault } from '../support/faults.ts';
import { keepOwnTime } from '../support/own-time.ts';
import { publicOrder } from '../support/public-order.ts';
import { expectSound } from '../support/sound.ts';
import { walkTo } from '../support/walk.ts';

const rider = { latitude: 1.285, longitude: 103.85, updated_at: 1_800_000_000 };
const token = 'x'.repeat(32);
const photo = {
  contentType: 'image/svg+xml',
  headers: { 'content-disposition': 'attachment; filename="delivery.jpg"' },
  body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

type Answer = { json: object } | { status: number; body: string };

/** What the link leads to: always through one route, so that no look of the page goes past it. */
async function teller(page: Page) {
  let answer: Answer = { status: 503, body: '' };
  await page.route('**/public/tracking/*', (route) => route.fulfill(answer));
  return {
    tell(change: Partial<Record<keyof typeof publicOrder, unknown>>) {
      answer = { json: { result: { ...publicOrder, ...change } } };
    },
    fail() {
      answer = { status: 503, body: '' };
    },
  };
}

/** Looks at a link: another one after each end, else as its page does by itself while the order goes on. */
async function look(page: Page, path: string, before: string | undefined): Promise<void> {
  const goesOn = before !== undefined && !['delivered', 'returned', 'cancelled'].includes(before);
  await (goesOn ? page.clock.runFor(10_000) : walkTo(page, `${path}/${another()}`));
}

let links = 0;

/** A link that no page of this run has seen. */
function another(): string {
  links += 1;
  return String(links).padStart(32, 'x');
}

/** What the server says, and what is read; the last three are ends. */
const recipient = [
  ['preparing', 'preparing'],
  ['courier-accepted', 'courier-accepted'],
  ['near-vendor', 'near-vendor'],
  ['collected', 'collected'],
  ['near-customer', 'near-customer'],
  ['return-initiated', 'return-initiated'],
  ['of-tomorrow', 'preparing'],
  ['delivered', 'delivered'],
  ['returned', 'returned'],
  ['cancelled', 'cancelled'],
] as const;

test('a recipient reads each stage, and near is less than five minutes away', async ({
  newPage,
}) => {
  const { page, t } = await openPortal(newPage, { deployment: 'sg', path: '/termsandconditions' });
  const { tell } = await teller(page);
  await keepOwnTime(page);
  for (const [nth, [stage, said]] of recipient.entries()) {
    const withGoods = stage === 'collected' || stage === 'near-customer';
    tell({ stage, ...(withGoods && { rider, rider_name: 'Aziz' }) });
    await look(page, '/tracking', recipient[nth - 1]?.[0]);
    await page.getByRole('heading', { level: 1, name: t(`public.stage.${said}`) }).waitFor();
    const near = await page.getByText(t('public.eta.near')).count();
    expect(near).toBe(stage === 'near-customer' ? 1 : 0);
    const current = page.getByRole('listitem').filter({ hasText: t(`public.stage.${said}`) });
    await current.first().waitFor();
    if (withGoods) await page.getByRole('list', { name: t('public.tracking.map') }).waitFor();
  }
  expect(await page.getByRole('banner').count()).toBe(0);
  await expectSound(page);
});

const consumer = [
  ['preparing', 'placed'],
  ['courier-accepted', 'to-collection'],
  ['near-vendor', 'near-collection'],
  ['collected', 'to-delivery'],
  ['near-customer', 'near-delivery'],
  ['delivered', 'delivered'],
  ['cancelled', 'cancelled'],
] as const;

test('two people who send something to each other read theirs, on a phone and right to left', async ({
  newPage,
}) => {
  const visitor = { deployment: 'kw', width: 360, scheme: 'dark' } as const;
  const { page, t } = await openPortal(newPage, { ...visitor, path: '/termsandconditions' });
  const { tell } = await teller(page);
  await keepOwnTime(page);
  for (const [nth, [stage, consumer_stage]] of consumer.entries()) {
    tell({ stage, consumer_stage });
    await look(page, '/tracking-c2c', consumer[nth - 1]?.[0]);
    const title = t(`public.stage.${consumer_stage}`);
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    const near = await page.getByText(t('public.eta.near')).count();
    expect(near).toBe(consumer_stage === 'near-delivery' ? 1 : 0);
  }
  await expectSound(page);
});

test('a page that is open follows the order, and keeps what it knew while the network is away', async ({
  newPage,
}) => {
  const { page, t } = await openPortal(newPage, { deployment: 'sg', path: '/termsandconditions' });
  const { tell, fail } = await teller(page);
  await keepOwnTime(page);
  const at = Math.floor((await page.evaluate(() => Date.now())) / 1000);
  tell({ stage: 'courier-accepted', estimated_minutes: 7, expected_at: at + 7 * 60 });
  await walkTo(page, `/tracking/${token}`);
  await page.getByText(t('public.eta.collected_other', { count: 7 })).waitFor();
  // It grows old before the eyes of anyone who waits, and is never less than nothing.
  await page.clock.runFor(61_000);
  await page.getByText(t('public.eta.collected_other', { count: 6 })).waitFor();
  await page.clock.runFor(360_000);
  await page.getByText(t('public.eta.collected.soon')).waitFor();
  await page.clock.runFor(120_000);
  await page.getByText(t('public.eta.late_other', { count: 2 })).waitFor();
  tell({ stage: 'collected', to_pay: { state: 'cash', amount: 24.5 }, arrives_at: at + 900 });
  await page.clock.runFor(10_000);
  await page.getByText(t('public.clock.arrives')).waitFor();
  await page.getByText(t('public.pay.cash', { amount: '$24.50' })).waitFor();
  // The rider falls behind: the new time stands beside the one that was told.
  tell({ stage: 'collected', delayed: true, arrives_at: at + 1500 });
  await page.clock.runFor(10_000);
  await page.getByText(t('public.clock.late')).waitFor();
  await page.getByText(/^was \d/).waitFor();
  tell({ stage: 'near-vendor', delayed: true, expected_at: at + 700 });
  await page.clock.runFor(10_000);
  const knownLast = page.getByRole('heading', { level: 1, name: t('public.stage.near-vendor') });
  await knownLast.waitFor();
  expectFault(page, /503/);
  fail();
  await page.clock.runFor(15_000);
  await page.getByText(t('public.tracking.old')).waitFor();
  await knownLast.waitFor();
});

test('what stands below the time stays where it is when a rider is found', async ({ newPage }) => {
  const visitor = { deployment: 'sg', width: 360 } as const;
  const { page, t } = await openPortal(newPage, { ...visitor, path: '/termsandconditions' });
  const { tell } = await teller(page);
  await keepOwnTime(page);
  const at = Math.floor((await page.evaluate(() => Date.now())) / 1000);
  const told = { stage: 'preparing', shop_phone: '+6562200141' };
  tell(told);
  await walkTo(page, `/tracking/${token}`);
  await page.getByText(t('public.clock.unknown')).waitFor();
  await expectSound(page);
  const call = page.getByRole('link', { name: t('public.call', { name: 'Pandan Kitchen' }) });
  const before = await call.boundingBox();
  tell({ ...told, arrives_at: at + 900 });
  await page.clock.runFor(10_000);
  await page.getByText(t('public.clock.unknown')).waitFor({ state: 'detached' });
  expect(await call.boundingBox()).toEqual(before);
});

test.for([360, 768, 1280])(
  'at %i px what a recipient reads stays where it is from the first look to the photograph',
  async (width, { newPage }) => {
    const opening = { deployment: 'sg', width, path: '/termsandconditions' } as const;
    const { page, t } = await openPortal(newPage, opening);
    const { tell } = await teller(page);
    await page.route('**/public/tracking/*/photo', (route) => route.fulfill(photo));
    await keepOwnTime(page);
    const shop = { shop_phone: '+6562200141' };
    tell({ ...shop, stage: 'preparing' });
    await walkTo(page, `/tracking/${token}`);
    const map = page.getByRole('list', { name: t('public.tracking.map') });
    const updated = page.getByText(startingWith(t('public.tracking.updated', { time: '' })));
    const place = () => updated.locator('..').evaluate(placeOf);
    await map.getByText('Pandan Kitchen').waitFor();
    // Anybody may hold the link, and only who sees a rider on the way there is shown where the door is.
    expect(await page.getByText(t('map.marker.dropoff')).count()).toBe(0);
    const before = await place();
    await expectSound(page);
    tell({ ...shop, stage: 'collected', rider, rider_name: 'Aziz' });
    await page.clock.runFor(10_000);
    await map.getByText(t('order.rider.on-map', { name: 'Aziz' })).waitFor();
    expect(await place()).toEqual(before);
    tell({ ...shop, stage: 'delivered', photo: true });
    await page.clock.runFor(10_000);
    await page.getByRole('img', { name: t('public.photo') }).waitFor();
    expect(await place()).toEqual(before);
  },
);

test('where a guest sends from is on no map before a rider is on the way', async ({ newPage }) => {
  const { page, t } = await openPortal(newPage, { deployment: 'sg', path: '/termsandconditions' });
  const { tell } = await teller(page);
  tell({ stage: 'preparing', shop_phone: null });
  await walkTo(page, `/tracking/${token}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.locator('[data-picture]').evaluate((it) => it.childElementCount)).toBe(0);
  expect(await page.getByText(t('map.marker.pickup')).count()).toBe(0);
});

/** Runs in the page: where an element begins, and how wide it is. */
function placeOf(element: Element): readonly number[] {
  const { x, y, width } = element.getBoundingClientRect();
  return [x, y + scrollY, width];
}

/** Longer than any language has them, in words and in one that cannot be broken between words. */
const longLabels = [
  'Замовлення прийнято магазином',
  'Abholungsbestätigungszeitpunkt',
  'Доставлено одержувачу',
];

test.for(['sg', 'kw'] as const)(
  'in %s the times of an order stand beside each other on a phone, however long their names are',
  async (deployment, { newPage }) => {
    const opening = { deployment, width: 360, path: '/termsandconditions' } as const;
    const { page, t } = await openPortal(newPage, opening);
    const { tell } = await teller(page);
    await keepOwnTime(page);
    const [placed_at, finished_at] = [1_800_000_000, 1_800_003_000];
    tell({ stage: 'delivered', times: { placed_at, collected_at: 1_800_002_000, finished_at } });
    await walkTo(page, `/tracking/${token}`);
    await page.getByText(t('public.times.collected')).waitFor();
    const list = page.locator('dl').first();
    const short = await list.evaluate(placesIn);
    expect(short.bottoms).toEqual(short.bottoms.map(() => short.bottoms[0]));
    await list.locator('dt').evaluateAll((all, texts) => {
      for (const [nth, name] of all.entries()) name.textContent = texts[nth] ?? '';
    }, longLabels);
    const { bottoms, isWhole } = await list.evaluate(placesIn);
    expect(bottoms).toEqual(bottoms.map(() => bottoms[0]));
    expect(isWhole).toBe(true);
  },
);

/** Runs in the page: where each time ends, and whether all of them have room. */
function placesIn(list: Element): { bottoms: readonly number[]; isWhole: boolean } {
  const times = [...list.querySelectorAll('dd')];
  return {
    bottoms: times.map((time) => Math.round(time.getBoundingClientRect().bottom)),
    isWhole: list.scrollWidth <= list.clientWidth,
  };
}

test('at the end there are the times, the photograph and the receipt, and the shop can be called throughout', async ({
  newPage,
}) => {
  const visitor = { deployment: 'sg', width: 360, path: '/termsandconditions' } as const;
  const { page, t } = await openPortal(newPage, visitor);
  const { tell } = await teller(page);
  await page.route('**/public/tracking/*/photo', (route) => route.fulfill(photo));
  const shop = { outlet_name: 'Pandan Kitchen', shop_phone: '+6562200141' };
  tell({ ...shop, stage: 'collected', rider, rider_name: 'Aziz' });
  await page.goto(`/tracking/${token}`);
  await page.getByText(t('public.rider', { name: 'Aziz' })).waitFor();
  await page.getByText(t('public.rider.reach')).waitFor();
  const call = page.getByRole('link', { name: t('public.call', { name: 'Pandan Kitchen' }) });
  expect(await call.getAttribute('href')).toBe('tel:+6562200141');
  // A fleet that has a number for it lets the recipient call the rider, too.
  tell({ ...shop, stage: 'collected', rider, rider_name: 'Aziz', rider_phone: '+6531234567' });
  await walkTo(page, `/tracking/${another()}`);
  const callRider = page.getByRole('link', { name: t('public.call', { name: 'Aziz' }) });
  expect(await callRider.getAttribute('href')).toBe('tel:+6531234567');
  expect(await page.getByText(t('public.rider.reach')).count()).toBe(0);
  const done = { placed_at: 1_800_000_000, collected_at: null, finished_at: 1_800_003_000 };
  tell({ ...shop, stage: 'delivered', times: done, photo: true, receipt: '/delivery-receipt/abc' });
  await walkTo(page, `/tracking/${another()}`);
  await page.getByRole('heading', { level: 1, name: /Delivered at \d/ }).waitFor();
  await page.getByRole('img', { name: t('public.photo') }).waitFor();
  expect(await page.getByText(t('public.times.collected')).count()).toBe(0);
  const receipt = page.getByRole('link', { name: t('public.receipt.title') });
  expect(await receipt.getAttribute('href')).toBe('/delivery-receipt/abc');
  await expectSound(page);
});

test('the map of a link keeps the zoom that its reader chose while the rider goes on', async ({
  newPage,
}) => {
  const { page, t } = await openPortal(newPage, { deployment: 'sg', path: '/termsandconditions' });
  const { tell } = await teller(page);
  const carried = { stage: 'collected', rider_name: 'Aziz' };
  tell({ ...carried, rider });
  await walkTo(page, `/tracking/${token}`);
  const words = page.getByRole('list', { name: t('public.tracking.map') });
  await words.getByText('600 m').waitFor();
  const scale = page.getByText(/^\d[\d,]* (m|km)$/).first();
  const before = await scale.innerText();
  const zoom = page.getByRole('button', { name: t('map.zoom-in') });
  await zoom.click();
  await expect.poll(() => scale.innerText()).not.toBe(before);
  const chosen = await scale.innerText();
  tell({ ...carried, rider: { ...rider, latitude: 1.288, updated_at: rider.updated_at + 10 } });
  await words.getByText('200 m').waitFor();
  expect(await scale.innerText()).toBe(chosen);
});

test('a receipt is printed without its button', async ({ newPage }) => {
  const { page, t } = await openPortal(newPage, { deployment: 'sg', path: '/termsandconditions' });
  const result = {
    ...{ order_id: 'm4pk1-000123', outlet_name: 'Pandan Kitchen', recipient_name: 'Mei' },
    ...{ placed_at: 1_800_000_000, finished_at: 1_800_003_000, returned: false },
    ...{ payment_method: 'CASH_ON_DELIVERY', amount: 20, delivery_fee: 7.5, discount: 1 },
    total: 26.5,
  };
  await page.route('**/public/receipt/*', (route) => route.fulfill({ json: { result } }));
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await walkTo(page, `/delivery-receipt/${token}`);
  const print = page.getByRole('button', { name: t('public.receipt.print') });
  await print.click();
  await page.locator('body[data-printed]').waitFor();
  await page.emulateMedia({ media: 'print' });
  await print.waitFor({ state: 'hidden' });
  const paid = [t('order.collected'), '$20.00'];
  for (const text of [result.order_id, '$7.50', t('payment.CASH_ON_DELIVERY'), ...paid]) {
    await page.getByText(text).first().waitFor();
  }
  // What was paid at the door and what the shop pays are no one sum.
  expect(await page.getByText('$26.50').count()).toBe(0);
});

test('the terms are kept as a file', async ({ newPage }) => {
  const { page, t } = await openPortal(newPage, { deployment: 'kw', path: '/termsandconditions' });
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: t('legal.terms.download') }).click();
  expect((await coming).suggestedFilename()).toBe('terms-kw.txt');
  await page.getByText('الكويت').first().waitFor();
});
