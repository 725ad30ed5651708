import { describe, expect, test } from 'vitest';
import type { Event, RiderLocation } from '#schemas';
import { AT_ONCE, createRiderQueue, pauseAfter } from '../../workers/riders-round.ts';

const target = (order_id: string, rider_id: string) => ({ order_id, rider_id });

/** A queue in a world that the test moves. */
function createWorld(answer: (rider_id: string) => RiderLocation | null | Error = whereabouts) {
  let time = 1000;
  const asked: string[] = [];
  const reported: Event[] = [];
  const waits: { seconds: number; end: () => void }[] = [];
  const queue = createRiderQueue({
    locate: async (rider_id) => {
      asked.push(rider_id);
      const given = answer(rider_id);
      if (given instanceof Error) throw given;
      return given;
    },
    now: () => time,
    wait: (seconds) => new Promise((end) => waits.push({ seconds, end })),
    report: (facts) => reported.push(...facts),
  });
  const settle = async () => {
    for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
  };
  return {
    queue,
    asked,
    reported,
    settle,
    /** Seconds of the pause that is on now. */
    pause: () => waits.at(-1)?.seconds,
    pauses: () => waits.length,
    /** Time passes until the pause is over, and a round goes by. */
    async pass(): Promise<void> {
      const wait = waits.at(-1);
      time += wait?.seconds ?? 0;
      wait?.end();
      await settle();
    },
  };
}

function whereabouts(rider_id: string): RiderLocation {
  return { rider_id, latitude: 1, longitude: 2, updated_at: 5 };
}

describe('a round', () => {
  test('asks for each rider once and tells it to each of their orders', async () => {
    const { queue, asked, reported, settle } = createWorld();
    queue.track([target('o1', 'r1'), target('o2', 'r1'), target('o3', 'r2')]);
    await settle();
    expect(asked).toEqual(['r1', 'r2']);
    expect(reported.map((event) => event.payload)).toEqual([
      { order_id: 'o1', location: whereabouts('r1') },
      { order_id: 'o2', location: whereabouts('r1') },
      { order_id: 'o3', location: whereabouts('r2') },
    ]);
    expect(reported[0]).toMatchObject({ type: 'rider.located', source: 'worker', at: 1000 });
  });

  test('is followed by the next two seconds after it began', async () => {
    const { queue, asked, pause, pass, settle } = createWorld();
    queue.track([target('o1', 'r1')]);
    await settle();
    expect(pause()).toBe(2);
    await pass();
    expect(asked).toEqual(['r1', 'r1']);
  });

  test('asks for a few riders at the same time, never for all', async () => {
    let open = 0;
    let most = 0;
    const ends: (() => void)[] = [];
    const queue = createRiderQueue({
      locate: () => {
        open += 1;
        most = Math.max(most, open);
        return new Promise((end) =>
          ends.push(() => {
            open -= 1;
            end(null);
          }),
        );
      },
      now: () => 0,
      wait: () => new Promise(() => {}),
      report: () => {},
    });
    queue.track(Array.from({ length: 20 }, (_, at) => target(`o${at}`, `r${at}`)));
    while (ends.length > 0) {
      ends.shift()?.();
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    }
    expect(most).toBe(AT_ONCE);
  });

  test('takes up new targets at the next round', async () => {
    const { queue, asked, pass, settle } = createWorld();
    queue.track([target('o1', 'r1')]);
    await settle();
    queue.track([target('o2', 'r2')]);
    await pass();
    expect(asked).toEqual(['r1', 'r2']);
  });

  test('tells nothing for an order that is no longer wanted when the answer comes', async () => {
    const world = createWorld((rider_id) => {
      world.queue.track([]);
      return whereabouts(rider_id);
    });
    world.queue.track([target('o1', 'r1')]);
    await world.settle();
    expect(world.reported).toEqual([]);
  });
});

describe('without targets', () => {
  test('it looks again every second and asks nobody', async () => {
    const { queue, asked, pause, pass, settle } = createWorld();
    queue.track([]);
    await settle();
    expect(pause()).toBe(1);
    await pass();
    expect(asked).toEqual([]);
    queue.track([target('o1', 'r1')]);
    await pass();
    expect(asked).toEqual(['r1']);
  });
});

describe('while nobody looks', () => {
  test('there are no rounds and no timers', async () => {
    const { queue, asked, pass, pauses, settle } = createWorld();
    queue.track([target('o1', 'r1')]);
    await settle();
    queue.setVisible(false);
    await pass();
    expect(asked).toEqual(['r1']);
    expect(pauses()).toBe(1);
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
    expect(asked).toEqual(['r1']);
    await pass();
    expect(asked).toEqual(['r1', 'r1']);
  });
});

describe('errors', () => {
  test('make the pauses longer, up to half a minute, and a good round makes them short again', async () => {
    let broken = true;
    const { queue, pause, pass, settle } = createWorld((id) =>
      broken ? new Error('offline') : whereabouts(id),
    );
    queue.track([target('o1', 'r1')]);
    await settle();
    const seen = [pause()];
    for (let round = 0; round < 4; round += 1) {
      await pass();
      seen.push(pause());
    }
    expect(seen).toEqual([4, 8, 16, 30, 30]);
    broken = false;
    await pass();
    expect(pause()).toBe(2);
  });

  test('of one rider do not keep the others from being located', async () => {
    const { queue, reported, settle } = createWorld((id) =>
      id === 'r1' ? new Error('offline') : whereabouts(id),
    );
    queue.track([target('o1', 'r1'), target('o2', 'r2')]);
    await settle();
    expect(reported).toHaveLength(1);
  });

  test('a refusal is an answer and no error', async () => {
    const { queue, reported, pause, settle } = createWorld(() => null);
    queue.track([target('o1', 'r1')]);
    await settle();
    expect(reported).toEqual([]);
    expect(pause()).toBe(2);
  });

  test('never make a pause longer than half a minute', () => {
    expect(pauseAfter(0)).toBe(2);
    expect(pauseAfter(1000)).toBe(30);
  });
});
