import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  $range,
  $recentSearches,
  $search,
  $statusFilter,
  appended,
  customRangeChosen,
  orderSelected,
  rangeChosen,
  searchCommitted,
  searchOpened,
  searchTyped,
  statusFilterChosen,
} from '#core';
import { loadSearchesFx } from '#core/ports';
import { customRange, presetRange, rangeProblem } from '../../../core/filters/ranges.ts';
import { RECENT_SEARCHES, rememberSearch } from '../../../core/filters/searches.ts';
import { dateOf, datesOf, dayFrom, monthFrom, startOfDay } from '../../../core/kernel/days.ts';
import { fact } from '../../../core/kernel/log.ts';
import { $selectedOrderId } from '../../../core/orders/selected.ts';
import { DAY, DAY_START, NOW } from '../../support/arbitraries.ts';
import { createEngine } from '../../support/engine.ts';
import { law } from '../../support/property.ts';

const zone = fc.constantFrom(
  'UTC',
  'Asia/Singapore',
  'Europe/Sofia',
  'Asia/Kathmandu',
  'America/Lima',
);
const moment = fc.integer({ min: 1_500_000_000, max: 2_000_000_000 });

describe('a day', () => {
  test('begins before every moment in it, and lasts 23 to 25 hours', () =>
    law(
      fc.property(moment, zone, (now, timezone) => {
        const start = startOfDay(now, timezone);
        const end = dayFrom(now, timezone, 1);
        expect(start).toBeLessThanOrEqual(now);
        expect(end).toBeGreaterThan(now);
        expect([23, 24, 25]).toContain((end - start) / 3600);
        expect(startOfDay(start, timezone)).toBe(start);
        expect(startOfDay(end - 1, timezone)).toBe(start);
      }),
      { runs: 400 },
    ));

  test('begins at the midnight of its own zone', () => {
    expect(startOfDay(NOW, 'UTC')).toBe(DAY_START);
    expect(startOfDay(NOW, 'Asia/Singapore')).toBe(Date.UTC(2027, 0, 14, 16) / 1000);
  });

  test('is an hour shorter when the clocks go forward, and an hour longer when they go back', () => {
    const spring = Date.UTC(2026, 2, 29, 12) / 1000;
    const autumn = Date.UTC(2026, 9, 25, 12) / 1000;
    const length = (now: number) =>
      dayFrom(now, 'Europe/Sofia', 1) - startOfDay(now, 'Europe/Sofia');
    expect(length(spring)).toBe(23 * 3600);
    expect(length(autumn)).toBe(25 * 3600);
  });
});

describe('a period', () => {
  test('of the presets is whole days, and ends with yesterday unless it is today', () =>
    law(
      fc.property(moment, zone, (now, timezone) => {
        const today = startOfDay(now, timezone);
        const range = (category: Parameters<typeof presetRange>[0]) =>
          presetRange(category, now, timezone);
        expect(range('yesterday').to).toBe(today);
        expect(range('past-7-days')).toMatchObject({ from: dayFrom(now, timezone, -7), to: today });
        expect(range('past-30-days')).toMatchObject({
          from: dayFrom(now, timezone, -30),
          to: today,
        });
        expect(range('today')).toMatchObject({ from: today, to: dayFrom(now, timezone, 1) });
        expect(rangeProblem(range('past-30-days'), 31)).toBeNull();
      }),
      { runs: 200 },
    ));

  test('of a month is that of the calendar; this one ends with today, and the last one is whole', () =>
    law(
      fc.property(moment, zone, (now, timezone) => {
        const range = (category: 'this-month' | 'last-month') =>
          presetRange(category, now, timezone);
        const [these, those] = [range('this-month'), range('last-month')];
        const days = ({ from, to }: typeof these) => datesOf(from, to, timezone);
        const today = dateOf(now, timezone);
        expect([days(these)[0], days(these).at(-1)]).toEqual([`${today.slice(0, 7)}-01`, today]);
        expect(those.to).toBe(these.from);
        expect(new Set(days(those).map((day) => day.slice(0, 7))).size).toBe(1);
        expect(days(those)[0]).toMatch(/-01$/);
        expect(rangeProblem(those, 31)).toBeNull();
        expect(monthFrom(those.from, timezone, 1)).toBe(these.from);
      }),
      { runs: 200 },
    ));

  test('of one’s own may not end before it begins, nor be too long', () => {
    expect(rangeProblem({ from: NOW, to: NOW }, 31)).toBe('ends-before-start');
    expect(rangeProblem({ from: NOW, to: NOW - 1 }, 31)).toBe('ends-before-start');
    expect(rangeProblem({ from: NOW, to: NOW + 31 * DAY + 3600 }, 31)).toBeNull();
    expect(rangeProblem({ from: NOW, to: NOW + 32 * DAY }, 31)).toBe('too-long');
    expect(rangeProblem({ from: NOW, to: NOW + 8 * DAY }, 7)).toBe('too-long');
  });

  test('of chosen days holds each of them whole, in every zone', () =>
    law(
      fc.property(moment, fc.integer({ min: 0, max: 30 }), zone, (now, length, timezone) => {
        const from = startOfDay(now, timezone);
        const days = {
          first: dateOf(from, timezone),
          last: dateOf(dayFrom(now, timezone, length), timezone),
        };
        const to = dayFrom(now, timezone, length + 1);
        expect(customRange(days, timezone, 31)).toEqual({ ok: true, value: { from, to } });
        const dates = datesOf(from, to, timezone);
        expect(dates).toHaveLength(length + 1);
        expect([dates[0], dates.at(-1)]).toEqual([days.first, days.last]);
        expect(customRange(days, timezone, length).ok).toBe(false);
      }),
      { runs: 200 },
    ));

  test('of chosen days says at which of the two it is wrong', () => {
    const problemOf = (first: string, last: string) => {
      const chosen = customRange({ first, last }, 'Asia/Singapore', 31);
      return chosen.ok ? null : Object.values(chosen.problem);
    };
    expect(problemOf('', '2027-01-15')).toEqual(['first', 'missing']);
    expect(problemOf('2027-02-30', '2027-01-15')).toEqual(['first', 'missing']);
    expect(problemOf('0002-01-01', '2027-01-15')).toEqual(['first', 'missing']);
    expect(problemOf('2027-01-15', '')).toEqual(['last', 'missing']);
    expect(problemOf('2027-01-15', '2027-01-14')).toEqual(['last', 'ends-before-start']);
    expect(problemOf('2027-01-15', '2027-02-15')).toEqual(['last', 'too-long']);
    expect(problemOf('2027-01-15', '2027-02-14')).toBeNull();
  });

  test('is yesterday at first, follows the day, and stays when it is one’s own', async () => {
    const { send, tick, see } = createEngine();
    await tick();
    expect(see($range)).toEqual({ category: 'yesterday', from: DAY_START - DAY, to: DAY_START });
    await tick(NOW + DAY);
    expect(see($range).from).toBe(DAY_START);
    await send(rangeChosen, 'past-7-days');
    expect(see($range).category).toBe('past-7-days');
    await send(customRangeChosen, { from: 5, to: 6 });
    await tick(NOW + 2 * DAY);
    expect(see($range)).toEqual({ category: 'custom', from: 5, to: 6 });
  });
});

describe('searches', () => {
  test('remembered are the latest ten, each once, newest first', () =>
    law(
      fc.property(fc.array(fc.constantFrom(...'abcdefghijklmno', '  ', ' a ')), (typed) => {
        const kept = typed.reduce<readonly string[]>(rememberSearch, []);
        const said = typed.map((text) => text.trim()).filter((text) => text !== '');
        expect(kept).toEqual([...new Set(said.reverse())].slice(0, RECENT_SEARCHES));
      }),
      { runs: 500 },
    ));

  test('remember no card number that was typed by mistake', () => {
    expect(rememberSearch(['ana'], 'ana 4111 1111 1111 1111 12/30 739')).toEqual(['ana']);
    expect(rememberSearch(['ana'], '+65 9123 4567')).toEqual(['+65 9123 4567', 'ana']);
  });

  test('are loaded, kept, and wiped with the session, since they name people', async () => {
    const engine = createEngine({ ports: [[loadSearchesFx, () => ['ana']]] });
    const { send, see, askedOf } = engine;
    await send(searchOpened);
    expect(see($recentSearches)).toEqual(['ana']);
    await send(searchTyped, 'be');
    expect(see($search)).toBe('be');
    await send(searchCommitted, 'ben');
    expect(askedOf('saveSearches').at(-1)).toEqual(['ben', 'ana']);
    await send(appended, [fact('session.ended', 'user', NOW, { reason: 'signed-out' })]);
    expect(askedOf('saveSearches').at(-1)).toEqual([]);
    expect(see($search)).toBe('');
  });
});

test('what is selected and filtered ends with the session', async () => {
  const { send, see } = createEngine();
  await send(orderSelected, 'v1-1');
  await send(statusFilterChosen, 'cancelled');
  expect(see($selectedOrderId)).toBe('v1-1');
  expect(see($statusFilter)).toBe('cancelled');
  await send(appended, [fact('session.ended', 'user', NOW, { reason: 'signed-out' })]);
  expect(see($selectedOrderId)).toBeNull();
  expect(see($statusFilter)).toBe('any');
});
