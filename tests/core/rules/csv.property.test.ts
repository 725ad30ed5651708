import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutTextMark, withTextMark } from '#core/rules';
import { law } from '../../support/property.ts';

const cells = fc
  .tuple(fc.stringMatching(/^['=+\-@＝＋－＠\t\n]{0,3}$/), fc.string({ unit: 'grapheme' }))
  .map((parts) => parts.join(''));

test('a cell is no formula in a file, and the same again when the file is read', () =>
  law(
    fc.property(cells, (cell) => {
      const written = withTextMark(cell);
      expect(written).not.toMatch(/^[=\-@＝＋－＠]/);
      expect(withoutTextMark(written)).toBe(cell);
    }),
  ));
