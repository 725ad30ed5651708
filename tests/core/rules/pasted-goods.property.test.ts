import fc from 'fast-check';
import { expect, test } from 'vitest';
import { law } from '../../support/property.ts';
import { readAsIn } from './pasted-world.ts';

const dishes = [
  ...['chicken rice', 'kopi', 'nasi lemak', 'teh tarik peng', 'Laksa', 'char kway teow no lard'],
  ...['шопска салата', 'баници', 'شاورما', 'شاي بالنعناع', 'ເຂົ້າຜັດ', 'ກາເຟ', '牛肉麵', '珍奶'],
];
const counted = fc
  .tuple(
    fc.integer({ min: 1, max: 30 }),
    fc.constantFrom('C D', 'Cx D', 'C x D', 'D xC', 'D x C', 'C D please'),
    fc.constantFrom(...dishes),
  )
  .map(([count, form, dish]) => form.replace('C', String(count)).replace('D', dish));
const goods = fc.array(counted, { minLength: 1, maxLength: 4 });
const door = { unit: '#12-06' };
const places = [
  ['826 Tampines Street 81 #12-06', { address: '826 Tampines Street 81', ...door }],
  ['blk 826 Tampines Street 81 #12-06', { address: 'blk 826 Tampines Street 81', ...door }],
  ['20 tampines central 1 #12-06', { address: '20 tampines central 1', ...door }],
  ['5 somewhere #12-06', { address: '5 somewhere', ...door }],
  ['Tower 2 #12-06', { address: 'Tower 2', ...door }],
  ['20 tampines north #12-06 S520826', { address: '20 tampines north, 520826', ...door }],
  ['9 somewhere S(520826)', { address: '9 somewhere, 520826' }],
  ['9 somewhere 520826', { address: '9 somewhere 520826' }],
] as const;
const cues = ['', 'to ', 'at ', 'deliver to ', 'Deliver to: ', 'Address: '];
const between = fc.constantFrom('\n', ', ', '. ');

test('law: whatever is ordered around it, the line with a unit or a postcode is the address', () =>
  law(
    fc.property(
      ...[fc.constantFrom('', 'Hi! ', 'hello, '), goods, fc.array(counted, { maxLength: 3 })],
      ...[fc.constantFrom(...places), fc.constantFrom(...cues), between, fc.boolean()],
      (hello, before, behind, [place, said], cue, sign, isFirst) => {
        const who = 'Mei 91234567';
        const around = [...before, `${cue}${place}`, ...behind];
        const text = (isFirst ? [who, ...around] : [...around, who]).join(sign);
        const { notes, ...order } = readAsIn('SG', hello + text);
        expect(order).toEqual({ name: 'Mei', phone: '+6591234567', ...said });
        for (const word of [...before, ...behind].join(' ').split(' '))
          if (word !== 'please') expect(notes).toContain(word);
      },
    ),
  ));

const abroad = [
  ...([['KW', 'السالمية قطعة 5 شارع 12 منزل 8', 'فهد 99887766']] as const),
  ...([['BG', 'ул. Шипка 12', 'Иван 0888 123 456']] as const),
  ...([['BG', 'ж.к. Младост 1, бл. 45', 'Иван 0888 123 456']] as const),
  ...([['LA', 'ບ້ານ ໂພນໄຊ ເລກທີ 15', 'ຄຳ 020 5555 1234']] as const),
  ...([['TW', '台北市信義區市府路45號', '陳美玲 0912345678']] as const),
];

test('law: a street and its number are the address elsewhere, too', () =>
  law(
    fc.property(
      ...[fc.constantFrom(...abroad), goods, fc.array(counted, { maxLength: 3 }), fc.boolean()],
      ([country, place, who], before, behind, isFirst) => {
        const around = [...before, place, ...behind];
        const text = (isFirst ? [who, ...around] : [...around, who]).join('\n');
        const { address, name } = readAsIn(country, text);
        expect({ address, name }).toEqual({ address: place, name: who.split(' ')[0] });
      },
    ),
  ));

test('law: nothing that is pasted is lost', () =>
  law(
    fc.property(
      fc.shuffledSubarray(
        [
          ...['2 chicken rice', '1 kopi and 3x teh', '826 Tampines Street 81 #12-06', '12 anson'],
          ...['2 laksa to 20 tampines central 1', 'no chilli', 'extra sambal x2', '9 Foo S520826'],
          ...['send 2 boxes to 5 Zion Road', 'fried rice', '7 nights', 'Tower 2', 'call me at 7pm'],
        ],
        { minLength: 1 },
      ),
      between,
      (parts, sign) => {
        const said = Object.values(readAsIn('SG', [...parts, 'Mei 91234567'].join(sign))).join(' ');
        const words = parts.join(' ').split(' ');
        for (const word of words.filter((each) => !['to', 'send'].includes(each)))
          expect(said).toContain(word.replace(/^S(?=\d{6})/, ''));
      },
    ),
  ));

const mei = { name: 'Mei', phone: '+6591234567' };
const block = { address: '826 Tampines Street 81', ...door };

test.each([
  [
    '2 chicken rice\n1 kopi\n826 Tampines Street 81 #12-06\nMei 91234567',
    { ...mei, ...block, notes: '2 chicken rice, 1 kopi' },
  ],
  [
    'Hi! 2 chicken rice please\n1 kopi\nMei 91234567\n826 Tampines Street 81 S520826',
    { ...mei, address: '826 Tampines Street 81, 520826', notes: '2 chicken rice, 1 kopi' },
  ],
  [
    '3x nasi lemak and 2 teh tarik. Deliver to blk 826 Tampines Street 81 #12-06, Chia, 91234567',
    {
      ...{ ...mei, ...block, name: 'Chia', address: 'blk 826 Tampines Street 81' },
      notes: '3x nasi lemak and 2 teh tarik',
    },
  ],
  [
    '2 laksa at 20 tampines central 1, Mei 91234567',
    { ...mei, address: '20 tampines central 1', notes: '2 laksa' },
  ],
  ['at 20 tampines central 1\nMei 91234567', { ...mei, address: '20 tampines central 1' }],
  ['to 20 tampines central 1\nMei\n91234567', { ...mei, address: '20 tampines central 1' }],
  [
    'Order 12\n2 Chicken Rice $8.00\n1 Kopi $1.80\nTotal $9.80\nMei\n91234567\n826 Tampines Street 81 #12-06',
    { ...mei, ...block, amount: '9.80', notes: 'Order 12, 2 Chicken Rice $8.00, 1 Kopi $1.80' },
  ],
  ['10 Anson\nMei 91234567', { ...mei, address: '10 Anson' }],
])('in SG: %s', (text, said) => {
  expect(readAsIn('SG', text)).toEqual(said);
});

test('a message in Chinese in one line keeps what is ordered out of its address', () => {
  const text = '你好 牛肉麵2碗 珍奶1杯，送到台北市信義區市府路45號，王先生，0912345678';
  expect(readAsIn('TW', text)).toEqual({
    ...{ name: '王先生', phone: '+886912345678', address: '台北市信義區市府路45號' },
    notes: '牛肉麵2碗 珍奶1杯',
  });
});
