import { expect } from 'vitest';
import { stranger } from '../pages/demo.ts';
import { openMember, type Portal } from '../pages/portal.ts';
import { startingWith } from '../pages/texts.ts';
import { expectAccessible } from '../support/axe.ts';
import { test } from '../support/browser.ts';
import { enter } from './steps.ts';

test('a new outlet is told three steps, which are done by what it does, or are skipped for good', async ({
  newPage,
}) => {
  const portal = await openMember(newPage, { deployment: 'kw', person: stranger });
  const { page, t, shell } = portal;
  await enter(portal);
  const card = cardIn(portal);
  await opensFromTheMap(portal);
  await shell.go('nav.tracking');
  await card.getByText(t('first.count', { done: '1', all: '3' })).waitFor();
  await expectAccessible(page);
  await card.getByRole('button', { name: t('first.sound.action') }).click();
  await card.getByText(t('first.count', { done: '2', all: '3' })).waitFor();
  await page.setViewportSize({ width: 360, height: 780 });
  await page.reload();
  await card.getByText(t('first.count', { done: '2', all: '3' })).waitFor();
  await expectAccessible(page);
  await card.getByRole('link', { name: t('request.title') }).click();
  await portal.request.heading.waitFor();
  await shell.go('nav.tracking');
  await card.getByRole('button', { name: t('first.skip') }).click();
  await expect.poll(() => card.count()).toBe(0);
  const counted = page.waitForResponse(/\/orders\?count=\d+$/);
  await page.reload();
  await counted;
  // A person who comes back to the page by then knows all that could show the card.
  await shell.go('nav.request');
  await portal.request.heading.waitFor();
  await shell.go('nav.tracking');
  await page.getByText(t('tracking.empty.active')).waitFor();
  expect(await card.count()).toBe(0);
});

/** On the page where people arrive one line over its map opens the card, and moves nothing. */
async function opensFromTheMap(portal: Portal): Promise<void> {
  const { page, t, request } = portal;
  const line = page.getByRole('button', {
    name: startingWith(t('first.count', { done: '1', all: '3' })),
  });
  for (const size of [
    { width: 360, height: 780 },
    { width: 1280, height: 800 },
    { width: 1100, height: 720 },
  ]) {
    await page.setViewportSize(size);
    await line.waitFor();
    const top = () => request.address.evaluate((field) => field.getBoundingClientRect().top);
    const before = await top();
    await line.click();
    await cardIn(portal).waitFor();
    expect(await top()).toBe(before);
    const [from, opened] = await Promise.all([line.boundingBox(), cardIn(portal).boundingBox()]);
    // In Arabic the form stands at the right of the map, and the card begins where its line does.
    if (size.width > 1000) expect(endOf(opened), 'the form stays free').toBeLessThan(endOf(from));
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await cardIn(portal).waitFor({ state: 'hidden' });
  }
}

type Box = { x: number; width: number } | null;
const endOf = (box: Box): number => (box ? box.x + box.width : Number.NaN);

const cardIn = ({ page, t }: Portal) =>
  page.getByRole('region').filter({ has: page.getByRole('button', { name: t('first.skip') }) });
