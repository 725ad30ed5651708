import { expect, test } from 'vitest';
import type { CheckedSheetRow } from '#schemas';
import { contextOf } from '../../../../core/flows/bulk/context.ts';
import { phoneAtHome, withPhones } from '../../../../core/flows/bulk/phones.ts';
import { bulkRowChecker } from '../../../../core/rules/bulk/row.ts';
import { rules, values } from './support.ts';

const now = 1_900_000_000;
const check = bulkRowChecker({ ...rules, now });

function row(number: number, phone: string): CheckedSheetRow {
  const cells = values({
    ...{ recipient_phone_number: phone, recipient_address: '5 Raffles Place', amount: '12' },
    ...{ payment_method: 'PAID', unit_number: '#01-01' },
  });
  return { number, values: cells, errors: check(cells).errors };
}

test('numbers without a prefix are read as the market’s own, all at once, and the others stay', () => {
  const file = new File([], 'orders.xlsx');
  const kept = { file, edits: new Map() };
  const begun = contextOf({ vendorId: 'v-1', jobId: null, rules, choices: {}, kept });
  const rows = [row(2, '9123 4567'), row(3, '12'), row(4, '+85620 5555 1234'), row(5, '62200141')];
  const after = withPhones({ ...begun, rows }, now);
  const phones = after.rows?.map(({ values }) => values.recipient_phone_number);
  expect(phones).toEqual(['+6591234567', '12', '+85620 5555 1234', '+6562200141']);
  expect(after.rows?.map(({ errors }) => errors.length)).toEqual([0, 1, 0, 0]);
  expect([...(after.kept?.edits.keys() ?? [])]).toEqual([2, 5]);
});

test('a prefix is given to no number that has one, whatever else its row lacks', () => {
  const lacking = (number: number, phone: string) => {
    const cells = { ...row(number, phone).values, recipient_name: '', description: '' };
    return { number, values: cells, errors: check(cells).errors };
  };
  expect(phoneAtHome(lacking(2, '9123 4567'), rules)).toBe('+6591234567');
  expect(phoneAtHome(lacking(3, '+6591234567'), rules)).toBeNull();
  expect(phoneAtHome(lacking(4, ''), rules)).toBeNull();
  expect(phoneAtHome({ ...row(5, '9123 4567'), errors: [] }, rules)).toBeNull();
});

test('numbers that are read otherwise make another upload, and a second reading finds nothing', () => {
  const begun = contextOf({ vendorId: 'v-1', jobId: null, rules, choices: {}, kept: null });
  const once = { ...begun, ...withPhones({ ...begun, rows: [row(2, '9123 4567')] }, now) };
  expect([once.edits, once.kept]).toEqual([1, null]);
  const twice = withPhones(once, now);
  expect([twice.edits, twice.rows]).toEqual([2, once.rows]);
});
