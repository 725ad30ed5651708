import { describe, expect, test } from 'vitest';
import {
  blankBulkRow,
  findBulkHeader,
  isEmptyBulkRow,
  isTotalOfRows,
  readBulkHeader,
  readBulkPayment,
} from '#core/rules';
import { bulkColumns } from '#schemas';
import { market as sg } from '../../../../markets/sg.ts';
import { locales, textsOf } from '../../../app/i18n/support.ts';

test.each(locales)('the columns are known by what the product calls them in %s', (locale) => {
  const texts = textsOf(locale);
  const names = bulkColumns.map((column) => String(texts[`bulk-order-upload.column.${column}`]));
  expect(readBulkHeader(names).columns).toEqual(bulkColumns);
});

describe('the header of a file', () => {
  const header = ['Name', 'Address', 'Phone', 'Payment', 'Items'];
  const order = ['Ana Lim', '5 Raffles Place', '+65 9123 4567', 'Cash', 'Tea'];
  test('is found below a title and an explanation', () => {
    const title = ['Orders of 22 Nov'];
    expect(findBulkHeader([title, ['Please fill in', 'one row each'], header, order])).toBe(2);
    expect(findBulkHeader([header, order])).toBe(0);
  });
  test('is missing where the first line is an order already, which then is none', () => {
    expect(findBulkHeader([order, order])).toBeNull();
    expect(findBulkHeader([['Ana', 'Somewhere', '91234567']])).toBeNull();
  });
  test('may have names that nobody knows', () => {
    expect(findBulkHeader([['Wer', 'Wohin', 'Was'], order])).toBe(0);
  });
});

test.each([
  [{ recipient_name: 'TOTAL', amount: '1,240.00' }, true],
  [{ amount: '1240' }, true],
  [{ description: 'Grand total:', amount: '$99' }, true],
  [{ recipient_name: 'المجموع', amount: '٩٩' }, true],
  [{ recipient_name: 'Total', recipient_address: '1 Raffles Place', amount: '5' }, false],
  [{ recipient_name: 'Ana', amount: '5' }, false],
  [{ recipient_name: 'Total' }, false],
  [{ recipient_name: ' Total ', amount: '1240', unit_number: '12' }, true],
  [{ recipient_name: 'Ana', description: 'Total', amount: '5' }, false],
  [{ amount: '5', building: 'West' }, false],
  [{ recipient_phone_number: '91234567', amount: '5' }, false],
  [{ latitude: '1.28', amount: '5' }, false],
  [{ longitude: '103.86', amount: '5' }, false],
  [{ recipient_address: '18956', amount: '5' }, false],
  [{ recipient_name: 'Total', amount: ' ' }, false],
])('%j adds the orders up: %s', (cells, isTotal) => {
  expect(isTotalOfRows({ ...blankBulkRow, ...cells })).toBe(isTotal);
});

test.each([...['Cash', 'COD', 'c.o.d.', 'cash on delivery', 'نقدا', 'ເງິນສົດ', '現金']])(
  '%s is cash on delivery',
  (typed) => {
    expect(readBulkPayment(typed, sg)).toBe('CASH_ON_DELIVERY');
  },
);

test.each(['card', 'cheque', '', 'no cash'])('“%s” is asked about', (typed) => {
  expect(readBulkPayment(typed, sg)).toBeNull();
});

test.each([...bulkColumns, 'note'])('a row that holds no more than %s is not empty', (column) => {
  const spaces = Object.fromEntries(bulkColumns.map((each) => [each, '  ']));
  const blank = { ...blankBulkRow, ...spaces, more: { note: ' ' } };
  expect(isEmptyBulkRow(blank)).toBe(true);
  const held = column === 'note' ? { more: { note: 'x' } } : { [column]: 'x' };
  expect(isEmptyBulkRow({ ...blank, ...held })).toBe(false);
});
