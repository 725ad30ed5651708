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
