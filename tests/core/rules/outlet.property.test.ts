import fc from 'fast-check';
import phoneMetadata from 'libphonenumber-js/min/metadata';
import { expect, test } from 'vitest';
import {
  isEditableOutlet,
  isEmail,
  metadataOf,
  outletLengths,
  outletOwners,
  outletPhone,
  outletViolations,
} from '#core/rules';
import type { OutletDetails } from '#schemas';
import { vendor } from '../../support/arbitraries.ts';
import { law } from '../../support/property.ts';

const good: OutletDetails = {
  ...{ name: 'Bishan', address: '9 Bishan Place, Singapore', latitude: 1.35, longitude: 103.848 },
  ...{ rider_instructions: '', phone_number: '+6562200144', city: 'Singapore', users: [] },
  ...{ unit: '', building: '', street: 'Bishan Place', street_number: '9', postal_code: '579837' },
  ...{ country_code: 'SG', client_vendor_id: 'bishan' },
};
const plan = {
  country: 'SG' as const,
  metadata: metadataOf(phoneMetadata, 'SG'),
  extent: { south: 1.2, west: 103.6, north: 1.5, east: 104.1 },
};
const found = (more: Partial<OutletDetails>) =>
  outletViolations({ ...good, ...more }, plan).map(({ field, key }) => [field, key]);

test('a sound collection point has nothing wrong with it', () => {
  expect(found({})).toEqual([]);
});

test('everything that is missing is named at once, in the order of the form', () => {
  const empty = { client_vendor_id: ' ', name: '', phone_number: '+', address: '' };
  expect(found({ ...empty, users: ['', 'nobody@nowhere'] })).toEqual([
    ['client_vendor_id', 'outlet.error.client-id'],
    ['name', 'outlet.error.name'],
    ['phone_number', 'outlet.error.phone'],
    ['address', 'outlet.error.address'],
    ['users.1', 'outlet.error.email'],
  ]);
});

test('an address without coordinates, or of another country, was not selected', () => {
  expect(found({ latitude: null })).toEqual([['address', 'outlet.error.address']]);
  expect(found({ longitude: null })).toEqual([['address', 'outlet.error.address']]);
  expect(found({ country_code: 'MY' })).toEqual([['address', 'outlet.error.other-country']]);
});

test('each text may be as long as its limit says and no longer', () => {
  for (const [field, max] of Object.entries(outletLengths)) {
    if (field === 'phone_number') continue;
    const digit = '街';
    expect(found({ [field]: digit.repeat(max) })).toEqual([]);
    const [violation] = outletViolations({ ...good, [field]: digit.repeat(max + 1) }, plan);
    expect(violation).toMatchObject({ key: 'outlet.error.too-long', values: { max } });
  }
});

test('a field has one message at most', () =>
  law(
    fc.property(
      fc.record({
        client_vendor_id: fc.string({ maxLength: 300 }),
        name: fc.string({ maxLength: 400 }),
        address: fc.string({ maxLength: 300 }),
        street: fc.string({ maxLength: 400 }),
        city: fc.string({ maxLength: 400 }),
        latitude: fc.option(fc.constant(1.3)),
        users: fc.array(fc.string(), { maxLength: 4 }),
      }),
      (more) => {
        const fields = outletViolations({ ...good, ...more }, plan).map(({ field }) => field);
        expect(new Set(fields).size).toBe(fields.length);
      },
    ),
  ));

test('an address for mail has one @, a point behind it, and no blank', () => {
  for (const email of ['a@b.co', 'mei.ling+shop@example.com.sg', 'ສົມສັກ@example.la']) {
    expect(isEmail(email)).toBe(true);
  }
  for (const text of ['', 'a', 'a@b', '@b.co', 'a@b.', 'a@.co', 'a b@c.co', 'a@b@c.co']) {
    expect(isEmail(text)).toBe(false);
  }
  expect(isEmail(`${'a'.repeat(320)}@b.co`)).toBe(false);
});

test('a long text that is no address is refused quickly', () => {
  const begun = performance.now();
  expect(isEmail(`a@${'a.'.repeat(50_000)}`)).toBe(false);
  expect(performance.now() - begun).toBeLessThan(50);
});

test('owners are kept once each, without empty slots, whatever their letters', () =>
  law(
    fc.property(fc.array(fc.constantFrom('', ' ', 'A@b.co', ' a@B.co ', 'c@d.co')), (typed) => {
      const owners = outletOwners(typed);
      expect(new Set(owners).size).toBe(owners.length);
      expect(owners).toEqual(owners.map((owner) => owner.trim().toLowerCase()).filter(Boolean));
      expect(outletOwners(owners)).toEqual(owners);
    }),
  ));

test('main accounts, and ids that begin with a- or b-, are not edited', () => {
  const editable = (id: string) => isEditableOutlet(vendor(id, 'v1'));
  expect(['v2', 'a1', 'ab-1', 'b', 'j6mq'].every(editable)).toBe(true);
  expect(['a-1', 'b-2', 'b-'].some(editable)).toBe(false);
  expect(isEditableOutlet({ ...vendor('v1'), is_parent: true })).toBe(false);
});

test.each(['12', '1', '+65 12', '0000000000000000'])(
  '%s is no number that a rider can call',
  (typed) => {
    expect(found({ phone_number: typed })).toEqual([['phone_number', 'outlet.error.phone-wrong']]);
  },
);

test('a number is kept as riders call it, however it is typed', () => {
  for (const typed of ['6220 0141', '+65 6220-0141', '(6220) 0141', '٦٢٢٠٠١٤١']) {
    expect(found({ phone_number: typed })).toEqual([]);
    expect(outletPhone(typed, plan)).toBe('+6562200141');
  }
});

test('a place outside of the market is refused, whatever country it names', () => {
  expect(found({ latitude: 48.1, longitude: 11.5 })).toEqual([
    ['address', 'outlet.error.other-country'],
  ]);
});
