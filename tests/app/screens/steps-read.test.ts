import { expect, test } from 'vitest';
import { stepsRead } from '../../../app/screens/order/steps-read.ts';

const entry = (status: string, created_at: number) => ({ status, created_at });
const texts: Record<string, string> = {
  INITIATED: 'Payment processing',
  PAYMENT_INITIATED: 'Payment processing',
  PAYMENT_COMMITTED: 'Payment processing',
  NEW: 'Processing',
};

test('a payment is one step whatever its statuses are called, from the first of them on', () => {
  const history = [
    entry('INITIATED', 1),
    entry('PAYMENT_INITIATED', 2),
    entry('PAYMENT_COMMITTED', 3),
    entry('NEW', 4),
    entry('PAYMENT_COMMITTED', 5),
  ];
  const steps = stepsRead(history, (at) => texts[history[at]?.status ?? ''] ?? '');
  expect(steps.map(({ label, created_at }) => [label, created_at])).toEqual([
    ['Payment processing', 1],
    ['Processing', 4],
    ['Payment processing', 5],
  ]);
});
