import { expect, test } from 'vitest';
import { market } from '../../../markets/sg.ts';
import { orderColumns } from '../../../server/history/columns.ts';
import { configOf } from '../../support/config.ts';
import { anOrder } from '../../support/orders.ts';
import { midnight } from './support.ts';

const { deployment } = configOf(market);
const columns = orderColumns({ market, deployment, say: undefined });

/** When an order of this history was collected, delivered and brought back, as its file says it. */
function momentsOf(...happened: readonly string[]) {
  const status_history = happened.map((status, at) => ({
    ...{ status, created_at: midnight + at * 60 },
  }));
  const order = anOrder({ status: happened.at(-1) ?? '', status_history });
  return ['picked_up_at', 'delivered_at', 'returned_at'].map((name) => {
    const cell = columns.find((column) => column.name === name)?.cell(order);
    return cell !== null && typeof cell === 'object' ? cell.text : cell;
  });
}

test('a file says when an order was brought back, and of no other that it was', () => {
  const collected = '2027-01-15 00:01:00';
  const ended = '2027-01-15 00:02:00';
  expect(momentsOf('NEW', 'PICKED_UP', 'RETURNED_TO_VENDOR')).toEqual([collected, null, ended]);
  expect(momentsOf('NEW', 'PICKED_UP', 'DELIVERED')).toEqual([collected, ended, null]);
  expect(momentsOf('NEW', 'PICKED_UP', 'RETURN_INITIATED')).toEqual([collected, null, null]);
});
