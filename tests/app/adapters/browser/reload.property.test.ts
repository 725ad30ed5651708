import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { reloadWhenReachable } from '../../../../app/adapters/browser/reload.ts';
import { law } from '../../../support/property.ts';

/** A page that could not be loaded, in a world where the server answers or not; the check at which it reloads, or -1. */
async function reloadsAt(type: string, isThere: readonly boolean[]): Promise<number> {
  vi.useFakeTimers();
  let nth = -1;
  const reload = vi.fn();
  vi.stubGlobal('location', { href: '/', reload });
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });
  vi.stubGlobal('fetch', async () => {
    nth += 1;
    if (nth % 2 === 0 && isThere[nth] === false) throw new TypeError('no network');
    return { ok: isThere[nth] };
  });
  const stop = reloadWhenReachable();
  try {
    for (const _ of isThere) {
      await vi.advanceTimersByTimeAsync(5000);
      if (reload.mock.calls.length > 0) return nth;
    }
    return -1;
  } finally {
    stop();
    // The other way round the clock would be put back into what stands in for `performance`.
    vi.unstubAllGlobals();
    vi.useRealTimers();
  }
}

test('law: a page that could not be loaded reloads once the server answers; one that was reloaded before, once it was away and is back', () =>
  law(
    fc.asyncProperty(
      fc.constantFrom('navigate', 'back_forward', 'reload'),
      fc.array(fc.boolean(), { maxLength: 12 }),
      async (type, isThere) => {
        const away = type === 'reload' ? isThere.indexOf(false) : -1;
        const canHelp = type !== 'reload' || away >= 0;
        const expected = canHelp ? isThere.indexOf(true, away + 1) : -1;
        expect(await reloadsAt(type, isThere)).toBe(expected);
      },
    ),
  ));
