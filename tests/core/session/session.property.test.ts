import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { StoredSession, Tokens } from '#schemas';
import { replay } from '../../../core/kernel/projection.ts';
import { endsSession } from '../../../core/session/refusal.ts';
import {
  authorizationOf,
  followed,
  REFRESH_AHEAD,
  REFRESH_PAUSE,
  refreshDue,
  type Session,
  sessionProjection,
  tokensOf,
} from '../../../core/session/session.ts';
import { events, NOW, tokens } from '../../support/arbitraries.ts';
import { refused, unreachable } from '../../support/engine.ts';
import { law } from '../../support/property.ts';

const user = { id: 'u1', email: 'ana@example.com' };
const some: Tokens = { AccessToken: 'a', IdToken: 'i', RefreshToken: 'r', Expires: NOW + 1000 };
const session = (given: Partial<Tokens> = {}): NonNullable<Session> => ({
  user,
  tokens: { ...some, ...given },
});
const problem = fc.oneof(
  fc.constant(unreachable),
  fc.constant({ tag: 'malformed' as const, message: '' }),
  fc.constantFrom(400, 401, 403, 404, 429, 500, 503).map((status) => refused(status, 'X')),
);

describe('the session of a log', () => {
  test('is there exactly when the last of its beginnings and ends was a beginning', () =>
    law(
      fc.property(events, (history) => {
        const last = history.findLast(
          ({ type }) => type === 'session.started' || type === 'session.ended',
        );
        const held = replay(sessionProjection, history);
        expect(held !== null).toBe(last?.type === 'session.started');
      }),
      { runs: 1000 },
    ));

  test('has the tokens that it was told last since it began', () =>
    law(
      fc.property(events, (history) => {
        const began = history.findLastIndex(({ type }) => type === 'session.started');
        const told = history
          .slice(Math.max(0, began))
          .flatMap((event) =>
            event.type === 'session.started' || event.type === 'session.refreshed'
              ? event.payload.tokens
              : [],
          );
        const held = replay(sessionProjection, history);
        if (held) expect(held.tokens).toEqual(told.at(-1));
      }),
      { runs: 1000 },
    ));
});

describe('a refresh', () => {
  const due = { failedAt: null, refreshedAt: null, refused: false };

  test('is due when less than ten minutes remain', () => {
    const at = (remaining: number) =>
      refreshDue(session({ Expires: NOW + remaining }), { ...due, now: NOW });
    expect(at(REFRESH_AHEAD)).toBe(false);
    expect(at(REFRESH_AHEAD - 1)).toBe(true);
    expect(at(-5)).toBe(true);
    expect(refreshDue(null, { ...due, now: NOW })).toBe(false);
  });

  test('is due when the server refused the token, however long it would live', () => {
    expect(refreshDue(session(), { ...due, now: NOW, refused: true })).toBe(true);
  });

  test('pauses after a failure', () => {
    const at = (now: number) =>
      refreshDue(session({ Expires: NOW }), { ...due, failedAt: NOW, now });
    expect(at(NOW + REFRESH_PAUSE - 1)).toBe(false);
    expect(at(NOW + REFRESH_PAUSE)).toBe(true);
  });

  test('pauses after fresh tokens, too: a server that refuses them at once is not asked for ever', () => {
    const at = (now: number) =>
      refreshDue(session(), { ...due, refreshedAt: NOW, refused: true, now });
    expect(at(NOW + REFRESH_PAUSE - 1)).toBe(false);
    expect(at(NOW + REFRESH_PAUSE)).toBe(true);
  });

  test('does not pause for a time to come that a wrong clock named', () => {
    const times = { failedAt: NOW + 1860, refreshedAt: NOW + 1860, now: NOW };
    expect(refreshDue(session({ Expires: NOW }), { ...times, refused: false })).toBe(true);
  });

  test('that fails ends a session only by a definite refusal of the server', () =>
    law(
      fc.property(problem, (why) => {
        const definite = why.tag === 'refused' && [400, 401, 403].includes(why.status);
        expect(endsSession(why)).toBe(definite);
      }),
    ));

  test('keeps the old refresh token where none is given', () => {
    const result = { AccessToken: 'a2', IdToken: 'i2', ExpiresIn: 1800 };
    expect(tokensOf(result, NOW, 'r1')).toEqual({
      AccessToken: 'a2',
      IdToken: 'i2',
      RefreshToken: 'r1',
      Expires: NOW + 1800,
    });
    expect(tokensOf({ ...result, RefreshToken: 'r2' }, NOW, 'r1').RefreshToken).toBe('r2');
  });

  test('keeps no refresh token where the tokens went into cookies, and says whose they are in their place', () => {
    const result = { AccessToken: 'a2.', IdToken: '', ExpiresIn: 1800, InCookies: true } as const;
    const kept = tokensOf(result, NOW, 'r1');
    expect(kept).toMatchObject({ RefreshToken: '', InCookies: true });
    expect(authorizationOf({}, kept)).toBe('Cookie a2.');
    expect(authorizationOf({ guest: true }, kept)).toBe('Cookie a2.');
  });
});

describe('following another tab', () => {
  const stored = (given: Partial<Tokens> = {}, id = 'u1'): StoredSession => ({
    user: { ...user, id },
    meta: { ...some, ...given },
  });
  const after = (before: Session, kept: StoredSession | null) =>
    followed(before, kept, NOW).reduce(sessionProjection.step, before);

  test('leads to what is stored', () =>
    law(
      fc.property(
        fc.option(tokens, { nil: null }),
        fc.option(tokens, { nil: null }),
        fc.constantFrom('u1', 'u2'),
        (mine, theirs, id) => {
          const before = mine && session(mine);
          const kept = theirs && stored(theirs, id);
          const result = after(before, kept);
          if (!kept) expect(result).toBeNull();
          else if (before && id === 'u1' && kept.meta.AccessToken === before.tokens.AccessToken)
            expect(result).toBe(before);
          else expect(result).toEqual({ user: kept.user, tokens: kept.meta });
        },
      ),
    ));

  test('ends one person before it begins the next', () => {
    const facts = followed(session(), stored({}, 'u2'), NOW);
    expect(facts.map(({ type }) => type)).toEqual(['session.ended', 'session.started']);
  });
});

test('the header is the two tokens, or the one that there is', () => {
  const tokens = { AccessToken: 'a', IdToken: 'i' };
  expect(authorizationOf({}, tokens)).toBe('Bearer a|i');
  expect(authorizationOf({ guest: true }, tokens)).toBe('Bearer a');
  expect(authorizationOf({ embedded: true }, tokens)).toBe('GoDroid a');
});
