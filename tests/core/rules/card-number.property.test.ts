import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  bulkRowChecker,
  cardViolations,
  holdsCardNumber,
  outletLengths,
  outletViolations,
  savedCustomerViolation,
  unfitFields,
  withoutCards,
} from '#core/rules';
import { bulkColumns, type OutletDetails } from '#schemas';
import { law } from '../../support/property.ts';
import { bulkContext, goodRow } from './bulk/support.ts';

const key = 'error.payment.card-number';
/** Numbers with a card's check digit, as people write them, between other words. */
const card = fc
  .tuple(
    fc
      .integer({ min: 12, max: 18 })
      .chain((length) =>
        fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }),
      ),
    fc.constantFrom('', ' ', '-', '–', '\u200b', '\u200e'),
    fc.constantFrom('', 'card ', 'بطاقة ', 'Kort ', '12 '),
    fc.constantFrom('', ' please', '.', ' 123', ' 12/30 739', ' 1230 739'),
  )
  .map(([digits, gap, before, after]) => {
    const rest = digits
      .toReversed()
      .reduce(
        (sum, digit, at) =>
          sum + (at % 2 === 0 ? Math.floor(digit / 5) + ((2 * digit) % 10) : digit),
        0,
      );
    const whole = [...digits, (10 - (rest % 10)) % 10].join('');
    return `${before}${whole.replace(/(.{4})(?=.)/g, `$1${gap}`)}${after}`;
  });

test.each([
  ...['4111.1111.1111.1111', '4111  1111  1111  1111', '4111 - 1111 - 1111 - 1111'],
  ...['4111/1111/1111/1111', '(4111)(1111)(1111)(1111)', '2026.4111.1111.1111.1111'],
  ...['3782.822463.10005', '41 11 11 11 11 11 11 11', '4111\n1111\n1111\n1111'],
])('a number is found as people part it: %s', (text) => {
  expect(holdsCardNumber(text)).toBe(true);
});

test.each([
  ...['1 2 3 4 5 6 7 8 9 10 11 12 13', '2026-11-25 18:30', '1.290312, 103.851921'],
  ...['9123 4567 / 8123 4567', 'a4111111111111111', 'ref-4111111111111111-x', '10.000.000.000.000'],
])('other numbers are none: %s', (text) => {
  expect(holdsCardNumber(text)).toBe(false);
});

test('a long text of digits is looked through in no time', () => {
  const before = process.cpuUsage();
  for (const piece of ['4', '41 ', '4111.', '4111 - ', '4-', '4 4-', '4x '])
    holdsCardNumber(`${piece.repeat(20_000)}x`);
  expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
});

const bad = (field: string) => expect.objectContaining({ field, key });

test('a card number is refused at the field of a request that holds it, before all else', () => {
  const fields = [
    'destinationName',
    'destinationTextAddress',
    'destinationUnitNumber',
    'destinationBuilding',
  ];
  const more = [
    'riderNotes',
    'orderDescription',
    'orderAmount',
    'pickupCode',
    'voucherCode',
    'vatNumber',
    'senderName',
  ];
  return law(
    fc.property(fc.constantFrom(...fields, ...more), card, (field, text) => {
      const [first, ...rest] = unfitFields({ riderNotes: 'Ring twice', [field]: text });
      expect(first).toMatchObject({ field, key, rule: 'card-number' });
      expect(rest.filter((each) => each.key === key)).toEqual([]);
    }),
  );
});

test('whatever else is typed is said nothing of, and a telephone may look like anything', () =>
  law(
    fc.property(card, fc.stringMatching(/^\d{0,12}$/), (text, digits) => {
      expect(cardViolations({ destinationPhoneNumber: text, phone_number: text })).toEqual([]);
      expect(cardViolations({ riderNotes: digits, pickupCode: digits })).toEqual([]);
    }),
  ));

const saved = {
  ...{ name: 'Mei', phone_number: '+6591234567', street_address: '1 Road', address_text: '1 Road' },
  ...{ building: '', city: '', unit: '', notes: '', postal_code: '' },
  ...{ country_code: 'SG', latitude: 1.3, longitude: 103.8 },
};

test('a saved customer or address says so at its field', () => {
  const fields = [
    'name',
    'street_address',
    'address_text',
    'building',
    'city',
    'unit',
    'notes',
    'postal_code',
  ];
  expect(savedCustomerViolation(saved, null)).toBeNull();
  return law(
    fc.property(fc.constantFrom(...fields), card, (field, text) => {
      expect(savedCustomerViolation({ ...saved, [field]: text }, null)).toEqual(bad(field));
    }),
  );
});

const outlet: OutletDetails = {
  ...{ client_vendor_id: 'a-1', name: 'Shop', phone_number: '+6591234567', address: '1 Road' },
  ...{ unit: '', building: '', street: '', street_number: '', postal_code: '', city: '' },
  ...{ rider_instructions: '', latitude: 1.3, longitude: 103.8, country_code: 'SG', users: [] },
};

test('a collection point says so at its field, and what an address is made of at the address', () => {
  const { market, phonePlan } = bulkContext();
  const plan = { ...phonePlan, extent: market.extent };
  const ofAddress = ['street', 'street_number', 'postal_code', 'city'];
  const fields = Object.keys(outletLengths).filter((field) => field !== 'phone_number');
  expect(outletViolations(outlet, plan)).toEqual([]);
  return law(
    fc.property(fc.constantFrom(...fields), card, (field, text) => {
      const shown = ofAddress.includes(field) ? 'address' : field;
      expect(outletViolations({ ...outlet, [field]: text }, plan)).toContainEqual(bad(shown));
    }),
  );
});

test('a cell of a file says so itself', () => {
  const check = bulkRowChecker(bulkContext());
  const degrees = ['recipient_phone_number', 'latitude', 'longitude'];
  const cells = bulkColumns.filter((column) => !degrees.includes(column));
  return law(
    fc.property(fc.constantFrom(...cells), card, (column, text) => {
      expect(check({ ...goodRow, [column]: text }).errors).toContainEqual(bad(column));
    }),
  );
});

test('law: what is kept on a device holds no card number, and all else as it was', () =>
  law(
    fc.property(fc.object({ maxDepth: 3 }), card, fc.string(), (typed, number, other) => {
      const draft = { typed: { notes: number, other }, list: [number], phone: number, at: 5 };
      const kept = withoutCards({ ...draft, ...JSON.parse(JSON.stringify({ typed2: typed })) });
      expect(kept).toMatchObject({ phone: number, at: 5, list: [''], typed: { notes: '' } });
      if (!holdsCardNumber(other)) expect(kept.typed.other).toBe(other);
      expect(withoutCards(kept)).toEqual(kept);
    }),
  ));
