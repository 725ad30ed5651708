import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { withoutFlatStyles } from '../../../app/build/no-flat-styles.ts';

test('vector layers import nothing that reads styles written as expressions, and say so when they get one', () => {
  const file = fileURLToPath(import.meta.resolve('ol/layer/BaseVector.js'));
  const source = readFileSync(file, 'utf8');
  expect(source).toContain('render/canvas/style.js');
  const written = withoutFlatStyles(source);
  expect(written).not.toContain('render/canvas/style.js');
  expect(written).toContain('this build reads no flat styles');
});
