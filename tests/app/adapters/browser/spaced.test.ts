import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { spaced } from '../../../../app/adapters/browser/timers.ts';

const frame = 16;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => setTimeout(act, frame));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what comes alone runs before the next frame, however long nothing ran', async () => {
  const schedule = spaced(0.1);
  const act = vi.fn();
  for (let nth = 1; nth <= 3; nth += 1) {
    schedule(act);
    await vi.advanceTimersByTimeAsync(frame);
    expect(act).toHaveBeenCalledTimes(nth);
    await vi.advanceTimersByTimeAsync(1000);
  }
});

test('what follows it in a burst runs no sooner than the pause after the last', async () => {
  const schedule = spaced(0.1);
  const act = vi.fn();
  schedule(act);
  await vi.advanceTimersByTimeAsync(frame);
  schedule(act);
  await vi.advanceTimersByTimeAsync(99);
  expect(act).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1 + frame);
  expect(act).toHaveBeenCalledTimes(2);
});

test('on a page that is hidden nothing waits for what ran before', async () => {
  vi.stubGlobal('document', { hidden: true });
  const schedule = spaced(0.1);
  const act = vi.fn();
  for (let nth = 1; nth <= 3; nth += 1) {
    schedule(act);
    await vi.advanceTimersByTimeAsync(50);
    expect(act).toHaveBeenCalledTimes(nth);
  }
});
