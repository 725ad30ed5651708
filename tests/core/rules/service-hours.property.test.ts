import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOpen, isOpenAt, opensAt, parseServiceHours, timeOfDay } from '#core/rules';
import { law } from '../../support/property.ts';

const time = fc.integer({ min: 0, max: 1439 }).map(hhmm);
const day = Array.from({ length: 1440 }, (_, minute) => hhmm(minute));

test('a window and its reverse share no minute and leave none out', () =>
  law(
    fc.property(time, time, time, (from, to, now) => {
      fc.pre(from !== to);
      expect(isOpen({ from, to }, now)).toBe(!isOpen({ from: to, to: from }, now));
    }),
  ));

test('equal ends mean always open', () =>
  law(
    fc.property(time, time, (end, now) => {
      expect(isOpen({ from: end, to: end }, now)).toBe(true);
    }),
  ));

test('a window is one stretch of minutes from its beginning, around midnight if it must', () =>
  law(
    fc.property(time, time, (from, to) => {
      fc.pre(from !== to);
      const open = day.filter((now) => isOpen({ from, to }, now));
      const length = (minuteOf(to) - minuteOf(from) + 1440) % 1440;
      const expected = Array.from({ length }, (_, n) => hhmm((minuteOf(from) + n) % 1440));
      expect(new Set(open)).toEqual(new Set(expected));
    }),
    { runs: 50 },
  ));

test('hours are read as the specification writes them, and nothing else is', () => {
  expect(parseServiceHours('0800:2200')).toEqual({ from: '0800', to: '2200' });
  expect(parseServiceHours(' 0000:2359 ')).toEqual({ from: '0000', to: '2359' });
  for (const text of [
    '',
    '800:2200',
    '0800-2200',
    '0800:2360',
    '2400:0100',
    '0800:22000',
    'null',
  ]) {
    expect([text, parseServiceHours(text)]).toEqual([text, null]);
  }
});

test('what cannot be read closes nobody', () =>
  law(
    fc.property(fc.string(), fc.nat(4_000_000_000), (text, at) => {
      fc.pre(parseServiceHours(text) === null);
      expect(isOpenAt(text, at, 'UTC')).toBe(true);
    }),
  ));

test('the time of day is that of the zone, on both sides of a change of its clock', () => {
  const springForward = Date.UTC(2026, 2, 29, 1) / 1000;
  expect(timeOfDay(springForward - 1, 'Europe/Sofia')).toBe('0259');
  expect(timeOfDay(springForward, 'Europe/Sofia')).toBe('0400');
  expect(timeOfDay(0, 'Asia/Vientiane')).toBe('0700');
  expect(timeOfDay(17 * 3600, 'Asia/Vientiane')).toBe('0000');
});

test('the time of day is readable in every zone at every moment', () =>
  law(
    fc.property(
      fc.nat(4_000_000_000),
      fc.constantFrom('Asia/Singapore', 'Asia/Kuwait', 'Europe/Sofia', 'Pacific/Chatham'),
      (at, zone) => {
        expect(day).toContain(timeOfDay(at, zone));
      },
    ),
  ));

test('closed doors open at the first minute that is inside the window, in weeks that change the clock, too', () =>
  law(
    fc.property(
      time,
      time,
      fc.integer({ min: -2 * 86_400, max: 2 * 86_400 }),
      fc.constantFrom(...clockChanges),
      (from, to, off, [zone, change]) => {
        fc.pre(from !== to);
        const hours = `${from}:${to}`;
        const now = change + off;
        const minute = now - (now % 60);
        const minutes = Array.from({ length: 2 * 1440 }, (_, n) => minute + n * 60);
        const first = minutes.find((at) => isOpenAt(hours, at, zone));
        expect(opensAt(hours, now, zone)).toBe(first ?? null);
      },
    ),
    { runs: 50 },
  ));

/** Moments at which an hour is left out, is there twice, or half of one is; and an ordinary one. */
const clockChanges = [
  ['Europe/Sofia', Date.UTC(2026, 2, 29, 1) / 1000],
  ['Europe/Sofia', Date.UTC(2026, 9, 25, 1) / 1000],
  ['Australia/Lord_Howe', Date.UTC(2026, 3, 4, 15) / 1000],
  ['Asia/Kuwait', Date.UTC(2026, 5, 1) / 1000],
] as const;

function hhmm(minute: number): string {
  return String(Math.floor(minute / 60)).padStart(2, '0') + String(minute % 60).padStart(2, '0');
}

function minuteOf(text: string): number {
  return Number(text.slice(0, 2)) * 60 + Number(text.slice(2));
}
