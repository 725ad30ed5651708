import { expect, test } from 'vitest';
import { isLedBack, ledBack, wayBack } from '../../../app/shell/way-back.ts';

test.each(['/history/m4pk1?order_id=m4pk1-000001', '/order-tracking', '/payment/pi_1'])(
  'the way back leads to %s',
  (back) => {
    expect(wayBack({ back })).toBe(back);
  },
);

test.each([
  null,
  {},
  { back: 7 },
  { back: '/connect' },
  { back: '//evil.example' },
  { back: 'https://evil.example' },
])('there is no way back to %j', (state) => {
  expect(wayBack(state)).toBeNull();
});

test('only a page about an outlet and nothing more gives way to the same page of another outlet', () => {
  expect(isLedBack('', ledBack)).toBe(true);
  expect(isLedBack('order_id=m4pk1-000001', ledBack)).toBe(false);
  expect(isLedBack('', null)).toBe(false);
  expect(isLedBack('', { back: '/history' })).toBe(false);
});
