import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { textsIn } from '../../../app/build/texts.ts';

const root = new URL('../../../', import.meta.url);

test.each(['en', 'later/en', 'ar', 'later/ar'])(
  'a browser gets all texts of %s at once, those of the product and of every feature',
  (name) => {
    const files = globSync(`{app/i18n/locales,plugins/*/texts}/${name}.json`, { cwd: root });
    const written = files.map((file) => JSON.parse(readFileSync(new URL(file, root), 'utf8')));
    expect(written.length).toBeGreaterThan(1);
    const texts = textsIn(name);
    for (const each of written) expect(texts).toMatchObject(each);
    expect(Object.keys(texts).length).toBe(written.flatMap(Object.keys).length);
  },
);
