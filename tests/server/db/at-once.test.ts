import { afterAll, beforeAll, expect, test } from 'vitest';
import { patience } from '../../../server/http/turns.ts';
import type { Good, Sent, WritingCall } from '../good-inputs/given.ts';
import { goodInputs } from '../good-inputs/index.ts';
import { goodWorld, type World } from '../good-inputs/world.ts';
import { isCrowded, soon } from './traffic.ts';

/** Calls at the same moment, five times as many as the pool has connections: some each about something of its own, the others all the same. */
const howManyOwn = 20;
const howManySame = 30;
/** Milliseconds that each may take: so long it may wait for a connection, and on a crowded machine as long be at work. */
const limit = isCrowded ? 2 * soon : soon;

let world: World;
beforeAll(async () => {
  world = await goodWorld();
}, 60_000);
afterAll(() => world.close());

type Any = Sent<WritingCall>;
type Again = Good<WritingCall>['again'];
type Answered = Awaited<ReturnType<typeof timed>>;

test.each(goodInputs)(
  '%s: fifty at once are done in time, or answered as after one that was done',
  async (id, _, good) => {
    const inputs = await fresh(good, howManyOwn + 2);
    const [alone, shared, ...own] = inputs as [Any, Any, ...Any[]];
    const { time } = await timed(id, alone);
    const [ours, theirs] = await Promise.all([
      Promise.all(own.map((sent) => timed(id, sent))),
      Promise.all(Array.from({ length: howManySame }, () => timed(id, shared))),
    ]);
    expect(otherCodes(ours, [])).toEqual([]);
    expect(otherCodes(theirs, good.again)).toEqual([]);
    // Where one waits for another that waits for it, no more than a few are done, and fewer than one after the other.
    const done = await doneOf(good, ours);
    const isFew = done.length <= howManyOwn / 2;
    if (isFew) expect(done.length).toBeGreaterThan(await oneByOne(id, good));
    // Who was told to come again does so.
    const ofTheirs = await doneOf(good, theirs);
    if (ofTheirs.length === 0) expect(await timed(id, shared)).toMatchObject({ status: 200 });
    // Each may wait for its turn at what one call alone keeps a processor busy with, such as the hash of a password.
    const inTurn = (isCrowded ? 2 : 1) * time * (howManyOwn + howManySame);
    const mostTime = Math.max(limit, inTurn);
    expect(Math.max(...[...ours, ...theirs].map((each) => each.time))).toBeLessThan(mostTime);
  },
  120_000,
);

test('who asks the pool inside a transaction is refused, also by a call through', async () => {
  const { sql } = world.server;
  const reads = () => sql`select 1`;
  const through = async () => (await reads()).length;
  await expect(sql.begin(() => through())).rejects.toThrow('inside a transaction');
  await expect(sql.begin(() => sql.begin(() => reads()))).rejects.toThrow('inside a transaction');
  await expect(sql.begin((tx) => tx.savepoint(() => reads()))).rejects.toThrow('inside');
  let left: Promise<number> = Promise.resolve(0);
  const over = Promise.withResolvers<void>();
  await sql.begin(async () => {
    left = over.promise.then(through);
  });
  over.resolve();
  expect(await left).toBe(1);
});

/** The codes of refusals other than these, and than being told to come again. */
function otherCodes(answers: readonly { code: string | undefined }[], right: Again = []) {
  const known = new Set<string | undefined>([undefined, 'Unavailable', ...right]);
  return [...new Set(answers.map(({ code }) => code))].filter((code) => !known.has(code));
}

async function fresh(good: Good<WritingCall>, count: number): Promise<Any[]> {
  const inputs: Any[] = [];
  while (inputs.length < count) {
    const some = Math.min(4, count - inputs.length);
    inputs.push(...(await Promise.all(Array.from({ length: some }, () => good.fresh(world)))));
  }
  return inputs;
}

async function timed(id: WritingCall, sent: Any) {
  const began = performance.now();
  const answer = await world.send(id, sent);
  const { result, errors } = answer.json();
  const code: string | undefined = errors?.[0]?.code;
  return { status: answer.statusCode, code, result, sent, time: performance.now() - began };
}

/** How many are done one after the other while one of them would wait at once: what a machine is able to that is busy with something else. */
async function oneByOne(id: WritingCall, good: Good<WritingCall>): Promise<number> {
  const inputs = await fresh(good, howManyOwn / 2);
  const began = performance.now();
  let done = 0;
  for (const sent of inputs) {
    await timed(id, sent);
    if (performance.now() - began > patience) break;
    done += 1;
  }
  return done;
}

/** Those that were done, as far as that is to be seen. */
async function doneOf(good: Good<WritingCall>, answers: readonly Answered[]) {
  const well = answers.filter(({ status }) => status === 200);
  const isDone = await Promise.all(
    well.map(({ sent, result }) => good.did?.({ sent, world, result: result as never }) ?? true),
  );
  return well.filter((_, nth) => isDone[nth]);
}
