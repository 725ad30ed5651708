import type { Locator } from 'playwright';
import { expect } from 'vitest';
import { openAtOutlet } from '../pages/portal.ts';
import { test } from '../support/browser.ts';
import { enter, reachDetails, reachPayment, showList, submit } from './steps.ts';

const address = 'Building 12, Ahmad Al Jaber Street, behind the old spice market, second blue gate';

test('in a list that reads from the right a long Latin address begins with its own first letters', async ({
  newPage,
}) => {
  const portal = await openAtOutlet(newPage, { deployment: 'kw', width: 360 });
  const { page, t, tracking } = portal;
  await enter(portal);
  await reachDetails(portal);
  const line = page.getByRole('textbox', { name: t('request.destination.line') });
  const reword = page.getByRole('button', { name: t('request.destination.reword') });
  await line.or(reword).first().waitFor();
  if (await reword.isVisible()) await reword.click();
  await line.fill(address);
  await reachPayment(portal);
  const orderId = await submit(portal);
  await showList(portal);
  const shown = tracking.row(orderId).getByText(address);
  await shown.waitFor();
  const { first, last, box, row } = await edgesOf(shown);
  expect(first.left).toBeGreaterThanOrEqual(box.left - 1);
  expect(first.right).toBeLessThanOrEqual(box.right + 1);
  // It is longer than its place: it is the end that is cut, and the line fills the row behind what the order is doing.
  expect(last.right).toBeGreaterThan(box.right);
  expect(box.left).toBeCloseTo(row.left, 0);
  expect(box.right).toBeLessThan(row.right);
});

/** Where its first and last letters are, what of it is seen, and the words of its row. */
function edgesOf(text: Locator) {
  return text.evaluate((element) => {
    const letter = (node: Node, at: number) => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect().toJSON() as DOMRect;
    };
    const node = element.firstChild;
    if (!(node instanceof Text)) throw new Error('there is no text');
    const seen = (at: Element): Element => {
      if (getComputedStyle(at).overflowX === 'hidden' || at.parentElement === null) return at;
      return seen(at.parentElement);
    };
    const around = seen(element);
    return {
      first: letter(node, 0),
      last: letter(node, node.length - 1),
      box: around.getBoundingClientRect().toJSON() as DOMRect,
      row: (around.parentElement ?? around).parentElement
        ?.getBoundingClientRect()
        .toJSON() as DOMRect,
    };
  });
}
