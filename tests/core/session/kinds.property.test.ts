import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StoredSession } from '#schemas';
import { replay } from '../../../core/kernel/projection.ts';
import {
  followed,
  holds,
  modeOf,
  refreshDue,
  sessionProjection,
  signedInAs,
  startedBy,
  storedFrom,
} from '../../../core/session/session.ts';
import { NOW, tokens } from '../../support/arbitraries.ts';
import { law } from '../../support/property.ts';

const kind = fc.constantFrom<Pick<StoredSession, 'guest' | 'embedded'>>(
  {},
  { guest: true },
  { embedded: true },
);
const kept = fc
  .tuple(fc.constantFrom('u1', 'u2'), tokens, kind)
  .map(
    ([id, meta, of]): StoredSession => ({ user: { id, email: `${id}@shop.example` }, meta, ...of }),
  );
const sessionOf = (stored: StoredSession) =>
  replay(sessionProjection, [startedBy(stored, 'storage', NOW)]);

test('a session that is stored and taken up again is the same, of a member, a guest or a platform', () =>
  law(
    fc.property(kept, (stored) => {
      const session = sessionOf(stored);
      expect(storedFrom(session)).toStrictEqual(stored);
      expect(modeOf(stored)).toBe(modeOf(session));
      expect(modeOf(stored)).toBe(stored.embedded ? 'GODROID' : stored.guest ? 'GUEST' : 'CLASSIC');
    }),
  ));

test('nobody has no session to store, and the portal is a member’s', () => {
  expect(storedFrom(null)).toBeNull();
  expect(modeOf(null)).toBe('CLASSIC');
});

test('who signs in comes after the end of who was here, so that nothing of theirs is left', () =>
  law(
    fc.property(fc.option(kept), kept, (before, next) => {
      const facts = signedInAs(before && sessionOf(before), next, NOW);
      const ends = facts.filter(({ type }) => type === 'session.ended');
      expect(ends).toHaveLength(before ? 1 : 0);
      for (const { payload } of ends) expect(payload).toEqual({ reason: 'replaced' });
      expect(facts.at(-1)?.type).toBe('session.started');
      expect(storedFrom(replay(sessionProjection, [...facts]))).toStrictEqual(next);
    }),
  ));

test('another person in another tab ends who was here, and nobody where nobody was', () =>
  law(
    fc.property(fc.option(kept), fc.option(kept), (before, next) => {
      const facts = followed(before && sessionOf(before), next, NOW);
      const isAnother = before !== null && before.user.id !== next?.user.id;
      expect(facts.some(({ type }) => type === 'session.ended')).toBe(isAnother);
    }),
  ));

test('only a member’s tokens are exchanged for new ones, however old they are', () =>
  law(
    fc.property(kept, fc.boolean(), (stored, refused) => {
      const session = sessionOf({ ...stored, meta: { ...stored.meta, Expires: NOW - 1 } });
      const due = refreshDue(session, { now: NOW, failedAt: null, refreshedAt: null, refused });
      expect(due).toBe(!stored.guest && !stored.embedded);
    }),
  ));

test('a session holds the tokens that were sent only while person and token are the same', () =>
  law(
    fc.property(kept, kept, (one, other) => {
      const isSame =
        one.user.id === other.user.id && one.meta.AccessToken === other.meta.AccessToken;
      expect(holds(sessionOf(one), other)).toBe(isSame);
      expect(holds(null, other)).toBe(false);
    }),
  ));
