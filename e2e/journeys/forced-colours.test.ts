import type { Locator } from 'playwright';
import { expect } from 'vitest';
import { openAtOutlet } from '../pages/portal.ts';
import { test } from '../support/browser.ts';
import { walkTo } from '../support/walk.ts';
import { enter, reachDetails, reachPayment, submit } from './steps.ts';

test('where colours are forced, lines tell what has the focus, what is chosen and what can be pressed', async ({
  newPage,
}) => {
  const portal = await openAtOutlet(newPage, { deployment: 'sg' });
  const { page, request, tracking, history, shop } = portal;
  await page.emulateMedia({ forcedColors: 'active' });
  await enter(portal);
  await reachDetails(portal);
  await reachPayment(portal);
  await expectButton(request.submit);
  // The main button has a broader edge than others, and what floats has one.
  const edge = await edgeOf(request.submit);
  expect(await lineOf(page.locator('[data-over-map]').first(), null, 'outline')).toBe('seen');
  const orderId = await submit(portal);
  const tabs = tracking.tabList;
  expect(await lineOf(tabs.getByRole('tab', { selected: true }), 'after', 'bottom')).toBe('seen');
  expect(await lineOf(tabs.getByRole('tab', { selected: false }), 'after', 'bottom')).toBe('none');
  await expectRing(tabs.getByRole('tab', { selected: true }));
  const row = tracking.row(orderId).locator('div').first();
  expect(await lineOf(row, 'before', 'inline-start')).toBe('seen');
  await walkTo(page, `/history/${shop.outlet.id}`);
  await expectButton(history.export);
  expect(edge).toBeGreaterThan(await edgeOf(history.export));
});

async function expectButton(button: Locator): Promise<void> {
  await button.waitFor();
  expect(await lineOf(button, null, 'bottom')).toBe('seen');
  await expectRing(button);
}

function edgeOf(element: Locator): Promise<number> {
  return element.evaluate((shown) => Number.parseFloat(getComputedStyle(shown).borderWidth));
}

/** Once it is come to by keyboard. */
async function expectRing(control: Locator): Promise<void> {
  await control.press('Shift');
  expect(await lineOf(control, null, 'outline')).toBe('seen');
}

/** Whether there is such a line, of another colour than the ground. */
function lineOf(it: Locator, part: 'before' | 'after' | null, side: string): Promise<string> {
  const name = side === 'outline' ? side : `border-${side}`;
  return it.first().evaluate(
    (element, [pseudo, line]) => {
      const look = getComputedStyle(element, pseudo);
      const [style, colour, width] = ['style', 'color', 'width'].map((each) =>
        look.getPropertyValue(`${line}-${each}`),
      );
      if (look.content === 'none' || style === 'none' || width === '0px') return 'none';
      return colour === getComputedStyle(document.body).backgroundColor ? 'unseen' : 'seen';
    },
    [part && `::${part}`, name] as const,
  );
}
