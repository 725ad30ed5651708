import { expect, test, vi } from 'vitest';
import { remembered } from '../../server/remembered.ts';

test('each name is made once, however many ask together', async () => {
  const known = remembered<string>();
  const make = vi.fn(async () => 'a page');
  expect(await Promise.all([known('one', make), known('one', make)])).toEqual(['a page', 'a page']);
  await known('two', make);
  expect(make).toHaveBeenCalledTimes(2);
});

test('what could not be made is tried again by the next who asks', async () => {
  const known = remembered<string>();
  await expect(known('one', () => Promise.reject(new Error('no file')))).rejects.toThrow('no file');
  expect(await known('one', async () => 'a page')).toBe('a page');
});
