import fc from 'fast-check';
import { expect, test } from 'vitest';
import { qrPath } from '../../../app/ui/qr/qr-path.ts';
import { law } from '../../support/property.ts';

const codes = fc.integer({ min: 1, max: 12 }).chain((size) =>
  fc.array(fc.array(fc.boolean(), { minLength: size, maxLength: size }), {
    minLength: size,
    maxLength: size,
  }),
);

test('the path covers each dark square, and no light one', () => {
  law(
    fc.property(codes, (rows) => {
      expect(painted(qrPath(rows), rows.length)).toEqual(rows);
    }),
  );
});

/** What a path of runs covers, read from its text. */
function painted(path: string, size: number): boolean[][] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(width));
  }
  return rows;
}
