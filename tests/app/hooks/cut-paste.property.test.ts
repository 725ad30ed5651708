import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCut } from '../../../app/hooks/use-cut-paste.ts';
import { law } from '../../support/property.ts';

const field = fc
  .record({
    value: fc.string({ maxLength: 30 }),
    ends: fc.tuple(fc.nat(30), fc.nat(30)),
    maxLength: fc.integer({ min: -1, max: 40 }),
    tagName: fc.constantFrom('INPUT', 'TEXTAREA'),
  })
  .map(({ value, ends, ...more }) => {
    const [start = 0, end = 0] = ends
      .map((at) => at % (value.length + 1))
      .toSorted((a, b) => a - b);
    return { ...more, value, selectionStart: start, selectionEnd: end };
  });

test('law: a paste is said to be cut when, and only when, letters of it are lost', () => {
  law(
    fc.property(
      field,
      fc.string({ maxLength: 40 }),
      fc.constantFrom('', '\n', '\r\n'),
      (at, text, end) => {
        const { value, selectionStart, selectionEnd, maxLength, tagName } = at;
        const pasted = tagName === 'INPUT' ? text.replace(/[\r\n]/g, '') : text + end;
        const whole = value.slice(0, selectionStart) + pasted + value.slice(selectionEnd);
        const fits = maxLength < 0 || whole.length <= maxLength;
        expect(isCut(at, text + end)).toBe(!fits);
      },
    ),
  );
});
