import { expect, test } from 'vitest';
import { drawnPathOf } from '#routes';
import { asksOf } from '../../../app/boot/start-asks.ts';
import { market as singapore } from '../../../markets/sg.ts';
import { configOf } from '../../support/config.ts';

type Ask = { address: string; named: boolean; as?: string };

const config = configOf(singapore);

/** What the page of an address asks for before its code is there, without flags. */
function asksAt(path: string, of = config): Ask[] {
  const at = drawnPathOf(path);
  const asks: Ask[] = at === null ? [] : JSON.parse(asksOf(of, at).replaceAll('%27', "'"));
  return asks.filter(({ address }) => !address.includes('/flags/'));
}

test('a page of a session asks in its name for outlets and what the page itself waits for', () => {
  const addresses = (path: string) =>
    asksAt(path).map(({ address }) => address.replace(/.*v1/, ''));
  expect(addresses('/history')).toEqual(['/vendors']);
  expect(addresses('/order-tracking/v1')).toEqual([
    '/vendors',
    expect.stringMatching(/^\/vendor\/OUTLET\/orders\?/),
  ]);
  expect(addresses('/request-a-rider')).toEqual([
    '/vendors',
    '/get-country-parameter/serviceHours',
    '/get-country-parameter/orderItemValueExceedLimit',
    '/vendor/OUTLET/recipients',
  ]);
  expect(asksAt('/request-a-rider').every(({ named }) => named)).toBe(true);
});

test('the link of an order asks for what it shows alone, as the page itself will ask', () => {
  const address = (path: string) => asksAt(path).map((ask) => ask.address.replace(/.*v1/, ''));
  expect(address('/tracking/AbC')).toEqual(['/public/tracking/TOKEN']);
  expect(address('/tracking-c2c/AbC')).toEqual(['/public/tracking/TOKEN']);
  expect(address('/delivery-receipt/AbC')).toEqual(['/public/receipt/TOKEN']);
  expect(asksAt('/tracking/AbC')[0]?.as).toBeUndefined();
  const deployment = { ...config.deployment, sessionCookies: true };
  expect(asksAt('/tracking/AbC', { ...config, deployment })[0]?.as).toBe('Cookie');
});
