import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bulkErrorColumn, readBulkHeader } from '#core/rules';
import { bulkColumns } from '#schemas';
import { law } from '../../../support/property.ts';

const spellings = fc.constantFrom<(name: string) => string>(
  (name) => name,
  (name) => name.toUpperCase(),
  (name) => ` ${name.replaceAll('_', ' ')} *`,
  (name) => name.replaceAll('_', '-'),
);

test('the template is understood in any order and any spelling, with columns of others in between', () =>
  law(
    fc.property(
      fc.shuffledSubarray([...bulkColumns], { minLength: bulkColumns.length }),
      spellings,
      (order, spell) => {
        const cells = ['Weather', bulkErrorColumn, ...order.map(spell), ''];
        expect(readBulkHeader(cells)).toEqual({
          columns: [null, null, ...order, null],
          ...{ missing: [], repeated: [], unknown: ['Weather'] },
        });
      },
    ),
  ));

test('any cells give a header in which no column counts twice', () =>
  law(
    fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom(...bulkColumns))), (cells) => {
      const { columns } = readBulkHeader(cells);
      const known = columns.filter((column) => column !== null);
      expect(columns.length).toBe(cells.length);
      expect(new Set(known).size).toBe(known.length);
    }),
  ));

test('other names are known, and what is missing or stands there twice is said', () => {
  expect(readBulkHeader(['Name', 'Phone', 'phone_number', 'Lat', 'Lng'])).toEqual({
    columns: ['recipient_name', 'recipient_phone_number', null, 'latitude', 'longitude'],
    missing: ['recipient_address', 'payment_method'],
    repeated: ['recipient_phone_number'],
    unknown: [],
  });
});

test('a time of collection is known by its names, and one of delivery is left to the person', () => {
  for (const name of ['Collect at', 'Pickup time', 'scheduled for']) {
    expect(readBulkHeader([name]).columns).toEqual(['preordered_for']);
  }
  for (const name of ['Delivery time', 'deliver at', 'Drop-off time']) {
    expect(readBulkHeader([name])).toMatchObject({ columns: [null], unknown: [name] });
  }
});
