import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { law } from '../../support/property.ts';
import {
  createWorld,
  holdsToken,
  openTabs,
  places,
  settled,
  storedBefore,
} from '../../support/tabs.ts';

const tabs = 3;
const hour = 3600;

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('call' as const), tab: fc.nat(tabs - 1) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('tick' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('pass' as const),
      seconds: fc.constantFrom(1, 30, 1250, 1900, 24 * hour),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('skew' as const),
      seconds: fc.constantFrom(0, 1860, -1860, 24 * hour),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('network' as const), up: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('forget' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('revoke' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** Plays a history over tabs of one browser, and looks after each step. */
async function play(seen: Seen, steps: readonly Step[], look: (seen: Seen) => void) {
  const { world, forgetTokens, opened } = seen;
  for (const next of steps) {
    if (next.do === 'call') seen.answers.push(await opened[next.tab]?.call());
    else if (next.do === 'tick') await Promise.all(opened.map(({ tick }) => tick()));
    else if (next.do === 'pass') world.time += next.seconds;
    else if (next.do === 'skew') world.skew = next.seconds;
    else if (next.do === 'network') world.up = next.up;
    else if (next.do === 'forget') forgetTokens();
    else world.revoked = true;
    await settled();
    look(seen);
    seen.answers.length = 0;
  }
}

async function begin(inCookies = false) {
  const made = createWorld(inCookies);
  const entries = storedBefore(made);
  const opened = await openTabs(made, tabs, entries);
  await settled();
  return { ...made, entries, opened, answers: [] as unknown[] };
}

/** The deployment keeps tokens elsewhere from now on, and every page is loaded again. */
async function switched(seen: Seen): Promise<Seen> {
  seen.world.inCookies = !seen.world.inCookies;
  const opened = await openTabs(seen, tabs, seen.entries);
  await settled();
  return { ...seen, opened };
}

type Seen = Awaited<ReturnType<typeof begin>>;

/** It ends in all tabs when the server refuses to continue it, and never otherwise. */
function endsOnlyWhenRefused({ world, opened }: Seen): void {
  const here = opened.map(({ session }) => session() !== null);
  expect(here).toEqual(opened.map(() => world.refused === 0));
}

/** Each token is refreshed once, and the refusal is asked for once. */
function isSharedByAll({ world, taken }: Seen): void {
  expect(Math.max(0, ...taken.values())).toBeLessThanOrEqual(1);
  expect(world.refused).toBeLessThanOrEqual(1);
}

/**
 * Only an exchange of tokens and a refusal are stored, once each: a tab that stores what it has read there before puts old tokens
 * in the place of newer ones.
 */
function storesOnlyNews({ world, taken }: Seen): void {
  const exchanges = [...taken.values()].reduce((sum, times) => sum + times, 0);
  expect(world.stored).toBeLessThanOrEqual(exchanges + world.refused);
}

/** Each call ends in an answer or an error of the network, unless the server has ended the session. */
function leavesNoStrayRefusal({ world, answers }: Seen): void {
  if (world.revoked) return;
  for (const answer of answers) {
    if (world.up) expect(answer).toBe('answered');
    else expect(answer).toMatchObject({ tag: 'unreachable' });
  }
}

/** What is in cookies is in no storage. */
function keepsTokensInPlace({ world, entries }: Seen): void {
  if (world.inCookies) expect(holdsToken(entries)).toBe(false);
}

const laws = [
  endsOnlyWhenRefused,
  isSharedByAll,
  storesOnlyNews,
  leavesNoStrayRefusal,
  keepsTokensInPlace,
];
const history = fc.array(step, { maxLength: 16 });

describe.each(Object.entries(places))('with tokens in %s', (_, inCookies) => {
  test('the session of several tabs holds, whatever befalls network, clock and server', () =>
    law(
      fc.asyncProperty(history, async (steps) =>
        play(await begin(inCookies), steps, (seen) => {
          for (const holds of laws) holds(seen);
        }),
      ),
      { runs: 120 },
    ));
});

test('a deployment that changes its mind signs nobody out, and leaves no token where it kept them before', () =>
  law(
    fc.asyncProperty(fc.array(history, { minLength: 2, maxLength: 4 }), async (histories) => {
      let seen = await begin();
      for (const steps of histories) {
        // Where nobody can be reached, or the session is over, nothing moves.
        seen.world.up = true;
        seen = await switched(seen);
        const before = seen.world.refused;
        if (!seen.world.revoked) {
          expect(before).toBe(0);
          expect(holdsToken(seen.entries)).toBe(!seen.world.inCookies);
          expect(await seen.opened[0]?.call()).toBe('answered');
        }
        await play(seen, steps, (now) => {
          for (const holds of [endsOnlyWhenRefused, leavesNoStrayRefusal]) holds(now);
        });
      }
    }),
    { runs: 60 },
  ));

test('a clock that jumps ahead and is put right costs one refresh', async () => {
  const { world, opened, taken } = await begin();
  const tick = async () => {
    await Promise.all(opened.map((tab) => tab.tick()));
    await settled();
    world.time += 1;
  };
  world.skew = 1860;
  for (let second = 0; second < 20; second += 1) await tick();
  world.skew = 0;
  for (let second = 0; second < 60; second += 1) await tick();
  expect([...taken.values()]).toEqual([1]);
  for (const { clock } of opened) expect(Math.abs(clock.now() - world.time)).toBeLessThan(3);
});

test('a call that waits for tokens says that nothing was sent when none come', async () => {
  const { world, opened } = await begin();
  world.time += 24 * hour;
  world.up = false;
  expect(await opened[0]?.call()).toMatchObject({ tag: 'unreachable', sent: false });
  expect(opened[0]?.session()).not.toBeNull();
  world.up = true;
  expect(await opened[0]?.call()).toBe('answered');
});
