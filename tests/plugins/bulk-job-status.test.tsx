import { expect, test } from 'vitest';
import type { BulkJob } from '#schemas';
import { JobStatus } from '../../plugins/bulk-order-upload/job-facts.tsx';
import { job } from '../core/flows/bulk/support.ts';
import { NOW } from '../support/arbitraries.ts';
import { screenWorld, wordsOn } from '../support/screen.tsx';

type Counts = { orders_placed: number; orders_to_be_placed: number };

const status = 'ORDER_PLACEMENT_SUCCESS_WITH_ERROR';
test('a job under review waits for the person, however its rows are', () => {
  const words = (status: BulkJob['status']) =>
    wordsOn(<JobStatus job={job({ status })} />, screenWorld(NOW));
  expect(words('PREPROCESS_SUCCESS')).toBe(' Waiting for you ');
  expect(words('PREPROCESS_FAIL')).toBe(' Waiting for you ');
});

const wordsOf = (counts: Counts) =>
  wordsOn(
    <JobStatus job={job({ phase: 'done', status, errors: 1, ...counts })} />,
    screenWorld(NOW),
  );

test('a job of which rows were only left out was placed without an error, and says what is missing', () => {
  expect(wordsOf({ orders_placed: 2, orders_to_be_placed: 2 })).toBe(' Placed, rows left out ');
});

test('a job of which an order failed was placed with errors', () => {
  expect(wordsOf({ orders_placed: 1, orders_to_be_placed: 2 })).toBe(' Placed, with errors ');
});
