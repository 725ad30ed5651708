import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldOfRefusal, isRefused, keyOfRefusal, problemOf, refusedOf } from '#core';
import { law } from '../../support/property.ts';

const path = fc.stringMatching(/^[a-z][a-z_.]{0,20}$/).filter((name) => !name.startsWith('body.'));
const refused = fc.record(
  {
    tag: fc.constant('refused' as const),
    status: fc.integer({ min: 400, max: 599 }),
    code: fc.constantFrom('TooLate', 'InvalidOrder', 'PaymentOver'),
    message: fc.string({ maxLength: 20 }),
    key: fc.constantFrom('alert.error', 'request.error.too-late'),
    field: path.map((name) => `body.${name}`),
  },
  { requiredKeys: ['tag', 'status', 'code', 'message'] },
);
type Calls = 'createOrder' | 'updateOrder' | 'confirmPaymentIntent';
const others = fc.oneof(
  fc.constant({ tag: 'unreachable', message: '' }),
  fc.constant({ tag: 'malformed', message: '' }),
  fc.anything(),
);

test('a refusal is known by its code, and nothing else is one', () => {
  law(
    fc.property(refused, (problem) => {
      expect(refusedOf(problem)).toEqual(problem);
      expect(problemOf(problem)).toEqual(problem);
      expect(isRefused<Calls>(problem, problem.code)).toBe(true);
      expect(isRefused<Calls>(problem, 'OrderChanged', problem.code)).toBe(true);
      expect(isRefused<Calls>(problem, 'OrderChanged')).toBe(false);
    }),
  );
  law(
    fc.property(others, (failure) => {
      fc.pre((failure as { tag?: unknown } | null)?.tag !== 'refused');
      expect(refusedOf(failure)).toBeNull();
      expect(isRefused<Calls>(failure, 'TooLate')).toBe(false);
    }),
  );
});

test('a field is named as the form names it, wherever the server found it', () => {
  law(
    fc.property(refused, path, (problem, name) => {
      expect(fieldOfRefusal({ ...problem, field: `body.${name}` })).toBe(name);
      expect(fieldOfRefusal({ ...problem, field: name })).toBe(name);
    }),
  );
  expect(fieldOfRefusal(null)).toBeNull();
});

test('the server has the word where it says more than that something went wrong', () => {
  law(
    fc.property(refused, (problem) => {
      const said = problem.key === undefined || problem.key === 'alert.error';
      expect(keyOfRefusal(problem, 'other')).toBe(said ? 'other' : problem.key);
    }),
  );
  expect(keyOfRefusal(null, 'other')).toBe('other');
});
