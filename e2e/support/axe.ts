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
  const found = await violations(page);
  if (found.length > 0) throw new Error(`axe at ${page.url()}:\n${found.map(describe).join('\n')}`);
}

/** Runs through the debugger, which the page's security policy does not bind. */
async function violations(page: Page): Promise<axe.Result[]> {
  await page.evaluate(source);
  return page.evaluate(async (runOnly) => {
    const engine: typeof axe = Reflect.get(globalThis, 'axe');
    const { violations } = await engine.run(document, { runOnly, resultTypes: ['violations'] });
    return violations;
  }, tags);
}

function describe({ id, help, nodes }: axe.Result): string {
  const places = nodes.map(
    ({ target, failureSummary }) => `  ${target.join(' ')}: ${failureSummary}`,
  );
  return `${id}: ${help}\n${places.join('\n')}`;
}
