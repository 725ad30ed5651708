import { expect } from 'vitest';
import { allTextsOf, textsOf } from '../pages/texts.ts';
import { test } from '../support/browser.ts';

/** A number, a code, a name and an offset: what the words around them would turn round. */
const awkward = ['-90', 'm4pk1-000001', '12-01 Tower', '+02:00'];

test('whatever an Arabic text fills in is laid out in its own order, in one piece', async ({
  newPage,
}) => {
  const t = await textsOf('ar');
  const filled = withValues(await allTextsOf('ar'));
  const page = await newPage({ deployment: 'kw' });
  const shown = filled.flatMap(({ key, names }) =>
    awkward.map((value) => ({
      ...{ key, value },
      text: t(key, Object.fromEntries(names.map((name) => [name, value]))),
    })),
  );
  expect(shown.length).toBeGreaterThan(400);
  const turned = await page.evaluate((texts) => {
    const line = document.createElement('p');
    line.dir = 'rtl';
    line.style.whiteSpace = 'nowrap';
    document.body.append(line);
    const isTurned = ({ text, value }: { text: string; value: string }) => {
      line.textContent = text;
      const words = line.firstChild;
      const from = text.indexOf(value);
      if (words === null || from < 0) return true;
      const places = [...value].map((_, nth) => {
        const letter = document.createRange();
        letter.setStart(words, from + nth);
        letter.setEnd(words, from + nth + 1);
        return letter.getBoundingClientRect().left;
      });
      return places.some((place, nth) => place < (places[nth - 1] ?? place));
    };
    return texts.filter(isTurned).map(({ key, value }) => `${key}: ${value}`);
  }, shown);
  expect(turned).toEqual([]);
});

type Filled = { key: string; names: readonly string[] };

function withValues(texts: Readonly<Record<string, string>>): Filled[] {
  return Object.entries(texts)
    .map(([key, text]) => ({
      key,
      names: [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name),
    }))
    .filter(({ names }) => names.length > 0);
}
