import { expect, test } from 'vitest';
import { asOrigin, declaredOrigin, listedOrigin, originOf } from '../../../server/http/origin.ts';
import { Refusal } from '../../../server/http/refusal.ts';

test.each([
  ['https://portal.example', 'https://portal.example'],
  ['HTTP://SG.localhost:3000', 'http://sg.localhost:3000'],
  ['https://portal.example:443', 'https://portal.example'],
  ['http://[::1]:3000', 'http://[::1]:3000'],
])('%s is an origin', (text, origin) => {
  expect(asOrigin(text)).toBe(origin);
});

test.each([
  ...['', 'null', 'portal.example', 'ftp://portal.example', 'javascript:alert(1)', 'http://'],
  ...['https://portal.example/', 'https://portal.example?x', 'https://a@portal.example'],
  ...['https://portal.example; script-src *', 'https://portal.example,https://evil.example'],
  ...['https://portal.example https://evil.example', 'https://portal.example:x'],
])('%j is none', (text) => {
  expect(asOrigin(text)).toBeUndefined();
});

test('a request to a name that is no host is refused, and one to a host has its origin', () => {
  expect(originOf({ protocol: 'https', host: 'sg.localhost:3000' })).toBe(
    'https://sg.localhost:3000',
  );
  expect(() => originOf({ protocol: 'http', host: 'sg.localhost; x' })).toThrow(Refusal);
});

test.each([
  ['https://portal.shop', 'https://portal.shop'],
  ['http://portal.shop:8443', 'https://portal.shop'],
  ['https://evil.example', 'https://portal.shop'],
  ['http://second.shop:3000', 'https://second.shop'],
  ['http://sg.localhost:3000', 'http://sg.localhost:3000'],
])('links for who came by %s lead to %s', (here, link) => {
  expect(declaredOrigin({ id: 'sg', hosts: ['portal.shop', 'second.shop'] }, here)).toBe(link);
});

test('search engines list a deployment in one place, whichever host was asked', () => {
  const away = { id: 'sg', hosts: ['portal.shop', 'second.shop'] };
  expect(listedOrigin(away, 'http://second.shop:3000')).toBe('https://portal.shop');
  const here = { id: 'sg', hosts: ['sg.localhost', 'localhost'] };
  expect(listedOrigin(here, 'http://localhost:3000')).toBe('http://sg.localhost:3000');
});
