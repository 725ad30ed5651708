import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  bulkRowChecker,
  bulkRowProblems,
  checkBulkRows,
  momentWriter,
  validateOrder,
} from '#core/rules';
import { type BulkColumn, type BulkRow, bulkColumns } from '#schemas';
import { languages, languageTag } from '../../../../app/i18n/languages.ts';
import { law } from '../../../support/property.ts';
import { rowsLike } from './arbitraries.ts';
import { bulkContext, goodRow, now } from './support.ts';

const context = bulkContext();
const check = bulkRowChecker(context);
const write = momentWriter(context.timezone);

type Break = { field: BulkColumn; cells: Partial<BulkRow>; key: string; values?: object };

function broken(field: BulkColumn, cell: string, key: string, values?: object): Break {
  return { field, cells: { [field]: cell }, key, ...(values && { values }) };
}
const row = 'bulk-order-upload.row';
const length = 'request.pickup-code.submit.validation-error.length';

/** One way or more to break each rule. */
const breaks: readonly Break[] = [
  broken('recipient_name', ' ', 'validation.fill-customer-name'),
  broken('recipient_name', 'R2D2', 'validation.wrong-customer-name'),
  broken('recipient_name', 'a'.repeat(301), `${row}.too-long`, { max: 300 }),
  broken('recipient_address', '', 'validation.fill-address'),
  broken('recipient_phone_number', '', 'validation.fill-customer-phone'),
  broken('recipient_phone_number', '+65 12', 'validation.phone-incorrect'),
  broken('recipient_phone_number', '9123 4567', `${row}.phone-prefix`, { prefix: '+65' }),
  broken('latitude', '', `${row}.latitude`),
  broken('latitude', '91', `${row}.latitude`),
  broken('longitude', 'east', `${row}.longitude`),
  broken('payment_method', 'BARTER', 'validation.fill-payment-method'),
  broken('payment_method', 'PAYMENT_ON_DELIVERY', 'validation.fill-payment-method'),
  broken('amount', '', 'validation.fill-amount'),
  broken('description', 'a'.repeat(201), 'validation.fill-description', { max: 200 }),
  broken('preordered_for', 'tomorrow', `${row}.time-format`),
  broken('preordered_for', write(now + 3600 + 60), `${row}.time-quarter`),
  broken('preordered_for', write(now + 1800), `${row}.time-early`, { minutes: 45 }),
  broken('preordered_for', write(now + 3 * 86_400), `${row}.time-late`, { days: 2 }),
  broken('pickup_code', 'a'.repeat(31), length, { max: 30 }),
  broken('unit_number', '', 'validation.fill-unit-number'),
];

const quarters = fc.integer({ min: 4, max: 190 }).map((count) => now - (now % 900) + count * 900);

test('law: a time as any language writes it is the one that an order may be for, or is asked about, and never another', () =>
  law(
    fc.property(fc.constantFrom(...languages.keys()), quarters, (code, at) => {
      const style = { dateStyle: 'short', timeStyle: 'short', timeZone: context.timezone } as const;
      const format = new Intl.DateTimeFormat(languageTag(code), style);
      const said = check({ ...goodRow, preordered_for: write(at) });
      fc.pre(said.order !== null);
      const { order, errors } = check({ ...goodRow, preordered_for: format.format(at * 1000) });
      if (order !== null) expect(order.preorderedFor).toBe(at);
      else expect(errors.map(({ key }) => key)).toEqual([`${row}.time-format`]);
    }),
  ));

test('an order of a file needs no description, as one of the form', () => {
  const { order, errors } = check({ ...goodRow, description: ' ' });
  expect([order?.description, errors]).toEqual(['', []]);
});

test('a date that may be two, of which an order may be for one, is that one', () => {
  const day = new Intl.DateTimeFormat('en-GB', { timeZone: context.timezone }).format(
    (now + 86_400) * 1000,
  );
  const { order } = check({ ...goodRow, preordered_for: `${day} 12:00` });
  expect(order?.preorderedFor).toBeGreaterThan(now);
});

test('a good row asks for the order that it says', () => {
  expect(check({ ...goodRow, preordered_for: write(now + 3600) })).toEqual({
    errors: [],
    order: {
      ...{ name: 'Mei Lin Tan', phoneNumber: '+6591234567', address: '10 Bayfront Avenue' },
      ...{ unitNumber: '#04-12', building: '', notes: 'Ring twice', paymentMethod: 'PAID' },
      ...{ description: 'Two boxes of noodles', amount: 120.5, pickupCode: 'A-17' },
      preorderedFor: now + 3600,
      position: { latitude: 1.2834, longitude: 103.8607 },
      features: {},
    },
  });
});

test('a row says all that is wrong with it and nothing else, in the order of the columns', () =>
  law(
    fc.property(fc.subarray([...breaks]), (chosen) => {
      const held = [...new Map(chosen.map((each) => [each.field, each])).values()];
      const tooLong = held.filter(({ key }) => key.endsWith('too-long'));
      const told = tooLong.length > 0 ? tooLong : held;
      const { order, errors } = check(
        Object.assign({}, goodRow, ...held.map(({ cells }) => cells)),
      );
      // A wrong latitude speaks for the pair.
      const isPair = told.some(({ field }) => field === 'latitude');
      const expected = told
        .filter(({ field }) => !(isPair && field === 'longitude'))
        .toSorted((a, b) => bulkColumns.indexOf(a.field) - bulkColumns.indexOf(b.field))
        .map(({ cells: _, ...problem }) => problem);
      expect(errors).toEqual(expected);
      expect(order === null).toBe(expected.length > 0);
    }),
  ));

test('whatever a file says, a row that passes is an order that the server of the form would take', () =>
  law(
    fc.property(rowsLike(goodRow), (values) => {
      const { order, errors } = check(values);
      for (const { field, key } of errors) {
        expect([...bulkColumns, 'row']).toContain(field);
        if (key.startsWith(row)) {
          expect(bulkRowProblems).toContain(key.slice(row.length + 1));
        }
      }
      if (order === null) return;
      const position = order.position ?? { latitude: 0, longitude: 0 };
      expect(
        validateOrder(
          {
            ...{ vendor_id: 'v-1', delivery_fee: 1, signature: '', unit_number: order.unitNumber },
            customer: {
              ...{ name: order.name, phone_number: order.phoneNumber },
              location: { ...position, address: order.address, notes: order.notes },
            },
            order: {
              ...{ payment_method: order.paymentMethod, amount: order.amount },
              ...{ description: order.description, cold_bag_needed: false },
            },
            ...(order.pickupCode !== null && { pickup_tasks: { pickup_code: order.pickupCode } }),
          },
          context,
        ),
      ).toBeNull();
    }),
  ));

test.each(['CASH_ON_DELIVERY', 'cash on delivery', ' Cash-On-Delivery '])('%s is cash', (cell) => {
  expect(check({ ...goodRow, payment_method: cell }).order?.paymentMethod).toBe('CASH_ON_DELIVERY');
});

test('paid online is paid, where people can pay online', () => {
  const online = { ...goodRow, payment_method: 'ONLINE_PAYMENT' };
  expect(check(online).order?.paymentMethod).toBe('PAID');
  const without = bulkRowChecker(bulkContext({ onlinePayment: false }));
  expect(without(online).errors).toMatchObject([{ field: 'payment_method' }]);
});

test.each(['6591234567', '006591234567', '+65-9123-4567', '٦٥٩١٢٣٤٥٦٧'])(
  'the prefix of %s is understood',
  (cell) => {
    const { order } = check({ ...goodRow, recipient_phone_number: cell });
    expect(order?.phoneNumber).toBe('+6591234567');
  },
);

test('a market that asks for no amount and no unit takes rows without them', () => {
  const request = { ...context.market.request, amountRequired: false, unitNumberRequired: false };
  const lenient = bulkRowChecker(bulkContext({ request }));
  const { order } = lenient({ ...goodRow, amount: '', unit_number: '' });
  expect(order?.amount).toBe(0);
});

test('a scheduled row must lie within the service hours', () => {
  const night = bulkRowChecker(bulkContext({ serviceHours: '2200:0600' }));
  const { errors } = night({ ...goodRow, preordered_for: write(now + 3600) });
  expect(errors).toMatchObject([{ key: `${row}.time-closed` }]);
});

test('of rows with one pickup code only the first is good, and the others name it', () =>
  law(
    fc.property(fc.array(fc.constantFrom('', 'a', 'A ', 'b'), { maxLength: 12 }), (codes) => {
      const rows = codes.map((pickup_code, at) => {
        return { number: at + 2, values: { ...goodRow, pickup_code } };
      });
      const seen = new Map<string, number>();
      for (const { number, values, errors } of checkBulkRows(rows, context)) {
        const code = values.pickup_code.trim().toLowerCase();
        const first = seen.get(code);
        expect(errors.map((error) => error.values)).toEqual(
          first === undefined || code === '' ? [] : [{ row: first }],
        );
        if (first === undefined) seen.set(code, number);
      }
    }),
  ));
