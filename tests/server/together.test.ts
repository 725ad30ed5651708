import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { together, togetherBy, togetherOn } from '../../server/together.ts';
import { law } from '../support/property.ts';

/** A question that is answered when it is told to be, and what was asked. */
function held() {
  const asked: number[][] = [];
  const open: PromiseWithResolvers<void>[] = [];
  const ask = async (keys: readonly number[]) => {
    asked.push([...keys]);
    const gate = Promise.withResolvers<void>();
    open.push(gate);
    await gate.promise;
    return keys.map((key) => key * 10);
  };
  return { asked, ask, next: () => open.shift() };
}

/** Until all that follows from what was done has been done: a question is asked at the end of a turn of the loop. */
const settled = async () => {
  for (let turn = 0; turn < 2; turn += 1)
    await new Promise<void>((resolve) => setImmediate(resolve));
};

test('anyone who asks while an answer is on its way comes along with the next question, so many at a time', async () => {
  const { asked, ask, next } = held();
  const one = together(ask, { most: 3 });
  const first = one(1);
  await settled();
  const others = [2, 3, 4, 5].map(one);
  for (let nth = 0; nth < 3; nth += 1) {
    await settled();
    next()?.resolve();
  }
  expect(await Promise.all([first, ...others])).toEqual([10, 20, 30, 40, 50]);
  expect(asked).toEqual([[1], [2, 3, 4], [5]]);
});

test('each hears its own answer, or why there is none, whatever comes together and whichever cannot be answered', () =>
  law(
    fc.asyncProperty(
      fc.array(fc.record({ key: fc.nat({ max: 50 }), poison: fc.boolean() }), { maxLength: 12 }),
      fc.integer({ min: 1, max: 5 }),
      async (asking, most) => {
        const one = together(
          async (keys: readonly { key: number; poison: boolean }[]) => {
            if (keys.some(({ poison }) => poison)) throw new Error('poison');
            return keys.map(({ key }) => key + 1);
          },
          { most },
        );
        const heard = await Promise.allSettled(asking.map(one));
        for (const [nth, { key, poison }] of asking.entries()) {
          const expected = poison
            ? { status: 'rejected' }
            : { status: 'fulfilled', value: key + 1 };
          expect(heard[nth]).toMatchObject(expected);
        }
      },
    ),
  ));

test('when nobody can be answered it is asked once', async () => {
  const lost = Object.assign(new Error('lost'), { code: 'ECONNRESET' });
  const ask = vi.fn(() => Promise.reject(lost));
  const one = together(ask);
  const heard = await Promise.allSettled([1, 2, 3].map(one));
  expect(heard.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('more come along while a question waits for its turn, and all of them hear that there is none', async () => {
  const { asked, ask, next } = held();
  const turn = Promise.withResolvers<void>();
  const one = together(ask, { turn: (question) => turn.promise.then(question) });
  const first = one(1);
  await settled();
  const second = one(2);
  turn.resolve();
  await settled();
  next()?.resolve();
  expect(await Promise.all([first, second])).toEqual([10, 20]);
  expect(asked).toEqual([[1, 2]]);
  const none = together(ask, { turn: () => Promise.reject(new Error('no turn')) });
  for (const { status } of await Promise.allSettled([none(1), none(2)]))
    expect(status).toBe('rejected');
  expect(asked.length).toBe(1);
});

test('anyone who waits too long is told so, and is not asked about any more', async () => {
  vi.useFakeTimers();
  try {
    const { asked, ask, next } = held();
    const late = () => new Error('come again');
    const one = together(ask, { patience: { ms: 1000, late } });
    const first = one(1);
    await vi.advanceTimersByTimeAsync(500);
    const refused = expect(one(2)).rejects.toThrow('come again');
    await vi.advanceTimersByTimeAsync(1000);
    await refused;
    next()?.resolve();
    expect(await first).toBe(10);
    expect(asked).toEqual([[1]]);
  } finally {
    vi.useRealTimers();
  }
});

test('groups do not wait for one another', async () => {
  const { asked, ask, next } = held();
  const one = togetherBy(
    (key: number) => String(key % 2),
    () => together(ask),
  );
  const all = [1, 2, 3, 4].map(one);
  for (let nth = 0; nth < 2; nth += 1) {
    await settled();
    next()?.resolve();
  }
  expect(await Promise.all(all)).toEqual([10, 20, 30, 40]);
  expect(asked).toEqual([
    [1, 3],
    [2, 4],
  ]);
});

test('each database is asked by itself', async () => {
  const asked: [string, readonly number[]][] = [];
  const one = togetherOn(async ({ name }: { name: string }, keys: readonly number[]) => {
    asked.push([name, keys]);
    return keys.map((key) => `${name}${key}`);
  });
  const [a, b] = [{ name: 'a' }, { name: 'b' }];
  expect(await Promise.all([one(a, 1), one(b, 2), one(a, 3)])).toEqual(['a1', 'b2', 'a3']);
  expect(asked).toEqual([
    ['a', [1, 3]],
    ['b', [2]],
  ]);
});
