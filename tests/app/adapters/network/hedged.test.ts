import { describe, expect, it } from 'vitest';
import { hedge } from '../../../../app/adapters/network/hedged.ts';
import { createManualTimers } from '../../../support/timers.ts';

/** A question that is answered when the test says so. */
function asked() {
  const timers = createManualTimers();
  const tries: { resolve: (answer: string) => void; reject: (why: unknown) => void }[] = [];
  const answer = hedge<string>(
    () => new Promise((resolve, reject) => tries.push({ resolve, reject })),
    { times: 3, seconds: 1, after: timers.after },
  );
  return { timers, tries, answer };
}

describe('a question that is asked beside another', () => {
  it('is asked once where the answer comes soon', async () => {
    const { timers, tries, answer } = asked();
    tries[0]?.resolve('first');
    expect(await answer).toBe('first');
    await timers.advance(10);
    expect(tries).toHaveLength(1);
  });

  it('is asked again while nobody answers, and takes the first answer', async () => {
    const { timers, tries, answer } = asked();
    await timers.advance(1.5);
    expect(tries).toHaveLength(2);
    tries[1]?.resolve('second');
    expect(await answer).toBe('second');
    await timers.advance(10);
    expect(tries).toHaveLength(2);
  });

  it('is asked no more once it was refused', async () => {
    const { timers, tries, answer } = asked();
    tries[0]?.reject(new Error('no'));
    await expect(answer).rejects.toThrow('no');
    await timers.advance(10);
    expect(tries).toHaveLength(1);
  });

  it('is never asked more often than allowed', async () => {
    const { timers, tries } = asked();
    await timers.advance(60);
    expect(tries).toHaveLength(3);
  });
});
