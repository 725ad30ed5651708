import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { names } from '../../scripts/browsers/names.ts';

test('the main job of the other browsers finds what it fills in and presses by the texts of today', async () => {
  const file = new URL('../../app/i18n/locales/en.json', import.meta.url);
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject(names);
});
