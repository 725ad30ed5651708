import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AlertKind, alertKinds, orderStatuses } from '#schemas';
import { alertOf, defaultAlerts, soundOf } from '../../../core/alerts/alerts.ts';
import { law } from '../../support/property.ts';

const choice = fc.record({
  assigned: fc.boolean(),
  arrived: fc.boolean(),
  collected: fc.boolean(),
  delivered: fc.boolean(),
  trouble: fc.boolean(),
});
const settings = fc.record({
  sound: choice,
  notification: choice,
  volume: fc.constantFrom('quiet', 'normal', 'loud'),
});
const second: fc.Arbitrary<AlertKind[]> = fc.array(fc.constantFrom(...alertKinds), {
  maxLength: 6,
});

describe('the sound of a second', () => {
  test('is one that happened and was chosen, and none only when none was', () =>
    law(
      fc.property(second, settings, (kinds, chosen) => {
        const sound = soundOf(kinds, chosen);
        const wanted = kinds.filter((kind) => chosen.sound[kind]);
        expect(sound === null).toBe(wanted.length === 0);
        if (sound !== null) expect(wanted).toContain(sound);
      }),
    ));

  test('does not depend on the order of what happened', () =>
    law(
      fc.property(second, settings, (kinds, chosen) => {
        expect(soundOf(kinds, chosen)).toBe(soundOf(kinds.toReversed(), chosen));
      }),
    ));

  test('is that of trouble, where there is any', () =>
    law(
      fc.property(second, (kinds) => {
        expect(soundOf(['trouble', ...kinds], defaultAlerts)).toBe('trouble');
      }),
    ));
});

test('a status means one kind or none, and one that nobody knows means none', () =>
  law(
    fc.property(fc.oneof(fc.constantFrom(...orderStatuses), fc.string()), (status) => {
      const known = orderStatuses.some((one) => one === status);
      const kind = alertOf(status);
      expect(kind === null || (known && alertKinds.includes(kind))).toBe(true);
    }),
  ));
