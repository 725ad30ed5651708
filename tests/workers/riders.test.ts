import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Event, RIDERS_AT_ONCE, type RiderLocation } from '#schemas';
import {
  createRiderQueue,
  type Located,
  pauseAfter,
  SHORTEST,
} from '../../workers/riders-round.ts';
import { createTurns, OTHERS_AT_LEAST, ROUNDS_FOR_OTHERS } from '../../workers/riders-turns.ts';
import { law } from '../support/property.ts';

type Target = { order_id: string; rider_id: string; shown?: boolean };
const target = (order_id: string, rider_id: string): Target => ({ order_id, rider_id });
const shown = (order_id: string, rider_id: string) => ({ order_id, rider_id, shown: true });

/** As the page tells them. */
const told = (targets: readonly Target[]) => ({
  orders: targets.map(({ order_id }) => order_id),
  riders: targets.map(({ rider_id }) => rider_id),
  shown: targets.find((each) => each.shown)?.order_id ?? null,
  together: false,
});
const START = 1000;

/** A queue in a world that the test moves. */
function createWorld(
  answer: (rider_id: string, now: number) => RiderLocation | null = whereabouts,
) {
  let time = START;
  const asked: (readonly string[])[] = [];
  const reports: (readonly Event[])[] = [];
  const waits: { until: number; end: () => void }[] = [];
  const queue = createRiderQueue({
    locate: async (ids): Promise<Located> => {
      asked.push(ids);
      const data = ids.flatMap((id) => answer(id, time) ?? []);
      return { data, located_at: time };
    },
    now: () => time,
    wait: (seconds) => new Promise((end) => waits.push({ until: time + seconds, end })),
    report: (facts) => reports.push(facts),
  });
  const settle = async () => {
    for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
  };
  return {
    queue: {
      ...queue,
      track: (targets: readonly Target[], together = false) =>
        queue.track({ ...told(targets), together }),
    },
    asked,
    reports,
    settle,
    reported: () => reports.flat(),
    waits,
    /** So many seconds go by, and what waits for them goes on. */
    async pass(seconds: number): Promise<void> {
      const until = time + seconds;
      const nextOf = () =>
        waits.filter((each) => each.until <= until).toSorted((a, b) => a.until - b.until)[0];
      for (let next = nextOf(); next; next = nextOf()) {
        waits.splice(waits.indexOf(next), 1);
        time = Math.max(time, next.until);
        next.end();
        await settle();
      }
      time = until;
    },
  };
}

function whereabouts(rider_id: string, now = START): RiderLocation {
  return { rider_id, latitude: 1, longitude: 2, updated_at: now };
}

describe('a round', () => {
  test('is one call and one report, and tells a rider to each of their orders', async () => {
    const { queue, asked, reports, settle } = createWorld();
    queue.track([shown('o1', 'r1'), target('o2', 'r1'), target('o3', 'r2')]);
    await settle();
    expect(asked).toEqual([['r1', 'r2']]);
    expect(reports).toHaveLength(1);
    expect(reports[0]?.map((event) => event.payload)).toEqual([
      { order_id: 'o1', location: whereabouts('r1') },
      { order_id: 'o2', location: whereabouts('r1') },
      { order_id: 'o3', location: whereabouts('r2') },
    ]);
    expect(reports[0]?.[0]).toMatchObject({ type: 'rider.located', source: 'worker', at: START });
  });

  test('is followed by the next two seconds after it began', async () => {
    const { queue, asked, pass, settle } = createWorld();
    queue.track([shown('o1', 'r1')]);
    await settle();
    await pass(1.9);
    expect(asked).toHaveLength(1);
    await pass(0.1);
    expect(asked).toHaveLength(2);
  });

  test('takes up new targets at the next round, and those on screen at once', async () => {
    const { queue, asked, pass, settle } = createWorld();
    queue.track([shown('o1', 'r1')]);
    await settle();
    queue.track([shown('o1', 'r1'), target('o2', 'r2')]);
    await pass(1);
    expect(asked).toEqual([['r1']]);
    queue.track([shown('o3', 'r3'), target('o2', 'r2')]);
    await settle();
    await pass(0);
    expect(asked[1]?.[0]).toBe('r3');
  });

  test('is never closer to the last than half a second, however quickly orders are opened', async () => {
    const { queue, asked, pass, settle } = createWorld();
    for (let nth = 0; nth < 50; nth += 1) {
      queue.track([shown(`o${nth}`, `r${nth}`)]);
      await settle();
      await pass(0.1);
    }
    expect(asked.length).toBeLessThanOrEqual(11);
  });

  test('tells nothing for an order that is no longer wanted when the answer comes', async () => {
    const world = createWorld((rider_id) => {
      world.queue.track([]);
      return whereabouts(rider_id);
    });
    world.queue.track([target('o1', 'r1')]);
    await world.settle();
    expect(world.reported()).toEqual([]);
  });

  test('tells no position that cannot be believed', async () => {
    const { queue, reported, settle } = createWorld((id, now) =>
      id === 'r1'
        ? { ...whereabouts(id, now), latitude: 0, longitude: 0 }
        : whereabouts(id, now + 900),
    );
    queue.track([shown('o1', 'r1'), target('o2', 'r2')]);
    await settle();
    expect(reported()).toEqual([]);
  });
});

describe('of many riders', () => {
  const riders = fc.integer({ min: 1, max: 1500 });

  test('the one on screen is in each call, and everybody is within a few rounds; no call asks for many more than those whose turn it is', () =>
    law(
      fc.property(riders, fc.option(fc.nat({ max: 1500 })), (count, seen) => {
        const turns = createTurns();
        const onScreen = seen !== null && seen < count ? `r${seen}` : null;
        const all = Array.from({ length: count }, (_, nth) =>
          nth === seen ? shown(`o${nth}`, `r${nth}`) : target(`o${nth}`, `r${nth}`),
        );
        turns.follow(told(all));
        const fair = Math.max(count / ROUNDS_FOR_OTHERS, OTHERS_AT_LEAST) + 2;
        const asked = new Set<string>();
        for (let round = 0; round < ROUNDS_FOR_OTHERS; round += 1) {
          const ids = turns.next();
          expect(ids.length).toBeLessThanOrEqual(RIDERS_AT_ONCE);
          expect(ids.length).toBeLessThanOrEqual(fair);
          if (onScreen !== null) expect(ids).toContain(onScreen);
          for (const id of ids) asked.add(id);
          turns.took(ids);
        }
        expect(asked.size).toBe(count);
      }),
      { runs: 100 },
    ));

  test('a few are all asked for in each round', () => {
    const turns = createTurns();
    const few = Array.from({ length: OTHERS_AT_LEAST }, (_, nth) => target(`o${nth}`, `r${nth}`));
    turns.follow(told(few));
    for (let round = 0; round < 3; round += 1) {
      const ids = turns.next();
      expect(new Set(ids).size).toBe(few.length);
      turns.took(ids);
    }
  });

  test('an order on screen that has none asks for nobody', () => {
    const turns = createTurns();
    expect(turns.follow({ orders: ['o1'], riders: ['r1'], shown: 'o2', together: false })).toBe(
      false,
    );
    expect(turns.next()).toEqual(['r1']);
  });

  test('those who were not told of have their turn again', () => {
    const turns = createTurns();
    turns.follow(told(Array.from({ length: 50 }, (_, nth) => target(`o${nth}`, `r${nth}`))));
    expect(turns.next()).toEqual(turns.next());
  });

  test('the one on screen is never older than five seconds, with a thousand under way', async () => {
    const { queue, reports, pass, settle } = createWorld();
    const all = Array.from({ length: 1000 }, (_, nth) =>
      nth === 7 ? shown('o7', 'r7') : target(`o${nth}`, `r${nth}`),
    );
    queue.track(all);
    await settle();
    for (let second = 1; second <= 120; second += 1) {
      await pass(1);
      const newest = reports
        .flat()
        .findLast((event) => event.type === 'rider.located' && event.payload.order_id === 'o7');
      expect(START + second - (newest?.at ?? 0)).toBeLessThanOrEqual(2);
    }
    expect(reports.length).toBeLessThanOrEqual(61);
  });
});

describe('on one map', () => {
  const all = Array.from({ length: 1000 }, (_, nth) => target(`o${nth}`, `r${nth}`));

  test('no rider of a thousand is older than five seconds', async () => {
    const { queue, reports, pass, settle } = createWorld();
    queue.track(all, true);
    await settle();
    const seen = new Map<string, number>();
    for (let second = 1; second <= 60; second += 1) {
      await pass(1);
      for (const event of reports.splice(0).flat())
        if (event.type === 'rider.located') seen.set(event.payload.order_id, event.at);
      if (second < 4) continue;
      expect(seen.size).toBe(all.length);
      expect(START + second - Math.min(...seen.values())).toBeLessThanOrEqual(5);
    }
  });

  test('they are asked for at once when it opens, and with less haste when it is closed', async () => {
    const { queue, asked, pass, settle } = createWorld();
    queue.track(all);
    await settle();
    await pass(SHORTEST);
    queue.track(all, true);
    await settle();
    await pass(0);
    queue.track(all);
    await pass(10);
    const [first, opened, ...later] = asked.map(({ length }) => length);
    expect([first, opened]).toEqual([200, 500]);
    expect(new Set(later)).toEqual(new Set([200]));
  });
});

describe('without targets', () => {
  test('it looks again every second and asks nobody', async () => {
    const { queue, asked, pass, settle } = createWorld();
    queue.track([]);
    await settle();
    await pass(5);
    expect(asked).toEqual([]);
    queue.track([target('o1', 'r1')]);
    await pass(1);
    expect(asked).toEqual([['r1']]);
  });
});

describe('while nobody looks', () => {
  test('there are no rounds and no timers', async () => {
    const { queue, asked, pass, settle, waits } = createWorld();
    queue.track([target('o1', 'r1')]);
    await settle();
    queue.setVisible(false);
    await pass(60);
    expect(asked).toHaveLength(1);
    expect(waits).toHaveLength(0);
  });

  test('and the first round after is at once, and only one goes on', async () => {
    const { queue, asked, pass, settle } = createWorld();
    queue.setVisible(false);
    queue.track([target('o1', 'r1')]);
    await settle();
    expect(asked).toEqual([]);
    queue.setVisible(true);
    queue.setVisible(true);
    await settle();
    expect(asked).toHaveLength(1);
    await pass(2);
    expect(asked).toHaveLength(2);
  });
});

describe('errors', () => {
  test('make the pauses longer, up to half a minute, and a good round makes them short again', async () => {
    let broken = true;
    const { queue, asked, pass, settle } = createWorld((id, now) => {
      if (broken) throw new Error('offline');
      return whereabouts(id, now);
    });
    queue.track([target('o1', 'r1')]);
    await settle();
    for (const seconds of [4, 8, 16, 30, 30]) {
      const before = asked.length;
      await pass(seconds - 0.1);
      expect(asked).toHaveLength(before);
      await pass(0.1);
      expect(asked).toHaveLength(before + 1);
    }
    broken = false;
    await pass(30);
    const before = asked.length;
    await pass(2);
    expect(asked).toHaveLength(before + 1);
  });

  test('are over once the person has a new token', async () => {
    let broken = true;
    const { queue, asked, reported, pass, settle } = createWorld((id, now) => {
      if (broken) throw new Error('refused');
      return whereabouts(id, now);
    });
    queue.track([target('o1', 'r1')]);
    await settle();
    await pass(12);
    broken = false;
    const before = asked.length;
    queue.retry();
    await settle();
    await pass(0.5);
    expect(asked).toHaveLength(before + 1);
    expect(reported()).toHaveLength(1);
  });

  test('never make a pause longer than half a minute', () => {
    expect(pauseAfter(0)).toBe(2);
    expect(pauseAfter(1000)).toBe(30);
  });
});
