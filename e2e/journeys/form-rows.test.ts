import type { Page } from 'playwright';
import { expect } from 'vitest';
import { inLanguage, openAtOutlet } from '../pages/portal.ts';
import { test } from '../support/browser.ts';
import { enter } from './steps.ts';

test('fields beside each other stand on one line where a label says that its field is optional', async ({
  newPage,
}) => {
  const portal = await openAtOutlet(newPage, { deployment: 'kw', width: 1280 });
  const { page, shell, request } = portal;
  await enter(portal);
  await request.fields.amount.waitFor();
  await expectOneLine(page);
  await shell.chooseLanguage('English');
  const english = await inLanguage(portal, 'en');
  await english.request.fields.amount.waitFor();
  await expectOneLine(page);
});

async function expectOneLine(page: Page): Promise<void> {
  for (const width of [1280, 1440, 768]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = expect.poll(() => page.evaluate(linesOfRows), { message: `${width} px` });
    await lines.toEqual([1, 1, 1]);
  }
}

/** Runs in the page: on how many lines the boxes of each two fields begin that share a row. */
function linesOfRows(): number[] {
  const rows = [
    ['destinationName', 'destinationPhoneNumber'],
    ['destinationUnitNumber', 'destinationBuilding'],
    ['orderAmount', 'paymentMethod'],
  ];
  return rows.map((names) => new Set(names.map(topOf)).size);

  function topOf(name: string): number {
    const [control] = document.getElementsByName(name);
    // The words of radios share a box that begins where a field's does.
    const box = control?.closest('label')?.parentElement ?? control?.parentElement;
    return Math.round(box?.getBoundingClientRect().top ?? -1);
  }
}
