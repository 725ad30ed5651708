import { expect, test } from 'vitest';
import { answersIn, holesIn } from './contract.ts';

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
