import { expect, test } from 'vitest';
import { bulkColumns } from '#schemas';
import { firstWrong, nextWrong, wantedIn } from '../../plugins/bulk-order-upload/rows.ts';
import { values } from '../core/flows/bulk/support.ts';

const errors = [{ field: 'amount', key: 'bulk-order-upload.row.amount' }] as const;
const row = (number: number, missing?: 'all' | 'news') => ({
  ...{ number, values: values(), errors: [...errors], state: 'invalid' as const },
  ...(missing && { missing }),
});

test('which cell of a row is wrong is not known while there is news of it', () => {
  expect([row(2), row(2, 'news'), row(2, 'all')].map(firstWrong)).toEqual(['amount', null, null]);
  expect(nextWrong([row(2, 'news')], null)).toEqual({ at: 0, number: 2, column: null });
  const after = { number: 2, column: bulkColumns[12] };
  expect(nextWrong([row(2), row(3)], after)).toEqual({ at: 1, number: 3, column: 'amount' });
});

test('who goes to another row is not brought to the one that is still to come', () => {
  const wanted = { number: 5000, column: null };
  expect(wantedIn(wanted, 5000)).toBe(wanted);
  expect(wantedIn(wanted, 7)).toBeNull();
  expect(wantedIn(null, 7)).toBeNull();
});
