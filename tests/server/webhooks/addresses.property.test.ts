import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressOf, type Targets } from '../../../server/webhooks/addresses.ts';
import { send } from '../../../server/webhooks/send.ts';
import { law } from '../../support/property.ts';
import { till } from './support.ts';

/** As the internet: a name stands for what a test says. */
const naming = (...addresses: string[]): Targets => ({
  any: false,
  resolve: async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
});

const octet = fc.integer({ min: 0, max: 255 });
const within = (...first: number[]) =>
  fc.tuple(octet, octet, octet, octet).map((rest) => [...first, ...rest].slice(0, 4).join('.'));
const group = fc.integer({ min: 0, max: 0xffff }).map((each) => each.toString(16));
const six = (first: string) =>
  fc.tuple(group, group, group).map((rest) => `${first}::${rest.join(':')}`);

const closed = fc.oneof(
  ...[within(127), within(10), within(192, 168), within(169, 254), within(0), within(100, 64)],
  ...[within(172, 16), within(224), within(255, 255, 255, 255), within(198, 18), within(192, 0, 2)],
  ...[six('fc00'), six('fd12'), six('fe80'), six('ff02'), six('2001:db8'), six('64:ff9b')],
  ...[fc.constantFrom('::1', '::', '0.0.0.0')],
  ...[within(10), within(127), within(169, 254)].map((each) => each.map((v4) => `::ffff:${v4}`)),
);
const open = fc.oneof(within(8), within(93, 184), six('2606:4700'), six('2a00:1450'));

test('no name that stands for an address that is not public is called, whatever else it stands for', async () => {
  await law(
    fc.asyncProperty(closed, open, fc.boolean(), async (bad, good, isFirst) => {
      const told = isFirst ? [bad, good] : [good, bad];
      await expect(addressOf('https://till.example/', naming(...told))).rejects.toThrow('public');
      const literal = bad.includes(':') ? `[${bad}]` : bad;
      await expect(addressOf(`https://${literal}/`, naming(good))).rejects.toThrow('public');
      expect((await addressOf('https://till.example/', naming(good))).address).toBe(good);
    }),
  );
});

test.each([
  'http://till.example/',
  'ftp://till.example/',
  'https://me:secret@till.example/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://[::1]:8443/',
  'till.example',
  '',
])('%s is no target', async (url) => {
  await expect(addressOf(url, naming('8.8.8.8'))).rejects.toThrow();
});

test('a name that was public when its target was added and is not any more is not called', async () => {
  const local = await till();
  const url = local.url.replace('http://127.0.0.1', 'https://till.example');
  expect(await addressOf(url, naming('8.8.8.8'))).toEqual({ address: '8.8.8.8', family: 4 });
  const outcome = await send({ url, headers: {}, body: '{}' }, naming('127.0.0.1'), 1000);
  expect(outcome.reason).toBe('The target is at an address that is not public.');
  expect(local.heard).toEqual([]);
  await local.close();
});

test('it is connected to where it was looked up, once, under its own name', async () => {
  const local = await till();
  let asked = 0;
  const resolve: Targets['resolve'] = async () => {
    asked += 1;
    return [{ address: '127.0.0.1', family: 4 }];
  };
  const url = local.url.replace('127.0.0.1', 'till.example');
  const outcome = await send({ url, headers: {}, body: '{}' }, { any: true, resolve });
  expect(outcome).toMatchObject({ status: 200, answer: 'ok' });
  expect(asked).toBe(1);
  expect(local.heard[0]?.headers.host).toBe(new URL(url).host);
  await local.close();
});

test('what gives no answer is not waited for, nor a name that is never found', async () => {
  const silent = await till();
  silent.state.answer = 'nothing';
  const targets: Targets = {
    any: true,
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  };
  const late = { reason: 'No answer in time.' };
  expect(await send({ url: silent.url, headers: {}, body: '{}' }, targets, 50)).toMatchObject(late);
  const never: Targets = { any: true, resolve: () => new Promise(() => undefined) };
  const named = { url: 'http://till.example/', headers: {}, body: '{}' };
  expect(await send(named, never, 50)).toMatchObject(late);
  await silent.close();
});
