import { expect, test, vi } from 'vitest';
import { once } from '../../../server/http/idempotency.ts';

const duplicate = Object.assign(new Error('again'), { code: '23505', constraint_name: 'one' });

test('what is there already is not made again', async () => {
  const make = vi.fn(async () => 'new');
  expect(await once(async () => 'old', make)).toBe('old');
  expect(make).not.toHaveBeenCalled();
});

test('what a faster request made is the answer to both', async () => {
  const find = vi.fn<() => Promise<string | undefined>>();
  find.mockResolvedValueOnce(undefined).mockResolvedValueOnce('theirs');
  expect(await once(find, () => Promise.reject(duplicate))).toBe('theirs');
});

test('any other failure stays one, and so does a repetition of something else', async () => {
  const nothing = async () => undefined;
  await expect(once(nothing, () => Promise.reject(duplicate))).rejects.toBe(duplicate);
  const other = new Error('the database is away');
  const find = vi.fn(nothing);
  await expect(once(find, () => Promise.reject(other))).rejects.toBe(other);
  expect(find).toHaveBeenCalledTimes(1);
});
