import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const app = new URL('../../../app/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, app), 'utf8');

/** What looks like nothing by itself: it is heard, gives others a place, or is the frame of one that is shown. */
const unseen = new Set([
  ...['BackContext', 'BehindContext', 'UnsentContext', 'LiveRegion', 'VisuallyHidden'],
  ...['Centre', 'LonePage', 'Field', 'Form', 'ComboboxFrame', 'VirtualList', 'VirtualTable'],
]);

test('the gallery shows each component of the kit', () => {
  const exported = [...read('ui/index.ts').matchAll(/export \{ (.+?) \} from '.+\.tsx'/g)];
  const components = exported
    .flatMap(([, names = '']) => names.split(', '))
    .filter((name) => /^[A-Z]/.test(name) && !unseen.has(name));
  const gallery = globSync('gallery/*.tsx', { cwd: app }).map(read).join('\n');
  expect(components.length).toBeGreaterThan(40);
  expect(components.filter((name) => !gallery.includes(`<${name}`))).toEqual([]);
});
