import { expect, test } from 'vitest';
import { loadMap } from '../../../app/map/load.ts';

const createMap = () => {
  throw new Error('not called');
};

test('code that comes at the third try is used', async () => {
  let tries = 0;
  const waited: number[] = [];
  const loaded = await loadMap(
    async () => {
      tries += 1;
      if (tries < 3) throw new TypeError('failed to fetch');
      return { createMap };
    },
    async (seconds) => void waited.push(seconds),
  );
  expect(loaded).toBe(createMap);
  expect(waited).toEqual([0.5, 1]);
});

test('after 30 s of growing waits it is a timeout', async () => {
  const waited: number[] = [];
  const loading = loadMap(
    async () => Promise.reject(new TypeError('failed to fetch')),
    async (seconds) => void waited.push(seconds),
  );
  await expect(loading).rejects.toThrow('Timeout');
  expect(waited.reduce((sum, each) => sum + each, 0)).toBe(30);
  expect(waited).toEqual([...waited].sort((a, b) => a - b));
});
