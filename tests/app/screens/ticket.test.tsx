import { expect, test } from 'vitest';
import { TicketPaper } from '../../../app/screens/order/ticket.tsx';
import { NOW } from '../../support/arbitraries.ts';
import { anOrder } from '../../support/orders.ts';
import { screenWorld, wordsOn } from '../../support/screen.tsx';

const scope = screenWorld(NOW);
const wordsFor = (fields: Parameters<typeof anOrder>[0]) =>
  wordsOn(<TicketPaper order={anOrder(fields)} />, scope);

const inside = { unit_number: '12-01', building: 'Tower B' };
const at = { latitude: 1.28, longitude: 103.86 };
const customer = (address: string) => ({
  name: 'Mei Lin Tan',
  phone_number: '+6591234567',
  location: { ...at, ...inside, address },
});

test.each(['12-01, Tower B, 1 Saint Andrew’s Road', '1 Saint Andrew’s Road'])(
  'a ticket says unit and building once: %s',
  (address) => {
    const words = wordsFor({ customer: customer(address) });
    expect(words).toContain('Drop-off address 12-01, Tower B, 1 Saint Andrew’s Road');
    expect(words.split('Tower B')).toHaveLength(2);
  },
);

test('a ticket says what the rider takes at the door, and that it is nothing', () => {
  const cash = { amount: 12.5, description: '', payment_method: 'CASH_ON_DELIVERY' };
  expect(wordsFor({ order: cash })).toContain('To collect $12.50');
  expect(wordsFor({ order: { ...cash, payment_method: 'PAID' } })).toContain('To collect Nothing');
});

test('a ticket says when it is collected', () => {
  const placed = Date.parse('2027-01-11T12:05:00+08:00') / 1000;
  expect(wordsFor({ preordered_for: placed })).toContain('Collection time 11 Jan, 12:05 pm');
  expect(wordsFor({})).toContain('Collection time As soon as possible');
});
