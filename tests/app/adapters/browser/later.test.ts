import { expect, test } from 'vitest';
import { later } from '../../../../app/adapters/browser/later.ts';

test('what comes later is asked for once, by the first who wants it', async () => {
  let asked = 0;
  const thing = later(async () => {
    asked += 1;
    return asked;
  });
  expect(thing.begun()).toBeUndefined();
  expect(await Promise.all([thing.get(), thing.get()])).toEqual([1, 1]);
  expect(await thing.begun()).toBe(1);
});

test('what could not come is asked for again', async () => {
  const answers = [() => Promise.reject(new Error('offline')), async () => 'here'];
  const thing = later<string>(
    () => answers.shift()?.() ?? Promise.reject(new Error('asked too often')),
  );
  await expect(thing.get()).rejects.toThrow('offline');
  expect(thing.begun()).toBeUndefined();
  expect(await thing.get()).toBe('here');
});
