import metadata from 'libphonenumber-js/min/metadata';
import { describe, expect, test } from 'vitest';
import { searchFor } from '#core';
import { metadataOf } from '#core/rules';

const phonePlan = { country: 'SG', metadata: metadataOf(metadata, 'SG') };
const outlet = { vendor_ids: ['m4pk1'], include_outlets: false, phonePlan };
const all = { vendor_ids: ['m4pk', 'm4pk1'], include_outlets: true, phonePlan };

describe('a search of past orders', () => {
  test('of blanks is none', () => {
    expect(searchFor('  ', outlet)).toEqual({ kind: 'none' });
  });

  test('is for an order when it begins with the outlet and a dash', () => {
    const order = (order_id: string) => ({ kind: 'order', order_id });
    expect(searchFor(' m4pk1-000123 ', outlet)).toEqual(order('m4pk1-000123'));
    expect(searchFor('m4pk1-', outlet)).toEqual(order('m4pk1-'));
    expect(searchFor('m4pk1-٠٠١', outlet)).toEqual(order('m4pk1-001'));
    expect(searchFor('m4pk1-000123', all)).toEqual(order('m4pk1-000123'));
  });

  test('is not for an order of another outlet, nor for what is no id', () => {
    const refused = { kind: 'refused', why: 'not-understood' };
    expect(searchFor('m4pk2-000123', outlet)).toEqual(refused);
    expect(searchFor('m4pk1-0 or 1=1', outlet)).toEqual(refused);
    expect(searchFor('Ana', outlet)).toEqual(refused);
  });

  test('is for a possible phone number once all outlets are included', () => {
    expect(searchFor('9123 4567', outlet)).toEqual({ kind: 'refused', why: 'outlets-needed' });
    expect(searchFor('9123 4567', all)).toEqual({ kind: 'phone', phone: '91234567' });
    expect(searchFor('+65 9123-4567', all)).toEqual({ kind: 'phone', phone: '+6591234567' });
    expect(searchFor('912', all)).toEqual({ kind: 'refused', why: 'phone-impossible' });
  });

  test('by phone waits for the numbering of the market', () => {
    expect(searchFor('9123 4567', { ...all, phonePlan: null })).toMatchObject({ kind: 'refused' });
  });
});
