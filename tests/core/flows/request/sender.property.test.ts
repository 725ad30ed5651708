import fc from 'fast-check';
import { expect, test } from 'vitest';
import { senderFields } from '#core/rules';
import { KeptSender, OrderCreation, type OriginForm, type RequestFields } from '#schemas';
import { payloadOf } from '../../../../core/flows/request/payload.ts';
import {
  addressOfOrigin,
  fieldsOfSender,
  keptSenderOf,
  senderOf,
} from '../../../../core/flows/request/sender.ts';
import { law } from '../../../support/property.ts';
import { draftAt, origin, place, quoteOf } from '../support.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 400 });
const typed: fc.Arbitrary<RequestFields> = fc.record(
  {
    [senderFields.name]: fc.oneof(fc.constant(' Ben Tan '), text),
    [senderFields.email]: fc.oneof(fc.constant('ben@example.com'), text),
    [senderFields.phone]: fc.oneof(fc.constant('+65 8123-4567'), text),
  },
  { requiredKeys: [] },
);
const { latitude, longitude } = place;
const form: OriginForm = {
  ...{ street_address: 'Cross Street', addressQuery: 'Cross Street', building: 'Tower 1' },
  ...{ city: '', countryCode: 'SG', postalCode: '', unit: '#01-02', notes: 'Bell' },
  ...{ latitude, longitude },
};
const draftOf = (fields: RequestFields) => ({
  ...draftAt('payment', fields),
  origin_form: form,
});

test('law: whatever a guest types of themselves can be kept, and comes back without the blanks around it', () =>
  law(
    fc.property(typed, (fields) => {
      const kept = keptSenderOf(draftOf(fields));
      expect(KeptSender.parse(kept)).toEqual(kept);
      for (const [name, again] of Object.entries(fieldsOfSender(kept)))
        expect((fields[name] ?? '').trim().startsWith(again)).toBe(true);
      expect(kept?.origin_form).toBe(form);
      expect(kept?.name).toBe((fields.senderName ?? '').trim().slice(0, 300));
    }),
  ));

test('law: an order says who sends it by what a guest typed, and a text that is missing is an empty one', () =>
  law(
    fc.property(typed, (fields) => {
      const sender = senderOf(draftOf(fields));
      const { senderName = '', senderEmail = '' } = fields;
      expect(sender).toMatchObject({
        location: { latitude, longitude, notes: 'Bell', address: addressOfOrigin(form) },
        ...{ name: senderName.trim(), email: senderEmail.trim() },
      });
      expect(sender?.phone_number).not.toMatch(/[\s-]/);
    }),
  ));

test.each([
  ['Tampines MRT Station', '', 'Tampines MRT Station, 20 Tampines Central 1, Singapore'],
  ['Tower 1', '#01-02', '#01-02, Tower 1, Tampines MRT Station, 20 Tampines Central 1, Singapore'],
])('a building that the map names is not named twice: %s', (building, unit, address) => {
  const addressQuery = 'Tampines MRT Station, 20 Tampines Central 1, Singapore';
  const street_address = '20 Tampines Central 1';
  expect(addressOfOrigin({ ...form, building, unit, addressQuery, street_address })).toBe(address);
});

test('an order of a guest is what the server takes, with its sender in one place', () => {
  const said = { senderName: 'Ben', senderEmail: 'ben@example.com', senderPhone: '+65 8123-4567' };
  const draft = draftOf({ ...said, destinationName: 'Mei', destinationPhoneNumber: '+6591234567' });
  const { sender, ...payload } = OrderCreation.parse(payloadOf({ draft, origin }, quoteOf(6), {}));
  expect(sender).toEqual(senderOf(draft));
  expect(sender?.phone_number).toBe('+6581234567');
  const outlet = payloadOf({ draft: { ...draft, origin_form: undefined }, origin }, quoteOf(6), {});
  expect(outlet).toEqual(payload);
  expect(outlet).not.toHaveProperty('sender');
});

test.each([
  ['no address', undefined],
  ['only a latitude', { ...form, longitude: null }],
  ['only a longitude', { ...form, latitude: null }],
])('with %s an order has no sender', (_, origin_form) => {
  expect(senderOf({ ...draftAt('payment'), origin_form })).toBeUndefined();
});

test('of somebody who was asked for no address nothing is kept, and nothing comes of it', () => {
  expect(keptSenderOf({ ...draftAt('payment'), origin_form: undefined })).toBeNull();
  expect(fieldsOfSender(null)).toEqual({});
});
