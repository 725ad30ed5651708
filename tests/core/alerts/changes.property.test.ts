import { allSettled, fork } from 'effector';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { appended, clockTicked } from '#core';
import { alertsStarted } from '#core/alerts';
import { loadAlertsFx, playSoundFx } from '#core/ports';
import { type AlertSettings, alertKinds, type Event, type Order, orderStatuses } from '#schemas';
import { alertOf } from '../../../core/alerts/alerts.ts';
import { merge } from '../../../core/orders/merge.ts';
import { arrivals, NOW, updated } from '../../support/arbitraries.ts';
import { anOrder } from '../../support/orders.ts';
import { law } from '../../support/property.ts';

const all = Object.fromEntries(alertKinds.map((kind) => [kind, true]));
/** Somebody who wants to hear everything. */
const everything = { sound: all, notification: all, volume: 'normal' } as AlertSettings;

async function atTheCounter() {
  const play = vi.fn(() => true);
  const scope = fork({
    handlers: [
      [playSoundFx, play],
      [loadAlertsFx, () => everything],
    ],
  });
  await allSettled(alertsStarted, { scope });
  return {
    play,
    hear: (...params: Event[]) => allSettled(appended, { scope, params }),
    tick: () => allSettled(clockTicked, { scope, params: NOW }),
  };
}

/** The kinds that the merge of these records brings about, one after the other: what must be heard, and no more. */
function transitions(records: readonly Order[]): string[] {
  const held = new Map<string, Order>();
  return records.flatMap((record) => {
    const before = held.get(record.order_id);
    const now = merge(before, record);
    held.set(now.order_id, now);
    const kind = alertOf(now.status);
    return before === undefined || before.status === now.status || kind === null ? [] : [kind];
  });
}

describe('sounds', () => {
  test('one for each transition that the merge accepts: none for what comes late, twice or out of order', () =>
    law(
      fc.asyncProperty(arrivals, async ({ one }) => {
        const { play, hear, tick } = await atTheCounter();
        for (const record of one) {
          await hear(updated(record));
          await tick();
        }
        expect(play.mock.calls.map(([asked]: unknown[]) => asked)).toEqual(
          transitions(one).map((kind) => ({ kind, volume: 'normal' })),
        );
      }),
      { runs: 200 },
    ));

  test('none for what was there before somebody signed in, no matter who heard of it', () =>
    law(
      fc.asyncProperty(
        fc.constantFrom(...orderStatuses),
        fc.constantFrom(...orderStatuses),
        async (earlier, later) => {
          const { play, hear, tick } = await atTheCounter();
          const first = updated(anOrder({ status: earlier, updated_at: 1 }));
          const second = updated(anOrder({ status: later, updated_at: 2 }));
          const ended = {
            ...{ type: 'session.ended', source: 'user', at: NOW },
            payload: { reason: 'signed-out' },
          } as Event;
          await hear(first, second, ended, second);
          await tick();
          expect(play).not.toHaveBeenCalled();
        },
      ),
      { runs: 50 },
    ));
});

test('whatever happened while the code was still on its way is heard when it arrives', async () => {
  vi.resetModules();
  const core = await import('#core');
  const ports = await import('#core/ports');
  const { allSettled: settled, fork: forked } = await import('effector');
  const play = vi.fn(() => true);
  const scope = forked({
    handlers: [
      [ports.playSoundFx, play],
      [ports.loadAlertsFx, () => everything],
    ],
  });
  const hear = (status: string, updated_at: number) =>
    settled(core.appended, { scope, params: [updated(anOrder({ status, updated_at }))] });
  await settled(core.clockTicked, { scope, params: NOW });
  await hear('RECEIVED', 1);
  await hear('NEAR_VENDOR', 2);
  await settled(core.clockTicked, { scope, params: NOW + 1 });
  const alerts = await import('#core/alerts');
  await settled(alerts.alertsStarted, { scope });
  await settled(core.clockTicked, { scope, params: NOW + 2 });
  expect(play.mock.calls).toEqual([[{ kind: 'arrived', volume: 'normal' }]]);
  await hear('PICKED_UP', 3);
  await settled(core.clockTicked, { scope, params: NOW + 3 });
  await settled(core.clockTicked, { scope, params: NOW + 4 });
  expect(play).toHaveBeenCalledTimes(2);
});
