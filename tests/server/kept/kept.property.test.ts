import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Ears, Kept, longestKept } from '../../../server/kept/kept.ts';
import { law } from '../../support/property.ts';

type Step =
  | { do: 'change' | 'announce' | 'ask' | 'answer' | 'deafen' | 'hear' }
  | { do: 'wait'; ms: number };

const kinds = ['change', 'announce', 'ask', 'ask', 'answer', 'answer', 'deafen', 'hear'] as const;

const steps = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ do: fc.constantFrom(...kinds) }) },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.nat({ max: 1000 }) }),
    },
  ),
  { maxLength: 80, size: 'max' },
);

/** What is true, since when; what was announced of it; and what is being asked of the database. */
function worldOf() {
  const ears: Ears = { areOpen: true };
  const time = { now: 0 };
  const truths = [{ version: 0, since: 0 }];
  const pending: (() => void)[] = [];
  const kept = new Kept<{ version: number }>(ears, 10, () => time.now);
  const version = () => truths.at(-1)?.version ?? 0;
  return {
    ...{ ears, time, truths, pending, kept, version },
    announced: 0,
    /** The version that was true so long ago. */
    versionBefore: (ms: number) =>
      truths.findLast(({ since }) => since <= time.now - ms)?.version ?? 0,
    ask: () => {
      const { promise, resolve } = Promise.withResolvers<{ version: number }>();
      const answer = { version: version() };
      pending.push(() => resolve(answer));
      return promise;
    },
  };
}

test('what is answered is never older than an announcement, nor than so long, and as it is where nothing is announced to us', () =>
  law(
    fc.asyncProperty(steps, async (story: Step[]) => {
      const world = worldOf();
      const { kept, ears, time, truths, pending } = world;
      const answers: Promise<void>[] = [];
      for (const step of story) {
        if (step.do === 'wait') time.now += step.ms;
        if (step.do === 'change') truths.push({ version: world.version() + 1, since: time.now });
        if (step.do === 'announce' && ears.areOpen) {
          world.announced = world.version();
          kept.forget('a');
        }
        if (step.do === 'deafen' || step.do === 'hear') {
          ears.areOpen = step.do === 'hear';
          world.announced = world.version();
          kept.forget();
        }
        if (step.do === 'answer') pending.shift()?.();
        if (step.do === 'ask') {
          const least = ears.areOpen
            ? Math.max(world.announced, world.versionBefore(longestKept))
            : world.version();
          const check = ({ version }: { version: number } = { version: -1 }) =>
            expect(version).toBeGreaterThanOrEqual(least);
          answers.push(kept.get('a b', world.ask).then(check));
        }
        // Whatever was answered has arrived before the next step.
        await new Promise<void>((resolve) => setImmediate(resolve));
      }
      for (const answer of pending) answer();
      await Promise.all(answers);
    }),
    { runs: 300 },
  ));

test('it holds no more than it may, and asks once for what is asked for by many', async () => {
  const kept = new Kept<{ name: string }>({ areOpen: true }, 3, () => 0);
  let asked = 0;
  const get = (name: string) =>
    kept.get(name, async () => {
      asked += 1;
      return { name };
    });
  await Promise.all(Array.from({ length: 10 }, () => get('one')));
  expect(asked).toBe(1);
  for (const name of ['two', 'three', 'four']) await get(name);
  await get('four');
  expect(asked).toBe(4);
  await get('one');
  expect(asked).toBe(5);
});
