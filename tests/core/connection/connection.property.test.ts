import { createWatch } from 'effector';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { $banner, $cutOff, appended } from '#core';
import {
  bannerOf,
  connectionProjection,
  isStale,
  staleAfter,
  UNREACHABLE_AFTER,
} from '../../../core/connection/connection.ts';
import { $connection } from '../../../core/connection/model.ts';
import { fact } from '../../../core/kernel/log.ts';
import { replay } from '../../../core/kernel/projection.ts';
import { events, NOW } from '../../support/arbitraries.ts';
import { createEngine } from '../../support/engine.ts';
import { law } from '../../support/property.ts';

const selected = fact('vendor.selected', 'user', NOW, { vendor_id: 'v1', include_outlets: false });
const opened = (seq: number, at = NOW) =>
  fact('connection.opened', 'socket', at, { vendor_id: 'v1', seq });
const heard = (payload = {}, at = NOW) => fact('connection.heard', 'socket', at, payload);
const lost = (at = NOW) => fact('connection.lost', 'socket', at, {});

describe('the connection of a log', () => {
  test('never forgets a change that it knew of the outlet on screen', () =>
    law(
      fc.property(events, (history) => {
        let before = connectionProjection.initial();
        for (const event of history) {
          const after = connectionProjection.step(before, event);
          const again = event.type === 'vendor.selected' || event.type === 'session.ended';
          if (!again) expect(after.seq ?? 0).toBeGreaterThanOrEqual(before.seq ?? 0);
          before = after;
        }
      }),
      { runs: 1000 },
    ));

  test('counts every frame that was dropped in this session', () =>
    law(
      fc.property(events, (history) => {
        const since = history.findLastIndex(({ type }) => type === 'session.ended') + 1;
        const dropped = history.slice(since).filter(({ type }) => type === 'frame.dropped');
        const { malformed, unknown } = replay(connectionProjection, history).dropped;
        expect(malformed + unknown).toBe(dropped.length);
      }),
      { runs: 1000 },
    ));

  test('takes numbers only from the outlet on screen', () => {
    const history = [selected, opened(5), heard({ vendor_id: 'v2', seq: 900 })];
    expect(replay(connectionProjection, history).seq).toBe(5);
    expect(replay(connectionProjection, [...history, heard({ vendor_id: 'v1', seq: 6 })]).seq).toBe(
      6,
    );
  });

  test('begins again with another outlet', () => {
    const { seq, heardAt, state } = replay(connectionProjection, [selected, opened(5), selected]);
    expect({ seq, heardAt, state }).toEqual({ seq: null, heardAt: null, state: 'idle' });
  });

  test('was lost when it was first lost', () => {
    const history = [selected, opened(5), lost(NOW), lost(NOW + 20)];
    expect(replay(connectionProjection, history).lostAt).toBe(NOW);
  });
});

describe('the banner', () => {
  test('says what a person needs to know', () => {
    const of = (
      now: number,
      ...history: Parameters<typeof replay>[1] extends Iterable<infer E> ? E[] : []
    ) => bannerOf(replay(connectionProjection, history), now);
    expect(of(NOW)).toBe('connecting');
    expect(of(NOW, selected, opened(1))).toBe('live');
    expect(of(NOW + UNREACHABLE_AFTER - 1, selected, opened(1), lost())).toBe('lost');
    expect(of(NOW + UNREACHABLE_AFTER, selected, opened(1), lost())).toBe('unreachable');
    expect(of(NOW + UNREACHABLE_AFTER, selected, opened(1), lost(), opened(2))).toBe('live');
  });

  test.each(['offline', 'crowded'] as const)('says at once that it is %s', (why) => {
    const cause = fact('connection.lost', 'socket', NOW, { why });
    expect(bannerOf(replay(connectionProjection, [selected, opened(1), cause]), NOW)).toBe(why);
    expect(bannerOf(replay(connectionProjection, [cause]), NOW)).toBe(why);
  });

  test('follows the facts and the clock', async () => {
    const { send, tick, see } = createEngine();
    await tick();
    await send(appended, [selected, opened(1), lost()]);
    expect(see($banner)).toBe('lost');
    await tick(NOW + UNREACHABLE_AFTER);
    expect(see($banner)).toBe('unreachable');
    await send(appended, [heard({ vendor_id: 'v1', seq: 4 })]);
    expect(see($connection).seq).toBe(4);
  });
});

test('a sign of life draws nothing while all is live, and cut off its time is told', async () => {
  const { scope, send, tick, see } = createEngine();
  await tick();
  await send(appended, [selected, opened(1)]);
  const told: unknown[] = [];
  createWatch({ unit: $cutOff, scope, fn: (at) => told.push(at) });
  for (const seq of [2, 3, 4]) await send(appended, [heard({ vendor_id: 'v1', seq }, NOW + seq)]);
  expect(told).toEqual([]);
  await send(appended, [fact('connection.lost', 'socket', NOW, { why: 'offline' })]);
  expect(see($cutOff)).toEqual({ heardAt: NOW + 4 });
});

test('silence is counted from the last sign of life, and before the first there is none', () => {
  expect(staleAfter({ quick: false })).toBe(300);
  expect(staleAfter({ quick: true })).toBe(60);
  expect(isStale(null, NOW, 60)).toBe(false);
  expect(isStale(NOW - 60, NOW, 60)).toBe(false);
  expect(isStale(NOW - 61, NOW, 60)).toBe(true);
});
