import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rideMinutes, timeOfDay, usualRide } from '#core/rules';
import type { Position } from '#schemas';
import { market as singapore } from '../../../markets/sg.ts';
import { market as thailand } from '../../../markets/th.ts';
import { law } from '../../support/property.ts';

const noon = 1_795_255_200;
const day = 86_400;
const outlet: Position = { latitude: 1.28, longitude: 103.85 };
const moment = fc.integer({ min: noon, max: noon + 7 * day });
/** So many kilometres to the north. */
const north = ({ latitude, longitude }: Position, kilometres: number): Position => ({
  latitude: latitude + kilometres / 111.195,
  longitude,
});
const kilometres = fc.double({ min: 0, max: 30, noNaN: true });

/** The first moment from noon on at which clocks in a zone show a time. */
function at(hhmm: string, timezone: string): number {
  for (let moment = noon; moment < noon + day; moment += 60) {
    if (timeOfDay(moment, timezone) === hhmm) return moment;
  }
  throw new Error('no such time');
}

test('farther takes longer, and the way to the outlet is the same', () =>
  law(
    fc.property(kilometres, kilometres, moment, (one, other, now) => {
      const [near, far] = [Math.min(one, other), Math.max(one, other)];
      const to = (distance: number) =>
        rideMinutes(singapore, { source: outlet, destination: north(outlet, distance) }, now);
      expect(to(far).ride).toBeGreaterThanOrEqual(to(near).ride);
      expect(to(far).pickup).toBe(to(near).pickup);
      expect(to(near).ride).toBeGreaterThan(5);
    }),
  ));

test('while many order it takes longer, and at night less, by the clocks of the market', () => {
  const route = { source: outlet, destination: north(outlet, 2) };
  for (const { timezone } of [singapore, thailand]) {
    const by = (hhmm: string) =>
      rideMinutes({ fee: singapore.fee, timezone }, route, at(hhmm, timezone));
    const [quiet, lunch, dinner, night] = [by('1500'), by('1200'), by('1900'), by('0200')];
    expect(quiet.pickup).toBe(usualRide.pickup);
    expect(quiet.ride).toBeCloseTo(usualRide.ride, 1);
    expect([lunch.pickup, dinner.pickup, night.pickup]).toEqual([
      quiet.pickup * 1.2,
      quiet.pickup * 1.3,
      quiet.pickup * 0.9,
    ]);
    expect(dinner.ride).toBeGreaterThan(lunch.ride);
    expect(night.ride).toBeLessThan(quiet.ride);
  }
});

test('in a town a rider is near, and the streets are full', () => {
  const [place] = thailand.fee.places ?? [];
  if (!place) throw new Error('no town');
  const village = north(place.centre, place.radiusKm + 5);
  const now = at('1500', thailand.timezone);
  const from = (source: Position) =>
    rideMinutes(thailand, { source, destination: north(source, 3) }, now);
  expect(from(place.centre).pickup).toBeLessThan(from(village).pickup);
  expect(from(place.centre).ride).toBeGreaterThan(from(village).ride);
});
