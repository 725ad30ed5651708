import { expect, test } from 'vitest';
import { answersIn, holesIn, undeclaredIn } from './contract.ts';

const call = { id: 'cancelOrder', refusals: ['NotCancellable'] };

test('a call is whole when its good answer, each refusal and malformed input were seen', () => {
  const answers = answersIn(
    'cancelOrder good\ncancelOrder NotCancellable\ncancelOrder InvalidInput\n',
  );
  expect(holesIn([call], answers)).toEqual([]);
  expect(holesIn([call], answers.slice(1))).toEqual(['cancelOrder good']);
  expect(holesIn([call], [])).toEqual([
    'cancelOrder good',
    'cancelOrder InvalidInput',
    'cancelOrder NotCancellable',
  ]);
});

test('a refusal that a call does not declare is told, and what any call may be refused for is not', () => {
  const answers = answersIn('cancelOrder good\ncancelOrder NotCancellable\ncancelOrder NotFound\n');
  expect(undeclaredIn([call], answers)).toEqual([]);
  expect(undeclaredIn([call], answersIn('cancelOrder TooLate\n'))).toEqual(['cancelOrder TooLate']);
});
