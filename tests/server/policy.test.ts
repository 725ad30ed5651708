import { expect, test } from 'vitest';
import type { Access } from '#schemas';
import { decide, type Who } from '../../server/policy.ts';

const nobody: Who = { kind: 'nobody' };
const member: Who = {
  kind: 'user',
  userId: 'u',
  email: 'u@example.com',
  sessionId: 's',
  vendorIds: new Set(['parent', 'outlet']),
};
const anyone: Access = { kind: 'public' };
const signedIn: Access = { kind: 'session' };
const objects: Access[] = [
  { kind: 'vendor', at: 'params.vendorId' },
  { kind: 'order', at: 'query.orderId' },
  { kind: 'rider', at: 'params.riderId' },
];

test('everybody may make public calls', () => {
  expect(decide(nobody, anyone, [])).toBe('allowed');
  expect(decide(member, anyone, [])).toBe('allowed');
});

test('who is not signed in is asked to, whatever the object', () => {
  for (const access of [signedIn, ...objects]) {
    expect(decide(nobody, access, ['outlet'])).toBe('signInFirst');
  }
});

test('a member reaches what one of their vendors owns', () => {
  expect(decide(member, signedIn, [])).toBe('allowed');
  for (const access of objects) {
    expect(decide(member, access, ['outlet'])).toBe('allowed');
    expect(decide(member, access, ['stranger', 'parent'])).toBe('allowed');
  }
});

test("an object of somebody else is as unknown as one that doesn't exist", () => {
  for (const access of objects) {
    expect(decide(member, access, ['stranger'])).toBe('unknown');
    expect(decide(member, access, [])).toBe('unknown');
  }
});
