import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filledByCustomer } from '#core/rules';
import { law } from '../../support/property.ts';

const names = ['destinationName', 'destinationPhoneNumber', 'destinationUnitNumber', 'riderNotes'];
const person = (letter: string, phone: string) =>
  fc.record({
    destinationName: fc.constant(`${letter}${letter} ${letter}`),
    destinationPhoneNumber: fc.constant(phone),
    destinationUnitNumber: fc.constantFrom('', `#0${phone.at(-1)}-01`),
    riderNotes: fc.constantFrom('', `for ${letter}`),
  });
const first = person('A', '+6591111111');
const second = person('B', '+6592222222');
const some = (fields: Record<string, string>) =>
  fc
    .subarray(names)
    .map((kept) => Object.fromEntries(kept.map((name) => [name, fields[name] ?? ''])));

test('what was typed of another person stays, and nothing of a chosen customer comes beside it', () =>
  law(
    fc.property(
      first,
      second,
      fc.constantFrom('AA A', 'Aa'),
      fc.boolean(),
      (a, b, name, byPhone) => {
        const typed = byPhone
          ? { destinationPhoneNumber: '9111 1111', riderNotes: a.riderNotes }
          : { destinationName: name, destinationUnitNumber: a.destinationUnitNumber };
        expect(filledByCustomer(b, { fields: typed })).toEqual({});
      },
    ),
  ));

test('a customer replaces the one who was chosen before, but nothing that was typed since', () =>
  law(
    fc.property(first, second, fc.constantFrom('', 'Ring twice'), (a, b, notes) => {
      const fields = { ...a, ...(notes && { riderNotes: notes }) };
      const filled = { ...fields, ...filledByCustomer(b, { fields, chosen: a }) };
      expect(filled).toEqual({ ...b, ...(notes && { riderNotes: notes }) });
    }),
  ));

test('who began to type the name or number of a customer gets the rest by choosing them', () =>
  law(
    fc.property(
      second,
      second.chain(some),
      fc.constantFrom('b', 'BB', 'bb b'),
      fc.constantFrom('9222 2222', '092222222', '+65 9222 2222', ''),
      (b, typed, name, phone) => {
        const begun: Record<string, string> = {
          ...typed,
          ...{ destinationName: name, destinationPhoneNumber: phone },
        };
        const filled = { ...begun, ...filledByCustomer(b, { fields: begun }) };
        expect(filled.destinationName).toBe(b.destinationName);
        expect(filled.destinationPhoneNumber).toBe(phone || b.destinationPhoneNumber);
        expect(filled.riderNotes).toBe(typed.riderNotes || b.riderNotes);
      },
    ),
  ));
