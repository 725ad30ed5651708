import fc from 'fast-check';
import { expect, test } from 'vitest';
import { momentReader, momentWriter } from '#core/rules';
import { languages, languageTag } from '../../../../app/i18n/languages.ts';
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
      expect(momentReader(zone)(momentWriter(zone)(at))).toEqual([{ at }]);
    }),
  ));

test('the hours around a change of the clocks come back too', () =>
  law(
    fc.property(fc.integer({ min: -720, max: 720 }), fc.constantFrom(0, 1), (minutes, autumn) => {
      const change = autumn ? Date.UTC(2026, 9, 25, 1) : Date.UTC(2026, 2, 29, 1);
      const at = change / 1000 + minutes * 60;
      expect(momentReader('Europe/Sofia')(momentWriter('Europe/Sofia')(at))).toEqual([{ at }]);
    }),
  ));

test('any text is a moment or says why not, and a moment reads as what was written', () =>
  law(
    fc.property(
      fc.oneof(fc.string(), fc.stringMatching(/^20\d\d-[01]\d-[0-3]\d [012]\d:[0-5]\d$/)),
      (typed) => {
        const [moment] = momentReader('Europe/Sofia')(typed);
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
  ['46174.52', { why: 'not-written-so' }],
  ['2026-10-25 03:30 -02:00', { why: 'never-happens' }],
  [`${' '.repeat(90)}2026-06-01 12:30`, { why: 'not-written-so' }],
])('%s', (typed, moment) => {
  expect(sofia(typed)).toEqual([moment]);
});

test.each([
  ['27.11.2026 12:30', '27/11/2026 12:30', '27-11-2026, 12:30', '11/27/2026 12:30 PM'],
  ['27.11.2026 г., 12:30', '11/27/2026, 12:30 PM', '2026. 11. 27. 12:30', '27/11/2569 12:30'],
  ['2026/11/27 12:30', '27.11.2026 12.30', '٢٧‏/١١‏/٢٠٢٦، ١٢:٣٠ م', '27/11/2026 12:30 p. m.'],
])('a date is read as spreadsheets save it: %s, %s, %s, %s', (...all) => {
  for (const typed of all) expect(sofia(typed)).toEqual([at('2026-11-27T10:30:00Z')]);
});

test.each(['27.11.26 г., 12:30', '11/27/26, 12:30 PM', '26/11/27 12:30', '27/11/69 12:30'])(
  '%s may be that date, without its century',
  (typed) => {
    expect(sofia(typed)).toContainEqual(at('2026-11-27T10:30:00Z'));
  },
);

test('midnight and noon are told apart by the half of the day', () => {
  expect(sofia('27/11/2026 12:15 AM')).toEqual([at('2026-11-26T22:15:00Z')]);
  expect(sofia('27/11/2026 1:15 am')).toEqual([at('2026-11-26T23:15:00Z')]);
  expect(sofia('27/11/2026 11:15 PM')).toEqual([at('2026-11-27T21:15:00Z')]);
  expect(sofia('27/11/2026 13:15 PM')).toEqual([{ why: 'not-written-so' }]);
});

test('a date that may be two is both, the day first', () => {
  const both = [at('2026-06-05T09:30:00Z'), at('2026-05-06T09:30:00Z')];
  expect(sofia('05/06/2026 12:30')).toEqual(both);
  expect(sofia('05/06/26 12:30')).toEqual([...both, at('2005-06-26T09:30:00Z')]);
  expect(sofia('06.06.2026 12:30')).toEqual([at('2026-06-06T09:30:00Z')]);
});

const everyLanguage = [...languages.keys()].map(languageTag);

test('law: what the calendar of any language writes is the moment meant, among others perhaps, or is not read', () =>
  law(
    fc.property(
      fc.constantFrom(...everyLanguage),
      fc.constantFrom(...zones),
      minute,
      (tag, zone, at) => {
        const style = { dateStyle: 'short', timeStyle: 'short', timeZone: zone } as const;
        const text = new Intl.DateTimeFormat(tag, style).format(at * 1000);
        const read = momentReader(zone)(text);
        const isUnread = read.every((each) => 'why' in each);
        const isMeant = read.some((each) =>
          'at' in each ? each.at === at : each.why === 'happens-twice',
        );
        expect(isUnread || isMeant).toBe(true);
      },
    ),
  ));

test('an offset is written behind exactly the times that a clock shows twice', () =>
  law(
    fc.property(fc.constantFrom(...zones), minute, (zone, at) => {
      const written = momentWriter(zone)(at);
      const [bare] = momentReader(zone)(written.slice(0, 16));
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
  expect(momentReader(zone)(text)).toEqual([at(iso)]);
  expect(momentWriter(zone)(at(iso).at)).toBe(text);
});
