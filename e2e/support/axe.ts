import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright';

const source = await readFile(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails with the rule, the element and the reason when axe finds anything on the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  if ((await violations(page, { selectors: false })).length > 0) await complain(page);
}

/** Selectors are computed for failures only, since they take as long as the check itself. */
async function complain(page: Page): Promise<void> {
  const found = await violations(page, { selectors: true });
  const clear = await page.evaluate(scrolledClear, found.filter(isOfSize).flatMap(selectorsOf));
  const isLasting = (result: axe.Result) =>
    !isOfSize(result) || selectorsOf(result).some((selector) => !clear.includes(selector));
  const lasting = found.filter(isLasting);
  if (lasting.length > 0)
    throw new Error(`axe at ${page.url()}:\n${lasting.map(describe).join('\n')}`);
}

const isOfSize = ({ id }: axe.Result) => id === 'target-size';
const selectorsOf = ({ nodes }: axe.Result) => nodes.map(({ target }) => target.join(' '));

/**
 * Runs in the page: which of these targets are only covered by a sticky bar. Each is scrolled to the middle of the window and
 * checked there.
 */
async function scrolledClear(selectors: string[]): Promise<string[]> {
  const engine: typeof axe = Reflect.get(globalThis, 'axe');
  const place = { left: scrollX, top: scrollY };
  const clear: string[] = [];
  for (const selector of selectors) {
    document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const options: axe.RunOptions = { runOnly: ['target-size'], preload: false };
    const { violations } = await engine.run(selector, options);
    if (violations.length === 0) clear.push(selector);
  }
  scrollTo({ ...place, behavior: 'instant' });
  return clear;
}

/** Runs through the debugger, which the page's security policy does not bind. */
async function violations(
  page: Page,
  detail: Pick<axe.RunOptions, 'selectors'>,
): Promise<axe.Result[]> {
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  if (!isThere) await page.evaluate(source);
  return page.evaluate(
    async (asked) => {
      const engine: typeof axe = Reflect.get(globalThis, 'axe');
      // A sheet that is still on its way would be copied into the page, which its policy forbids; no rule of ours reads sheets.
      const options: axe.RunOptions = { ...asked, resultTypes: ['violations'], preload: false };
      const { violations } = await engine.run(document, options);
      return violations;
    },
    { runOnly: tags, ...detail },
  );
}

function describe({ id, help, nodes }: axe.Result): string {
  const places = nodes.map(
    ({ target, failureSummary }) => `  ${target.join(' ')}: ${failureSummary}`,
  );
  return `${id}: ${help}\n${places.join('\n')}`;
}
