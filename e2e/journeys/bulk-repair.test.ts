import { expect } from 'vitest';
import { openMember, type Portal } from '../pages/portal.ts';
import { test as usual } from '../support/browser.ts';
import { paste } from '../support/keyboard.ts';
import { expectError, expectFocus, expectSound } from '../support/sound.ts';
import { copied, fileOfSheets, fileWith, type Line, reachBulk } from './bulk-steps.ts';

const test = usual.extend('computes', { scope: 'file' }, true);

/** Its two numbers stand in each other's place. */
const turned = { lat: '103.85630', lng: '1.33430' };
const broken = [{ payment: 'By cheque', phone: '12' }, {}, { time: 'tomorrow at noon' }, turned];

test('wrong cells that were pasted are repaired one after another, each in a field of its own kind', async ({
  newPage,
}) => {
  const portal = await openMember(newPage, { deployment: 'sg', width: 360 });
  const { page, bulk } = portal;
  await reachBulk(portal);
  await paste(page, copied(broken));
  const phone = bulk.cell(2, 'recipient_phone_number');
  await expectFocus(phone);
  expect(await phone.getAttribute('type')).toBe('tel');
  await phone.press('Enter');
  await expectFocus(phone);
  await phone.fill('+6591234567');
  await phone.press('Enter');
  const payment = bulk.choice(2, 'payment_method');
  await expectFocus(payment);
  expect(await payment.locator('option').allInnerTexts()).toEqual([
    'By cheque',
    ...['PAID', 'CASH_ON_DELIVERY', 'ONLINE_PAYMENT'].map((name) => bulk.say(`payment.${name}`)),
  ]);
  await payment.selectOption('CASH_ON_DELIVERY');
  await payment.press('Enter');
  const time = bulk.time(4);
  await expectFocus(time);
  expect(await time.getAttribute('type')).toBe('datetime-local');
  await expectError(time, bulk.say('row.time-format'));
  await page.getByText(bulk.say('cell.unreadable', { value: 'tomorrow at noon' })).waitFor();
  await expectSound(page);
  await time.fill('2099-01-01T12:00');
  await time.press('Enter');
  await expectError(time, bulk.say('row.time-late', { days: 2 }));
  // By its key: rows that have come into sight move once they are measured, from under a pointer too.
  await bulk.swap(5).press('Enter');
  await bulk.swap(5).waitFor({ state: 'detached' });
  expect(await bulk.cell(5, 'latitude').inputValue()).toBe('1.33430');
});

/** As shops write them down. */
const local = Array.from({ length: 9 }, (_, nth) => ({ phone: `9123456${nth}` }));

test('a button that has done all of its work leaves the focus to the title of the step', async ({
  newPage,
}) => {
  const portal = await openMember(newPage, { deployment: 'sg' });
  const { page, bulk } = portal;
  await reachBulk(portal);
  await bulk.give(fileWith('local.xlsx', local));
  const upload = bulk.upload(local.length);
  for (const height of [720, 640]) {
    await page.setViewportSize({ width: 1280, height });
    const box = await upload.boundingBox();
    const end = (box?.y ?? height) + (box?.height ?? 1);
    expect(end, 'the button stays in the window').toBeLessThanOrEqual(height);
  }
  await bulk.readPhones('+65', local.length).click();
  await bulk.readPhones('+65', local.length).waitFor({ state: 'detached' });
  await expectFocus(page.getByRole('heading', { level: 1 }));
});

test('what was typed into a file outlives a reload, and leaves with its person or after a day', async ({
  newPage,
}) => {
  const portal = await openMember(newPage, { deployment: 'sg' });
  const { page, bulk, shell, signIn, request, t } = portal;
  await reachBulk(portal);
  await bulk.give(fileWith('kept.xlsx', [{ name: 'R2D2' }, {}, {}]));
  const name = bulk.cell(2, 'recipient_name');
  await name.fill('Artoo');
  await name.press('Enter');
  await bulk.remove(4).click();
  await page.evaluate(loseWrites);
  await bulk.cell(3, 'recipient_address').fill('Half an addr');
  await page.reload();
  await bulk.upload(2).waitFor();
  expect(await typed(portal)).toEqual(['Artoo', 'Half an addr']);
  await expectSound(page);
  await bulk.otherFile.click();
  await bulk.resume.click();
  await bulk.upload(2).waitFor();
  expect(await typed(portal)).toEqual(['Artoo', 'Half an addr']);
  await page.evaluate(makeOld);
  await page.reload();
  await bulk.choose.waitFor();
  await expect.poll(() => page.evaluate(countKept)).toBe(0);
  await bulk.give(fileWith('kept.xlsx', [{}]));
  await bulk.upload(1).waitFor();
  await expect.poll(() => page.evaluate(countKept)).toBe(1);
  await shell.signOut();
  await page.getByRole('region', { name: t('alert.region') }).waitFor();
  await expect.poll(() => page.evaluate(countKept)).toBe(0);
  await signIn.as();
  await request.address.waitFor();
});

test('a cell of a chosen sheet that is being typed in when the page goes away counts as left, once the server has the rows', async ({
  newPage,
}) => {
  const portal = await openMember(newPage, { deployment: 'sg' });
  const { page, bulk } = portal;
  await reachBulk(portal);
  const sheets = { Before: [{}], Orders: [{ phone: '12' }, {}, turned] };
  await bulk.give(fileOfSheets('left.xlsx', sheets));
  await bulk.upload(1).waitFor();
  await bulk.changeColumns.click();
  await bulk.sheet.selectOption('Orders');
  await bulk.upload(3).click();
  await bulk.heading('results.title').waitFor();
  await bulk.swap(4).click();
  await bulk.place(2).waitFor();
  const phone = bulk.cell(2, 'recipient_phone_number');
  await phone.fill('+6591234567');
  await page.reload();
  await bulk.place(3).waitFor();
  expect(await phone.inputValue()).toBe('+6591234567');
});

test('a place that was looked up is confirmed on a map, or corrected there, and one that was not found is set', async ({
  newPage,
}) => {
  const portal = await openMember(newPage, { deployment: 'sg', width: 360, scheme: 'dark' });
  const { page, bulk } = portal;
  await reachBulk(portal, 'Pandan Kitchen Tanjong Pagar');
  const nowhere = { address: 'Raffles Place', lat: '', lng: '' };
  const lost = { ...nowhere, address: 'qqzzxx' };
  await bulk.give(fileWith('places.xlsx', [nowhere, nowhere, lost]));
  await bulk.upload(3).click();
  // The list shows the first error, and only rows in sight exist.
  await bulk.view('unconfirmed', 2).check();
  await bulk.onMap(2).click();
  await bulk.dialog.getByText(bulk.say('map.asked', { address: 'Raffles Place' })).waitFor();
  await bulk.dialog.locator('canvas').first().waitFor();
  await expectSound(page);
  await bulk.confirmPlace(2).click();
  await bulk.place(1).waitFor();
  const bar = await bulk.place(1).locator('..').boundingBox();
  expect(bar?.height, 'the bar over the rows stays low').toBeLessThan(150);
  // The row below moves up when its question is gone.
  await bulk.onMap(2).waitFor({ state: 'detached' });
  await bulk.onMap(3).click();
  // While another address is looked for, the one that was found is not confirmed.
  await bulk.search.fill('Tampines');
  expect(await bulk.confirmPlace(3).isDisabled()).toBe(true);
  await bulk.search.fill('');
  expect(await bulk.confirmPlace(3).isDisabled()).toBe(false);
  await movePin(portal);
  await bulk.confirmPlace(3).click();
  await bulk.place(2).waitFor();
  await bulk.view('wrong', 1).check();
  await bulk.putOnMap(4).click();
  await bulk.dialog.getByText(bulk.say('map.unknown')).waitFor();
  expect(await bulk.confirmPlace(4).isDisabled()).toBe(true);
  await bulk.dialog.locator('canvas').first().waitFor();
  await expectSound(page);
  // By its address, and then not, since what is typed now is another one.
  await bulk.search.fill('Tampines Mall');
  await bulk.dialog.getByRole('option').first().click();
  await bulk.dialog.getByText(startOf(bulk.say('map.moved'))).waitFor();
  expect(await bulk.confirmPlace(4).isDisabled()).toBe(false);
  await bulk.search.fill('Raffles');
  expect(await bulk.confirmPlace(4).isDisabled()).toBe(true);
  await bulk.search.press('Escape');
  await movePin(portal);
  await bulk.confirmPlace(4).click();
  await bulk.place(3).waitFor();
});

async function movePin({ bulk, t }: Portal): Promise<void> {
  const pin = bulk.dialog.getByRole('application', { name: t('request.map.pin') });
  await pin.focus();
  await pin.press('ArrowUp');
  await pin.press('Enter');
  await bulk.dialog.getByText(startOf(bulk.say('map.moved'))).waitFor();
}

test('of twenty thousand rows only those in sight exist, and the last one is reached all the same, before the upload and after it', async ({
  newPage,
}) => {
  const portal = await openMember(newPage, { deployment: 'sg' });
  const { page, bulk } = portal;
  await reachBulk(portal);
  const lines = Array.from({ length: 20_000 }, (_, nth) =>
    nth === 19_999 ? { name: 'R2D2' } : {},
  );
  await bulk.give(fileWith('many.xlsx', lines));
  const last = bulk.cell(20_001, 'recipient_name');
  await last.waitFor({ timeout: 60_000 });
  await expectFocus(last);
  expect(await page.getByRole('group').count()).toBeLessThan(60);
  await bulk.upload(20_000).click();
  // Twenty parts, one after another, and a look at every row.
  await bulk.heading('results.title').waitFor({ timeout: 60_000 });
  await bulk.place(19_999).waitFor({ timeout: 60_000 });
  await last.waitFor({ timeout: 60_000 });
  await expectFocus(last);
  expect(await page.getByRole('group').count()).toBeLessThan(60);
  await last.fill('Artoo');
  await last.press('Enter');
  await bulk.place(20_000).waitFor();
  await page.getByRole('region', { name: bulk.say('rows.list', { name: 'many.xlsx' }) }).focus();
  // Rows that are measured again at that moment hold the list where it is.
  const toTheTop = async () => {
    await page.keyboard.press('Home');
    return bulk.cell(2, 'recipient_name').count();
  };
  await expect.poll(toTheTop).toBe(1);
});

const typed = ({ bulk }: Portal) =>
  Promise.all([
    bulk.cell(2, 'recipient_name').inputValue(),
    bulk.cell(3, 'recipient_address').inputValue(),
  ]);

function startOf(text: string): string {
  return text.split(':')[0] ?? '';
}

/** Runs in the page: what is written to the database from here on gets lost, as it may in a page that is closing. */
function loseWrites(): void {
  IDBTransaction.prototype.commit = IDBTransaction.prototype.abort;
}

/** Runs in the page: a day has gone by since anything was typed. */
function makeOld(): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.open('bulk-drafts');
    request.onsuccess = () => {
      const all = request.result.transaction('ages', 'readwrite');
      const ages = all.objectStore('ages');
      ages.openCursor().onsuccess = ({ target }) => {
        const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result;
        cursor?.update(Number(cursor.value) - 86_401);
        cursor?.continue();
      };
      all.oncomplete = () => {
        request.result.close();
        resolve();
      };
    };
  });
}

/** Runs in the page: how many files are kept in this browser. */
async function countKept(): Promise<number> {
  const databases = await indexedDB.databases();
  // To open it would make an empty one.
  if (!databases.some(({ name }) => name === 'bulk-drafts')) return 0;
  return new Promise((resolve) => {
    const request = indexedDB.open('bulk-drafts');
    request.onsuccess = () => {
      const count = request.result.transaction('files').objectStore('files').count();
      count.onsuccess = () => {
        request.result.close();
        resolve(count.result);
      };
    };
  });
}

test('“Next error” leads to a cell each time, before the upload and after it', async ({
  newPage,
}) => {
  const portal = await openMember(newPage, { deployment: 'sg' });
  const { page, bulk } = portal;
  await reachBulk(portal);
  const wrong = [{ unit: '' }, { time: 'never' }, { phone: '12' }, { payment: 'By cheque' }];
  const lines = Array.from({ length: 120 }, (_, nth) =>
    nth % 5 < 4 ? {} : wrong[nth % 4],
  ) as Line[];
  await bulk.give(fileWith('many.xlsx', lines));
  await bulk.upload(120).waitFor();
  await expectFocusKept();
  await bulk.upload(120).click();
  await bulk.heading('results.title').waitFor();
  await bulk.place(96).waitFor();
  await expectFocusKept();

  async function expectFocusKept() {
    const seen: string[] = [];
    for (let press = 0; press < 20; press += 1) {
      await (press % 2 === 0 ? bulk.nextError.click() : page.keyboard.press('F8'));
      const isField = () => page.evaluate(() => document.activeElement?.matches('input, select'));
      await expect.poll(isField).toBe(true);
      // Rows are drawn in turns; after the next pictures the cell still has the focus.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done))),
      );
      seen.push(String(await isField()));
    }
    expect(seen).toEqual(Array(20).fill('true'));
  }
});
