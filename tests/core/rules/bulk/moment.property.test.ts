import fc from 'fast-check';
import { expect, test } from 'vitest';
import { momentReader, momentWriter } from '#core/rules';
import { law } from '../../../support/property.ts';

/** With and without summer time, half hours, and a zone whose summer time is half an hour. */
const zones = [
  'Asia/Singapore',
  'Asia/Kuwait',
  'Europe/Sofia',
  'America/New_York',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
] as const;

const minute = fc
  .integer({ min: Date.UTC(2024, 0, 1) / 60_000, max: Date.UTC(2031, 0, 1) / 60_000 })
  .map((minutes) => minutes * 60);

test('what is written is read back as the same moment, in every zone and on every day', () =>
  law(
    fc.property(fc.constantFrom(...zones), minute, (zone, at) => {
      expect(momentReader(zone)(momentWriter(zone)(at))).toEqual({ at });
    }),
  ));

test('the hours around a change of the clocks come back too', () =>
  law(
    fc.property(fc.integer({ min: -720, max: 720 }), fc.constantFrom(0, 1), (minutes, autumn) => {
      const change = autumn ? Date.UTC(2026, 9, 25, 1) : Date.UTC(2026, 2, 29, 1);
      const at = change / 1000 + minutes * 60;
      expect(momentReader('Europe/Sofia')(momentWriter('Europe/Sofia')(at))).toEqual({ at });
    }),
  ));

test('any text is a moment or says why not, and a moment reads as what was written', () =>
  law(
    fc.property(
      fc.oneof(fc.string(), fc.stringMatching(/^20\d\d-[01]\d-[0-3]\d [012]\d:[0-5]\d$/)),
      (typed) => {
        const moment = momentReader('Europe/Sofia')(typed);
        const said = 'at' in moment ? write(moment.at).slice(0, 16) : moment.why;
        expect(said).toMatch('at' in moment ? typed.trim().slice(0, 16) : /^[a-z]+(-[a-z]+)+$/);
      },
    ),
  ));

const write = momentWriter('Europe/Sofia');
const sofia = momentReader('Europe/Sofia');
const at = (iso: string) => ({ at: Date.parse(iso) / 1000 });

test.each([
  ['2026-06-01 12:30', at('2026-06-01T09:30:00Z')],
  ['2026-06-01T12:30', at('2026-06-01T09:30:00Z')],
  [' 2026-6-1 9:30:00 ', at('2026-06-01T06:30:00Z')],
  ['٢٠٢٦-٠٦-٠١ ١٢:٣٠', at('2026-06-01T09:30:00Z')],
  ['2026-03-29 03:30', { why: 'never-happens' }],
  ['2026-10-25 03:30', { why: 'happens-twice' }],
  ['2026-10-25 03:30 +03:00', at('2026-10-25T00:30:00Z')],
  ['2026-10-25 03:30+02:00', at('2026-10-25T01:30:00Z')],
  ['2026-10-25 03:30 +01:00', { why: 'never-happens' }],
  ['2026-02-30 12:00', { why: 'not-written-so' }],
  ['2026-06-01 24:00', { why: 'not-written-so' }],
  ['2026-06-01 12:60', { why: 'not-written-so' }],
  ['01.06.2026 12:30', { why: 'not-written-so' }],
  ['46174.52', { why: 'not-written-so' }],
  ['2026-10-25 03:30 -02:00', { why: 'never-happens' }],
  [`${' '.repeat(90)}2026-06-01 12:30`, { why: 'not-written-so' }],
])('%s', (typed, moment) => {
  expect(sofia(typed)).toEqual(moment);
});

test('an offset is written behind exactly the times that a clock shows twice', () =>
  law(
    fc.property(fc.constantFrom(...zones), minute, (zone, at) => {
      const written = momentWriter(zone)(at);
      const bare = momentReader(zone)(written.slice(0, 16));
      expect(written.length > 16).toBe('why' in bare);
      if ('why' in bare) expect(bare.why).toBe('happens-twice');
    }),
  ));

/** West of Greenwich, with half an hour, and with summer time of half an hour. */
const halves = [
  ['America/St_Johns', '2026-11-01 01:30 -02:30', '2026-11-01T04:00:00Z'],
  ['America/St_Johns', '2026-11-01 01:30 -03:30', '2026-11-01T05:00:00Z'],
  ['Australia/Lord_Howe', '2026-04-05 01:45 +11:00', '2026-04-04T14:45:00Z'],
  ['Australia/Lord_Howe', '2026-04-05 01:45 +10:30', '2026-04-04T15:15:00Z'],
  ['Europe/Lisbon', '2026-10-25 01:30 +00:00', '2026-10-25T01:30:00Z'],
  ['Europe/Lisbon', '2026-10-25 01:30 +01:00', '2026-10-25T00:30:00Z'],
] as const;

test.each(halves)('%s shows %s at %s', (zone, text, iso) => {
  expect(momentReader(zone)(text)).toEqual(at(iso));
  expect(momentWriter(zone)(at(iso).at)).toBe(text);
});
