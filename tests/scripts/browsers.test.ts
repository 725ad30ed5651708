import { expect, test } from 'vitest';
import { names } from '../../scripts/browsers/names.ts';
import { textsOf } from '../app/i18n/support.ts';

test('the main job of the other browsers finds what it fills in and presses by the texts of today', () => {
  expect(textsOf('en')).toMatchObject(names);
});
