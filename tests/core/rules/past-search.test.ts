import metadata from 'libphonenumber-js/min/metadata';
import { describe, expect, test } from 'vitest';
import { allowedSearch, metadataOf, readPastSearch } from '#core/rules';

const phonePlan = { country: 'SG', metadata: metadataOf(metadata, 'SG') };
const read = (typed: string, vendorIds = ['m4pk1']) => readPastSearch(typed, vendorIds, phonePlan);
const one = { vendor_ids: ['m4pk1'], include_outlets: false };
const refused = (why: string) => ({ kind: 'refused', why });

describe('a search of past orders', () => {
  test('of blanks is none', () => {
    expect(read('  ')).toEqual({ kind: 'none' });
  });

  test('is for an order when it begins with an outlet and a dash', () => {
    const order = (order_id: string) => ({ kind: 'order', order_id });
    expect(read(' m4pk1-000123 ')).toEqual(order('m4pk1-000123'));
    expect(read('m4pk1-')).toEqual(order('m4pk1-'));
    expect(read('m4pk1-٠٠١')).toEqual(order('m4pk1-001'));
    expect(read('m4pk1-000123', ['m4pk', 'm4pk1'])).toEqual(order('m4pk1-000123'));
  });

  test('is for that order in whatever letters it is typed', () => {
    expect(read('M4pk1-000123')).toEqual({ kind: 'order', order_id: 'm4pk1-000123' });
    expect(read('M4PK1-', ['m4pk', 'm4pk1'])).toEqual({ kind: 'order', order_id: 'm4pk1-' });
    expect(read('M-1', ['m', 'M'])).toEqual({ kind: 'order', order_id: 'M-1' });
  });

  test('is not for an order of another outlet, nor for what is no id', () => {
    for (const typed of ['m4pk2-000123', 'm4pk1-0 or 1=1', '?', 'A']) {
      expect(read(typed)).toEqual(refused('not-understood'));
    }
  });

  test('is for a name in any script when it has letters and no digits', () => {
    for (const name of ['Ana', 'O’Brien', 'สมชาย', 'ສົມສັກ', 'فاطمة العلي', '陳', 'Al-Enezi']) {
      expect(read(` ${name} `)).toEqual({ kind: 'name', name });
    }
  });

  test('is for a possible phone number, blanks aside', () => {
    expect(read('9123 4567')).toEqual({ kind: 'phone', phone: '91234567' });
    expect(read('+65 9123-4567')).toEqual({ kind: 'phone', phone: '+6591234567' });
    expect(read('9123 456')).toEqual(refused('phone-impossible'));
  });

  test('is for an order’s number or the end of a phone number when it is a few digits', () => {
    const few = (digits: string) => ({ kind: 'digits', digits });
    expect(read('331')).toEqual(few('331'));
    expect(read('000331')).toEqual(few('000331'));
    expect(read('٣٣١')).toEqual(few('331'));
    expect(read('45 67')).toEqual(few('4567'));
    expect(allowedSearch(read('4567'), one)).toEqual(few('4567'));
  });
});

describe('among the outlets looked at', () => {
  const all = { vendor_ids: ['m4pk', 'm4pk1'], include_outlets: true };

  test('a phone number is looked for in all of them or not at all', () => {
    const phone = read('9123 4567');
    expect(allowedSearch(phone, one)).toEqual(refused('outlets-needed'));
    expect(allowedSearch(phone, all)).toBe(phone);
  });

  test('a name is looked for in whichever are looked at', () => {
    expect(allowedSearch(read('Ana'), one)).toEqual({ kind: 'name', name: 'Ana' });
  });

  test('an order is looked for only where it can be', () => {
    const order = read('m4pk1-000123');
    expect(allowedSearch(order, one)).toBe(order);
    expect(allowedSearch(order, { ...one, vendor_ids: ['m4pk2'] })).toEqual(
      refused('not-understood'),
    );
  });

  test('what was refused stays so', () => {
    expect(allowedSearch(read('?'), all)).toEqual(refused('not-understood'));
  });
});
