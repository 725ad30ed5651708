import fc from 'fast-check';
import { expect, test } from 'vitest';
import { law } from '../../support/property.ts';
import { readAsIn } from './pasted-world.ts';

const cased = (words: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...words), fc.nat(2))
    .map(([word, how]) =>
      how === 0
        ? word
        : how === 1
          ? word.toUpperCase()
          : word.charAt(0).toUpperCase() + word.slice(1),
    );
const ofAddress = cased(['add', 'addr', 'address', 'delivery address', 'deliver to', 'send to']);
const ofPhone = cased([
  'hp',
  'h/p',
  'hp no',
  'tel',
  'mobile',
  'contact',
  'contact number',
  'phone',
]);
const order = { address: '138 Tampines St 11', unit: '#08-12' };

test('law: the address and the number behind the labels that people use are read, without them', () =>
  law(
    fc.property(
      ofAddress,
      ofPhone,
      fc.constantFrom(': ', ':', ' : ', '. ', ' '),
      fc.constantFrom('\n', ', '),
      fc.boolean(),
      (address, phone, sign, between, isFirst) => {
        const lines = [`${address}${sign}138 Tampines St 11 #08-12`, `${phone}${sign}9123 4567`];
        const text = (isFirst ? lines : lines.toReversed()).join(between);
        const { phone: number = '', ...said } = readAsIn('SG', text);
        expect(number.replace(/^\+65|\s/g, '')).toBe('91234567');
        expect(said).toEqual(order);
      },
    ),
  ));

test('law: "add" before something to bring is no label', () =>
  law(
    fc.property(
      fc.constantFrom('Add: ', 'add: ', 'Add '),
      fc.constantFrom('extra egg', 'more chilli', 'a bag of ice', '2 eggs'),
      (add, what) => {
        const said = readAsIn('SG', `138 Tampines St 11 #08-12\n${add}${what}\nHP: 91234567`);
        expect(said).toEqual({ ...order, phone: '91234567', notes: `${add}${what}` });
      },
    ),
  ));
