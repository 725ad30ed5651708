import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { requestIds } from '../../../server/http/request-id.ts';

const uuid = /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/;
const from = (remoteAddress: string, headers: Record<string, string>) =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage;
const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

test.each([
  ['10.0.0.1', { 'x-request-id': '7f3a9c0d5b1e48f2' }, '7f3a9c0d5b1e48f2'],
  ['10.0.0.1', { traceparent }, '4bf92f3577b34da6a3ce929d0e0e4736'],
  ['::ffff:10.0.0.1', { 'x-request-id': '7f3a9c0d5b1e48f2' }, '7f3a9c0d5b1e48f2'],
  ['10.0.0.1', { 'x-request-id': 'mei@example.com-0000' }, uuid],
  ['10.0.0.1', { 'x-request-id': '+6591234567' }, uuid],
  ['192.0.2.9', { 'x-request-id': '7f3a9c0d5b1e48f2', traceparent }, uuid],
])(
  'a call of %s that is named %j is called so only by a proxy that is trusted',
  (ip, headers, id) => {
    const idOf = requestIds('10.0.0.0/8, loopback');
    expect(idOf(from(ip, headers))).toEqual(
      typeof id === 'string' ? id : expect.stringMatching(id),
    );
  },
);

test('nobody names calls where no proxy is trusted, and no two are called the same', () => {
  const idOf = requestIds(undefined);
  const ids = Array.from({ length: 1000 }, () =>
    idOf(from('127.0.0.1', { 'x-request-id': 'a'.repeat(32) })),
  );
  expect(new Set(ids).size).toBe(1000);
});
