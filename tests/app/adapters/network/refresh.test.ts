import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { Problem, Result, StoredSession, Tokens } from '#schemas';
import { createRefresh } from '../../../../app/adapters/network/refresh.ts';
import { createSessionStore, sessionKey } from '../../../../app/adapters/storage/session-store.ts';
import { createStorage } from '../../../../app/adapters/storage/storage.ts';
import { NOW } from '../../../support/arbitraries.ts';
import { lockManager } from '../../../support/locks.ts';
import { law } from '../../../support/property.ts';
import { storageOf } from '../../../support/storage.ts';

const session = (n: number): StoredSession => ({
  user: { id: 'ana', email: 'ana@example.com' },
  meta: { AccessToken: `a${n}`, IdToken: `i${n}`, RefreshToken: `r${n}`, Expires: NOW },
});
const no: Problem = {
  tag: 'refused',
  status: 401,
  code: 'NotAuthorizedException',
  message: 'no',
};

const wait = (seconds: number) =>
  new Promise<void>((done) => void setTimeout(done, seconds * 1000).unref?.());

/** Tabs over one storage, and a server that answers each call so. */
function browser(answer: Result<Tokens>, locks: LockManager | undefined) {
  const entries = new Map([[sessionKey, JSON.stringify(session(1))]]);
  let calls = 0;
  const sessions = createSessionStore(storageOf(entries), () => NOW);
  const tab = () =>
    createRefresh({
      locks,
      sessions,
      wait,
      extend: async () => {
        calls += 1;
        return answer;
      },
    });
  return { sessions, tab, calls: () => calls };
}

/** `AbortSignal.timeout` by timers that a test can move. */
function abortAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds);
  return controller.signal;
}

type Network = { lags: readonly number[]; answer: Result<Tokens>; seconds: number };

/** Tabs of as many processes, each of which reads what another stored so many ms after it, and a server that takes so many seconds to answer. */
async function askInAll({ lags, answer, seconds }: Network) {
  vi.useFakeTimers();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(abortAfter);
  const locks = lockManager();
  let calls = 0;
  const views = lags.map(() => new Map([[sessionKey, JSON.stringify(session(1))]]));
  const tabs = views.map((own, at) => {
    const spread = (change: (view: Map<string, string>) => void) => {
      for (const [other, view] of views.entries())
        setTimeout(() => change(view), view === own ? 0 : lags[other]);
      change(own);
    };
    const storage = createStorage(() => ({
      length: own.size,
      key: (nth) => [...own.keys()][nth] ?? null,
      getItem: (key) => own.get(key) ?? null,
      setItem: (key, text) => spread((view) => view.set(key, text)),
      removeItem: (key) => spread((view) => view.delete(key)),
    }));
    const extend = async () => {
      calls += 1;
      await wait(seconds + at);
      return answer;
    };
    const sessions = createSessionStore(storage, () => NOW);
    return createRefresh({ locks, sessions, wait, extend });
  });
  const asked = Promise.all(tabs.map((refresh) => refresh(session(1))));
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  timeout.mockRestore();
  return { results: await asked, calls };
}

const lagsOfTabs = fc.array(fc.nat(9000), { minLength: 2, maxLength: 5 });

describe('refreshing the session', () => {
  const answers: [string, Result<Tokens>][] = [
    ['fresh tokens', { ok: true, value: session(2).meta }],
    ['the token of this second', { ok: true, value: { ...session(1).meta, Expires: NOW + 900 } }],
    ['a refusal', { ok: false, problem: no }],
  ];

  it.each(answers)('makes one call for five tabs that share %s', async (_, answer) => {
    const { tab, calls } = browser(answer, lockManager());
    const tabs = [1, 2, 3, 4, 5].map(() => tab());
    const results = await Promise.all(tabs.map((refresh) => refresh(session(1))));
    expect(calls()).toBe(1);
    if (answer.ok) expect(results).toEqual(Array(5).fill(answer));
    else for (const result of results) expect(result).toMatchObject({ problem: { status: 401 } });
  });

  it.each(answers)('makes one call for tabs that learn late of %s', (_, answer) =>
    law(
      fc.asyncProperty(lagsOfTabs, fc.nat(14), async (lags, seconds) => {
        const { results, calls } = await askInAll({ lags, answer, seconds });
        expect(calls).toBe(1);
        for (const { ok } of results) expect(ok).toBe(answer.ok);
      }),
    ),
  );

  it.each(answers)(
    'calls once for each tab at most, and answers all with %s, however long it takes',
    (_, answer) =>
      law(
        fc.asyncProperty(lagsOfTabs, fc.nat(120), async (lags, seconds) => {
          const { results, calls } = await askInAll({ lags, answer, seconds });
          expect(calls).toBeLessThanOrEqual(lags.length);
          for (const { ok } of results) expect(ok).toBe(answer.ok);
        }),
      ),
  );

  it.each(answers)('shares %s with all who ask in one tab, without locks', async (_, answer) => {
    const { tab, calls } = browser(answer, undefined);
    const refresh = tab();
    await Promise.all([refresh(session(1)), refresh(session(1)), refresh(session(1))]);
    await refresh(session(1));
    expect(calls()).toBe(1);
  });

  it('tells all tabs whose session it was that the server ended', async () => {
    const { tab, sessions } = browser({ ok: false, problem: no }, lockManager());
    await tab()(session(1));
    expect(sessions.load()).toBeNull();
    expect(sessions.lapsed()).toEqual(session(1).user);
    sessions.save(session(3));
    expect(sessions.lapsed()).toBeNull();
  });

  it('ends nothing for a person who left meanwhile', async () => {
    const { tab, sessions, calls } = browser({ ok: false, problem: no }, lockManager());
    sessions.save(null);
    expect(await tab()(session(1))).toMatchObject({ problem: { outdated: true } });
    expect([calls(), sessions.lapsed()]).toEqual([0, null]);
  });

  it.each<Problem>([
    { tag: 'unreachable', message: 'offline' },
    { tag: 'refused', status: 503, code: 'Busy', message: '' },
    { tag: 'refused', status: 403, code: 'http-403', message: 'of a portal of the network' },
  ])('keeps the session when nobody has refused it: %o', async (problem) => {
    const { tab, sessions } = browser({ ok: false, problem }, lockManager());
    expect(await tab()(session(1))).toEqual({ ok: false, problem });
    expect(sessions.load()).toEqual(session(1));
  });
});
