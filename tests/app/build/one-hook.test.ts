import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { withoutOthers } from '../../../app/build/one-hook.ts';

const file = fileURLToPath(import.meta.resolve('downshift')).replace(
  /[^/\\]+$/,
  'downshift.esm.mjs',
);

test('the hooks that nothing calls write no property, and the one that is used keeps its own', () => {
  const written = withoutOthers(readFileSync(file, 'utf8')).match(/^\w+\.stateChangeTypes/gm);
  expect(written).toEqual(['useCombobox.stateChangeTypes']);
});
