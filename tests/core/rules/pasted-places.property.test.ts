import fc from 'fast-check';
import { expect, test } from 'vitest';
import { law } from '../../support/property.ts';
import { readAsIn } from './pasted-world.ts';

const places = [
  ...['12 Holland Ave', '87 Zion Road', 'Blk 138 Tampines St 11', '5 Marine Parade Central'],
  ...['455 Ang Mo Kio Ave 10', '10 jalan besar', '1 Raffles Place', '21 lorong 8'],
];
const two = fc
  .shuffledSubarray(places, { minLength: 2, maxLength: 2 })
  .map(([here = '', there = '']) => [here, there] as const);
const door = fc.constantFrom('', ' #01-05', ' #12-07');
const said = (form: string, here: string, there: string) =>
  form.replace('{A}', here).replace('{B}', there);

test('law: where words say which of two places is brought to, it is the address, and the other is for the notes', () =>
  law(
    fc.property(
      two,
      door,
      door,
      fc.constantFrom(
        ...['pickup at {A}, deliver to {B}', 'pick up from {A} deliver to {B}'],
        ...['collect from {A} and send to {B}', 'from {A} to {B}', 'send from {A} to {B}'],
        ...['deliver to {B}, pickup at {A}', '{A} to {B}', '{A}, deliver to {B}'],
        ...['Pickup: {A}\nDeliver to: {B}', 'Pick up {A}\nDrop off: {B}', 'Pickup\n{A}\n{B}'],
        ...['From: {A}\nTo: {B}', 'From: Ana, {A}\nAddress: {B}', '{A} -> {B}'],
        ...['collect from shop at {A}\n{B}', 'Pickup at {A} (Ana 98765432)\nsend to {B}'],
      ),
      fc.constantFrom('\n', ', '),
      ([here, there], hereDoor, thereDoor, form, sign) => {
        const between = form.includes('\n') ? '\n' : sign;
        const text = `${said(form, here + hereDoor, there + thereDoor)}${between}Mei Ling 91234567`;
        const order = readAsIn('SG', text);
        expect(order.address?.replace(/, Mei Ling$/, '')).toBe(there);
        expect(order).toMatchObject({ phone: '+6591234567' });
        expect(order.unit ?? '').toBe(thereDoor.trim());
        expect(order.notes).toContain(here + hereDoor);
      },
    ),
  ));

test('law: where nothing says which, neither is the address, and both are for the notes', () =>
  law(
    fc.property(
      two,
      door,
      fc.constantFrom(
        ...['{A}, {B}', '{A}\n{B}', '{A} or {B}', '{A} / {B}', '{A} and {B}'],
        ...['deliver to {A} or to {B}', 'Deliver to: {A}\nDeliver to: {B}'],
      ),
      ([here, there], unit, form) => {
        const sign = form.includes('\n') ? '\n' : ', ';
        const text = `Mei Ling 91234567${sign}${said(form, here + unit, there + unit)}`;
        const { notes, ...order } = readAsIn('SG', `${text}${sign}$20 cash`);
        expect(order).toEqual({
          ...{ name: 'Mei Ling', phone: '+6591234567', amount: '20' },
          payment: 'CASH_ON_DELIVERY',
        });
        expect(notes).toContain(here + unit);
        expect(notes).toContain(there + unit);
      },
    ),
  ));

test('law: one place stays the address, with what else says a street', () =>
  law(
    fc.property(
      fc.constantFrom(...places),
      fc.constantFrom(
        ...['PLACE', 'deliver to PLACE', 'Address: PLACE', 'To: Lim, PLACE', 'PLACE\nPLACE'],
        ...['PLACE\nNote: key is at 3 Club Street', 'PLACE, opposite 3 Club Street'],
        ...['2 beef street tacos\nsend to PLACE', '3 drinks on the way\nAddress: PLACE'],
      ),
      (place, form) => {
        const text = `Mei Ling 91234567\n${form.replaceAll('PLACE', place)}`;
        expect(readAsIn('SG', text).address).toMatch(new RegExp(`^${place}`, 'u'));
      },
    ),
  ));

test('a place of pickup alone is no address', () => {
  expect(readAsIn('SG', 'pickup at 12 Holland Ave, Mei Ling 91234567')).toEqual({
    ...{ name: 'Mei Ling', phone: '+6591234567', notes: 'pickup at 12 Holland Ave' },
  });
});

test.each([
  ['TW', '從忠孝東路四段100號送到信義路五段7號', '信義路五段7號'],
  ['TW', '取貨：忠孝東路四段100號\n送到：信義路五段7號', '信義路五段7號'],
  [
    'KW',
    'من السالمية قطعة 5 شارع 12 منزل 8 إلى حولي قطعة 3 شارع 4 منزل 1',
    'حولي قطعة 3 شارع 4 منزل 1',
  ],
  ['TH', 'รับที่ 99/12 ซอยสุขุมวิท 39 ส่งที่ 88/5 ถนนพระราม 9', '88/5 ถนนพระราม 9'],
  ['LA', 'ຮັບຢູ່ ບ້ານທາດຫຼວງ ເລກທີ 22 ສົ່ງໄປ ບ້ານໂພນໄຊ ເລກທີ 15', 'ບ້ານໂພນໄຊ ເລກທີ 15'],
  ['BG', 'от ул. Шипка 12 до бул. Витоша 15', 'бул. Витоша 15'],
  ['AT', 'Abholung Neubaugasse 5, to Hauptstraße 12', 'Hauptstraße 12'],
])('in %s: %s', (country, text, address) => {
  expect(readAsIn(country, text).address).toBe(address);
});

test('an address that its commas divide is one place', () => {
  const text = 'الاسم: نورة\nالعنوان: حولي، قطعة 4، شارع 10، منزل 3';
  expect(readAsIn('KW', text).address).toBe('حولي، قطعة 4، شارع 10، منزل 3');
});
