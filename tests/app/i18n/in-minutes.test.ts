import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inMinutes } from '../../../app/i18n/in-minutes.ts';
import { createTranslate } from '../../../app/i18n/translate.ts';
import { locales, textsOf } from './support.ts';

const root = new URL('../../../', import.meta.url);

test('minutes are rounded and written in one place', () => {
  const files = globSync('{app,plugins}/**/*.{ts,tsx}', { cwd: root });
  const writing = files.filter((path) =>
    readFileSync(new URL(path, root), 'utf8').includes("'order.eta.short'"),
  );
  expect(writing).toEqual(['app/i18n/in-minutes.ts']);
});

test.for(locales)('in %s less than a minute is neither none nor a whole one', (locale) => {
  const t = createTranslate(locale.replaceAll('_', '-'), textsOf(locale));
  const [less, one] = [inMinutes(t, 0), inMinutes(t, 1)];
  // The same figure with more words around it.
  expect(less).toContain(one);
  expect(less).not.toBe(one);
});
