import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  bulkRowChecker,
  comparedCode,
  pickupCodeFault,
  pickupCodeOf,
  pickupTasksOf,
} from '#core/rules';
import { law } from '../../support/property.ts';
import { bulkContext, goodRow } from './bulk/support.ts';

const context = bulkContext();
const { request } = context.market;
const max = request.pickupCodeMaxLength;
const blanks = fc.string({ unit: fc.constantFrom(' ', '\t'), maxLength: 3 });
const codes = fc
  .tuple(blanks, fc.string({ unit: 'grapheme', maxLength: max * 2 }), blanks)
  .map((parts) => parts.join(''));

test('a form and a file say the same of every code', () => {
  const check = bulkRowChecker(context);
  law(
    fc.property(codes, (typed) => {
      const fault = pickupCodeFault(typed, request);
      const { errors } = check({ ...goodRow, pickup_code: typed });
      const said = errors.filter(({ field }) => field === 'pickup_code');
      const isTooLongForAnyCell = said.some(({ key }) => key.endsWith('too-long'));
      fc.pre(!isTooLongForAnyCell);
      expect(said).toEqual(fault === null ? [] : [{ field: 'pickup_code', ...fault }]);
    }),
  );
});

test('what is judged is what is sent: blanks around a code neither lengthen it nor make another one', () => {
  law(
    fc.property(blanks, codes, blanks, (before, typed, after) => {
      const wider = before + typed + after;
      expect(pickupTasksOf(wider)).toEqual(pickupTasksOf(typed));
      expect(pickupCodeFault(wider, request)).toEqual(
        pickupCodeFault(pickupCodeOf(typed), request),
      );
      expect(comparedCode(wider)).toBe(comparedCode(pickupCodeOf(typed)));
    }),
  );
});

test('an order without a code says nothing of one', () => {
  for (const none of [undefined, null, '', '  ']) expect(pickupTasksOf(none)).toEqual({});
});
