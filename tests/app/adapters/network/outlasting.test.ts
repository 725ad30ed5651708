import { expect, test } from 'vitest';
import { outlasting } from '../../../../app/adapters/network/outlasting.ts';

test('what is sent while the page is left arrives, as far as a browser allows', () => {
  const body = (length: number) => ({ method: 'PUT', body: 'x'.repeat(length) });
  expect(outlasting(body(16_000), true)).toMatchObject({ ...body(16_000), keepalive: true });
  expect(outlasting(body(16_001), true).keepalive).toBe(false);
  expect(outlasting(body(10), false).keepalive).toBe(false);
  expect(outlasting(undefined, true).keepalive).toBe(false);
});
