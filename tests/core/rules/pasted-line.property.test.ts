import fc from 'fast-check';
import metadata from 'libphonenumber-js/min/metadata';
import { expect, test } from 'vitest';
import { plainAmounts, readPastedOrder } from '#core/rules';
import { law } from '../../support/property.ts';

const world = {
  plan: { country: 'SG' as const, metadata },
  amounts: { ...plainAmounts, currency: 'SGD', currencySigns: ['S$', '$'] },
  methods: ['PAID', 'CASH_ON_DELIVERY'] as const,
};
const read = (text: string) => readPastedOrder(text, world);

test('a message in one line is read by its commas', () => {
  const text = 'Mdm Lim, 3 Temasek Boulevard 05-11, S038983, tel 9123 4567, total 32.00 COD';
  expect(read(text)).toEqual({
    name: 'Mdm Lim',
    address: '3 Temasek Boulevard 05-11, S038983',
    phone: '+6591234567',
    amount: '32.00',
    payment: 'CASH_ON_DELIVERY',
  });
});

test('labels in one line part it, and each goes on to the next', () => {
  const text =
    'Name: Ravi, Phone: 9123 4567, Address: 1 Orchard Road, Singapore 238823, Total: $20, Note: ring, twice';
  expect(read(text)).toEqual({
    ...{ name: 'Ravi', phone: '9123 4567', amount: '20', notes: 'ring, twice' },
    address: '1 Orchard Road, Singapore 238823',
  });
});

test.each([
  ['10 Bayfront Avenue, Marina Bay, 91234567', '10 Bayfront Avenue, Marina Bay'],
  ['10 Bayfront Avenue, 018956, 91234567', '10 Bayfront Avenue, 018956'],
  ['Tower 2, 1.2834, 91234567', 'Tower 2, 1.2834'],
])('an address in one line keeps its parts: %s', (text, address) => {
  expect(read(text)).toEqual({ phone: '+6591234567', address });
});

const names = fc.constantFrom('Mdm Lim', 'Tan Mei Ling', '陳美玲', 'فاطمة');
const addresses = fc.constantFrom(
  ...['87 Zion Road', '1 Raffles Place, Tower 2, 048616', '10 Bayfront Avenue, Marina Bay'],
);

test('law: wherever phone, amount and payment stand in one line, all of it is read', () =>
  law(
    fc.property(
      names,
      addresses,
      fc.shuffledSubarray(['tel 9123 4567', '$32.00', 'COD'], { minLength: 3 }),
      fc.nat(2),
      (name, address, parts, before) => {
        const text = [...parts.slice(0, before), name, address, ...parts.slice(before)].join(', ');
        expect(read(text)).toEqual({
          ...{ name, address, phone: '+6591234567', amount: '32.00' },
          payment: 'CASH_ON_DELIVERY',
        });
      },
    ),
  ));

test('law: commas divide no line of a message that has several', () =>
  law(
    fc.property(
      names,
      addresses,
      fc.constantFrom('ring, twice', 'Lim, COD, 5'),
      (name, address, notes) => {
        const lines = [name, '9123 4567', address, notes];
        expect(read(lines.join('\n'))).toEqual({ name, address, notes, phone: '+6591234567' });
        const labelled = [
          `Name: ${name}, ${name}`,
          `Address: ${address}`,
          `Notes: ${notes}, tel 1`,
        ];
        expect(read(labelled.join('\n'))).toEqual({
          ...{ name: `${name}, ${name}`, address, notes: `${notes}, tel 1` },
        });
      },
    ),
  ));

test('law: of one line every word is found again', () =>
  law(
    fc.property(
      fc.array(fc.constantFrom('Ana', 'Zion Road', '12 West', 'Card', '160087', '#01-02', 'x'), {
        minLength: 1,
        maxLength: 8,
      }),
      (parts) => {
        const said = Object.values(read(`${parts.join(', ')}, 91234567`)).join(', ');
        for (const part of parts) expect(said).toContain(part);
      },
    ),
  ));
