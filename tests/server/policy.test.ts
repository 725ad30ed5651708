import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Access,
  endpoints,
  mayDo,
  mayGive,
  type Power,
  powers,
  roles,
  type Standing,
} from '#schemas';
import { operatorCalls } from '#schemas/operator';
import { decide, type Who } from '../../server/policy.ts';
import { law } from '../support/property.ts';

/** Each way in which a call of the contract says who may make it. */
const accesses: readonly Access[] = Object.values({ ...endpoints, ...operatorCalls }).map(
  ({ access }) => access,
);

const nobody: Who = { kind: 'nobody' };
const member: Extract<Who, { kind: 'user' }> = {
  kind: 'user',
  userId: 'u',
  email: 'u@example.com',
  sessionId: 's',
  vendorIds: new Set(['parent', 'outlet']),
  standings: new Map([
    ['parent', 'owner'],
    ['outlet', 'owner'],
  ]),
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

test('law: who has yet to set codes up does what is said for that, whatever their role and whatever is asked; all else is as it was', () =>
  law(
    fc.property(
      fc.constantFrom<Access>(...accesses),
      fc.constantFrom<Standing>(...roles),
      fc.array(fc.constantFrom('outlet', 'stranger')),
      fc.string(),
      (access, standing, owners, merchant) => {
        const who = { ...member, standings: new Map([['outlet', standing]]) };
        const without = decide({ ...who, codesFor: merchant }, access, owners);
        const isFree = access.kind === 'public' || 'beforeCodes' in access;
        if (isFree) expect(without).toBe(decide(who, access, owners));
        else if (['operator', 'fleet', 'processor'].includes(access.kind))
          expect(without).toBe('signInFirst');
        else expect(without).toBe('codesFirst');
      },
    ),
  ));

describe('a role', () => {
  const needed = Object.keys(powers) as Power[];
  const at = (standing: Standing): Who => ({
    ...member,
    kind: 'user',
    standings: new Map([['outlet', standing]]),
    vendorIds: new Set(['outlet']),
  });

  test.each(needed)('decides who has the power of %s, and says so to the others', (needs) => {
    const access: Access = { kind: 'vendor', at: 'params.vendorId', needs };
    for (const standing of [...roles, 'platform'] as const) {
      const verdict = mayDo(standing, needs) ? 'allowed' : 'notAllowed';
      expect(decide(at(standing), access, ['outlet'])).toBe(verdict);
      expect(decide(at(standing), access, ['stranger'])).toBe('unknown');
    }
  });

  test('takes nothing away that a lower one has, and an owner has every one', () => {
    for (const power of needed) {
      const able = roles.filter((role) => mayDo(role, power));
      expect(able).toEqual(roles.slice(0, able.length));
      expect(able[0]).toBe('owner');
    }
  });

  test('is given by owners, and by others only below their own', () => {
    for (const own of roles) {
      const given = roles.filter((role) => mayGive(own, role));
      expect(given).toEqual(own === 'owner' ? roles : roles.slice(roles.indexOf(own) + 1));
    }
  });
});
