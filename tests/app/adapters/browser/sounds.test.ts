import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.resetModules();
});

/** A browser whose audio begins when `allows` says so; answers what was played. */
async function audio(allows: () => boolean) {
  const played: number[] = [];
  const parameter = () => ({ setValueAtTime: () => {}, linearRampToValueAtTime: () => {} });
  const gain = { gain: { ...parameter(), exponentialRampToValueAtTime: () => {} } };
  const heard = new EventTarget();
  vi.stubGlobal('addEventListener', heard.addEventListener.bind(heard));
  vi.stubGlobal(
    'AudioContext',
    class {
      state = 'suspended';
      currentTime = 0;
      destination = {};
      async resume() {
        if (!allows()) return new Promise(() => {});
        this.state = 'running';
        return undefined;
      }
      createGain = () => ({ ...gain, connect: () => ({}) });
      createOscillator = () => ({
        ...{ type: '', frequency: { value: 0 }, stop: () => {}, connect: (to: object) => to },
        start: (at: number) => played.push(at),
      });
    },
  );
  const { playSound } = await import('../../../../app/adapters/browser/sounds.ts');
  const play = async () => {
    const answer = playSound({ kind: 'collected', volume: 'normal' });
    await vi.advanceTimersByTimeAsync(1000);
    return answer;
  };
  return { played, play, touch: () => heard.dispatchEvent(new Event('pointerdown')) };
}

test('a sound that the browser holds back is not said to be heard, nor played with all others later', async () => {
  vi.useFakeTimers();
  let isTouched = false;
  const { played, play, touch } = await audio(() => isTouched);
  expect([await play(), await play()]).toEqual([false, false]);
  expect(played).toEqual([]);
  isTouched = true;
  touch();
  await vi.advanceTimersByTimeAsync(0);
  expect(played).toEqual([]);
  expect(await play()).toBe(true);
  expect(played).toHaveLength(2);
});

test('a browser that allows sound plays it at once', async () => {
  vi.useFakeTimers();
  const { played, play } = await audio(() => true);
  expect(await play()).toBe(true);
  expect(played).toHaveLength(2);
});
