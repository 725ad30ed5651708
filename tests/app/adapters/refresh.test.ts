import { describe, expect, it } from 'vitest';
import type { Tokens } from '#schemas';
import { createRefresh } from '../../../app/adapters/refresh.ts';

const tokens = (n: number): Tokens => ({
  AccessToken: `a${n}`,
  IdToken: `i${n}`,
  RefreshToken: `r${n}`,
  Expires: n,
});

/** `navigator.locks` in small: one holder at a time, in the order of asking. */
function lockManager(): LockManager {
  let queue = Promise.resolve<unknown>(undefined);
  const request = (_name: string, _options: unknown, act: () => unknown) => {
    const turn = queue.then(act);
    queue = turn.catch(() => undefined);
    return turn;
  };
  return { request, query: async () => ({}) } as LockManager;
}

describe('refreshing the session', () => {
  it.each([
    ['with locks', lockManager()],
    ['one after the other without locks', undefined],
  ])('makes one call for five tabs, %s', async (_, locks) => {
    let stored = tokens(1);
    let calls = 0;
    const refresh = createRefresh({
      locks,
      stored: () => stored,
      keep: (fresh) => {
        stored = fresh;
      },
      wait: async () => {},
      extend: async () => {
        calls += 1;
        return { ok: true, value: tokens(2) };
      },
    });
    const tabs = Array.from({ length: 5 }, () => () => refresh(tokens(1)));
    const results =
      locks === undefined
        ? await tabs.reduce(
            async (done, tab) => [...(await done), await tab()],
            Promise.resolve<unknown[]>([]),
          )
        : await Promise.all(tabs.map((tab) => tab()));
    expect(calls).toBe(1);
    expect(results).toEqual(Array(5).fill({ ok: true, value: tokens(2) }));
  });

  it('hands a refusal on, so that only a definite one signs out', async () => {
    const problem = { tag: 'unreachable', message: 'offline' } as const;
    const refresh = createRefresh({
      locks: undefined,
      stored: () => null,
      keep: () => {},
      wait: async () => {},
      extend: async () => ({ ok: false, problem }),
    });
    expect(await refresh(tokens(1))).toEqual({ ok: false, problem });
  });
});
