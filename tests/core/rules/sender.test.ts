import { expect, test } from 'vitest';
import { senderViolations } from '#core/rules';

test('all that is missing of a sender is said at once', () => {
  const nobody = { name: ' ', email: 'x', phone_number: '1' };
  expect(senderViolations(nobody).map(({ field }) => field)).toEqual([
    ...['senderName', 'senderEmail', 'senderPhone'],
  ]);
  const known = { name: 'Mei', email: 'mei@shop.example', phone_number: '+65 9123 4567' };
  expect(senderViolations(known)).toEqual([]);
  expect(senderViolations({ ...known, email: '' })).toHaveLength(1);
});

test.each([
  '4111 1111 1111 1111',
  '5555-5555-5555-4444',
  '٤١١١١١١١١١١١١١١١',
  '6304000000000000000',
])('the number of a card, %s, is no phone number', (phone_number) => {
  const sender = { name: 'Mei', email: 'mei@shop.example', phone_number };
  expect(senderViolations(sender).map(({ field }) => field)).toEqual(['senderPhone']);
});

test.each(['0049 1512 3456789', '+999 123456789012', '(020) 7946 0000'])(
  'the phone number %s is one',
  (phone_number) => {
    expect(senderViolations({ name: 'Mei', email: 'mei@shop.example', phone_number })).toEqual([]);
  },
);
