import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createFormat, wordsLocale } from '../../../app/i18n/format.ts';
import { type OwnDates, ownDates } from '../../../app/i18n/own-dates.ts';
import { createTranslate } from '../../../app/i18n/translate.ts';
import { market as bg } from '../../../markets/bg.ts';
import { market as ge } from '../../../markets/ge.ts';
import { market as kw } from '../../../markets/kw.ts';
import { market as la } from '../../../markets/la.ts';
import { market as pk } from '../../../markets/pk.ts';
import { market as pl } from '../../../markets/pl.ts';
import { market as sg } from '../../../markets/sg.ts';
import { market as th } from '../../../markets/th.ts';
import { locales, textsOf } from './support.ts';

const noon = Date.UTC(2026, 2, 29, 4, 30) / 1000;
/** Blanks of a locale differ in width; to a reader they are blanks. */
const plain = (text: string) => text.replace(/[\u00a0\u202f\u200f\u200e]/g, ' ').trim();

describe('formats', () => {
  it('write money with the digits of the market, in its currency', () => {
    expect(plain(createFormat('en', sg).money(6))).toBe('$6.00');
    expect(plain(createFormat('en', la).money(12_000))).toContain('12,000');
    expect(plain(createFormat('en', kw).money(1.25))).toContain('1.250');
  });

  it.each([
    ['zh_Hant_TW', sg, '$6.00'],
    ['en', th, '฿6.00'],
    ['uk', pl, '6,00 zł'],
    ['en', kw, 'KWD 6.000'],
  ])(
    'write in %s the own sign of a market, and a code only where it has none',
    (code, at, text) => {
      expect(plain(createFormat(code, at).money(6))).toBe(text);
    },
  );

  it.each([sg, la, kw, pk, th, bg, pl])(
    'put the sign of $currency into a field as it stands beside amounts',
    (market) => {
      for (const language of ['en', 'ar', 'lo']) {
        const { money, currency } = createFormat(language, market);
        expect(money(12)).toContain(currency());
      }
    },
  );

  it('keep Western digits where the market writes them, in Arabic too', () => {
    const { money, time } = createFormat('ar', kw);
    expect(money(1.25) + time(noon)).not.toMatch(/[٠-٩]/);
  });

  it('are told to others, such as the map, with the digits of the market', () => {
    const metres = new Intl.NumberFormat(wordsLocale('ar', kw), { style: 'unit', unit: 'meter' });
    expect(metres.format(20)).toMatch(/^20 /);
  });

  it('show the hour of the market, whatever the zone of the browser', () => {
    expect(plain(createFormat('en', la).time(noon))).toBe('11:30');
    expect(plain(createFormat('en', sg).time(noon)).toLowerCase()).toBe('12:30 pm');
    expect(plain(createFormat('en', kw).time(noon)).toLowerCase()).toBe('7:30 am');
  });

  it('name the year where it is kept, and elsewhere do without', () => {
    const { dateTime, dateTimeOfYear } = createFormat('en', sg);
    expect(plain(dateTimeOfYear(noon))).toContain(String(new Date(noon * 1000).getFullYear()));
    expect(plain(dateTime(noon))).not.toMatch(/20\d\d/);
  });

  it('name the year of a day that could be of another one', () => {
    const { dateTime, day, weekday, dayAlone } = createFormat('en', sg, undefined, {
      today: noon - (noon % 86_400),
    });
    const halfAYear = 183 * 86_400;
    fc.assert(
      fc.property(fc.integer({ min: -3 * halfAYear, max: 3 * halfAYear }), (away) => {
        const at = noon + away;
        const date = new Date(at * 1000).toISOString().slice(0, 10);
        const isFar = Math.abs(away) > halfAYear + 86_400;
        const isNear = Math.abs(away) < halfAYear - 86_400;
        for (const text of [dateTime(at), day(date), weekday(date)]) {
          if (isFar) expect(text).toMatch(/20\d\d/);
          if (isNear) expect(text).not.toMatch(/20\d\d/);
        }
        expect(dayAlone(date)).not.toMatch(/20\d\d/);
      }),
    );
  });

  it('say how long ago in the largest unit that fits, and never in the future', () => {
    const { ago } = createFormat('en', sg);
    expect(ago(noon - 7300, noon)).toMatch(/2 hr/);
    expect(ago(noon - 61, noon)).toMatch(/1 min/);
    expect(ago(noon + 5, noon)).toBe('now');
  });
});

describe('distances', () => {
  it.each([
    [0, '10 m'],
    [84, '80 m'],
    [97, '100 m'],
    [351, '350 m'],
    [974, '950 m'],
    [980, '1 km'],
    [1840, '1.8 km'],
  ])('of %d metres are %s: metres below a kilometre', (metres, told) => {
    expect(plain(createFormat('en', sg).distance(metres))).toBe(told);
  });

  it('have the words of the language, with the digits of the market', () => {
    expect(plain(createFormat('zh_Hant_TW', sg).distance(351))).toBe('350 公尺');
    expect(plain(createFormat('pl', pl).distance(351))).toBe('350 m');
  });
});

describe('names in a row', () => {
  it.each([
    ['en', 'Name, Phone, Notes'],
    ['zh_Hant_TW', 'Name、Phone和Notes'],
    ['ar', '\u2068Name\u2069 و\u2068Phone\u2069 و\u2068Notes\u2069'],
  ])('stand in %s as its texts write them, each in its own direction', (code, written) => {
    expect(createFormat(code, sg).list(['Name', 'Phone', 'Notes'])).toBe(written);
  });
});

describe('a language that reads English texts', () => {
  it('keeps its numbers, money and times, and puts no word of its own among the English ones', () => {
    const polish = createFormat('pl', pl);
    expect(plain(polish.money(1049.5))).toBe('1 049,50 zł');
    expect(plain(polish.distance(1840))).toBe('1,8 km');
    expect(plain(polish.time(noon))).toBe('06:30');
    expect(polish.ago(noon, noon)).toBe('now');
    const urdu = createFormat('ur', pk);
    expect(plain(urdu.distance(1840))).toBe('1.8 km');
    expect(urdu.ago(noon - 61, noon)).toMatch(/1 min/);
    const thai = createFormat('th', th);
    for (const date of [thai.dateTime(noon), thai.dateTimeOfYear(noon), thai.day('2026-03-29')]) {
      expect(plain(date)).toMatch(/^29 Mar|^Mar 29/);
    }
  });

  it('while one with texts has its own words', () => {
    const arabic = createFormat('ar', kw);
    expect(plain(arabic.distance(1840))).toBe('1.8 كم');
    expect(arabic.ago(noon, noon)).toBe('الآن');
  });
});

describe('a language that the browser cannot write', () => {
  it('leaves numbers to one with the decimal sign of the market, and words to English', () => {
    const supported = vi.spyOn(Intl.NumberFormat, 'supportedLocalesOf').mockReturnValue([]);
    const lao = createFormat('lo', la);
    supported.mockRestore();
    expect(plain(lao.money(12_000))).toBe('12 000 ₭');
    expect(plain(lao.dateTimeOfYear(noon))).toBe('Mar 29, 2026, 11:30');
    expect(lao.ago(noon - 61, noon)).toBe('1 min. ago');
  });

  it('does so as well where the browser knows it by name alone, as here Rombo', () => {
    expect(Intl.NumberFormat.supportedLocalesOf('rof')).toHaveLength(1);
    expect(plain(createFormat('rof', ge).money(6200.5))).toBe('6 200,50 GEL');
  });
});

describe('dates in a language that the browser has no names for', () => {
  const lao = createTranslate('lo', textsOf('lo'));
  /** As browsers that lack Lao, with its texts or before they are there. */
  const written = (dates?: OwnDates) => {
    const supported = vi.spyOn(Intl.NumberFormat, 'supportedLocalesOf').mockReturnValue([]);
    const format = createFormat('lo', la, undefined, { dates });
    supported.mockRestore();
    return format;
  };

  it('have the names of its texts, and the day first', () => {
    const { dateTimeOfYear, dateTime, weekday, ago, time } = written(ownDates(lao));
    expect(plain(dateTimeOfYear(noon))).toBe('29 ມ.ນ. 2026, 11:30');
    expect(plain(dateTime(noon))).toBe('29 ມ.ນ., 11:30');
    expect(plain(weekday('2026-09-05'))).toBe('ເສົາ 5 ກ.ຍ.');
    expect(plain(time(noon))).toBe('11:30');
    expect(ago(noon - 61, noon)).toBe('1 ນທ. ກ່ອນ');
    expect(ago(noon, noon)).toBe('ຕອນນີ້');
  });

  it('are in English until the texts are there', () => {
    expect(plain(written().dateTimeOfYear(noon))).toBe('Mar 29, 2026, 11:30');
  });

  it.each(locales)('have in %s the names of the Unicode CLDR, in their order', (set) => {
    const t = createTranslate('en', textsOf(set));
    const tag = set.replaceAll('_', '-');
    const month = new Intl.DateTimeFormat(tag, { month: 'short', timeZone: 'UTC' });
    const weekday = new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' });
    const days = Array.from({ length: 12 }, (_, nth) => Date.UTC(2023, nth, 1));
    expect(t('date.months').split(' ')).toEqual(days.map((at) => month.format(at)));
    const week = Array.from({ length: 7 }, (_, nth) => Date.UTC(2023, 0, nth + 1));
    expect(t('date.weekdays').split(' ')).toEqual(week.map((at) => weekday.format(at)));
  });
});

describe('amounts', () => {
  it('have separators between groups of digits only where a feature says so', () => {
    const ungrouped = createFormat('en', la, { grouped: false, dual: false });
    expect(plain(ungrouped.money(1_234_567))).toContain('1234567');
    expect(plain(ungrouped.number(12_345))).toBe('12345');
    expect(plain(createFormat('en', la).money(1_234_567))).toContain('1,234,567');
  });

  it('are written in both currencies, at the fixed rate of the market', () => {
    const both = createFormat('en', bg, { grouped: true, dual: true });
    expect(plain(both.money(10))).toBe('€10.00 (BGN 19.56)');
    expect(plain(both.money(2.5))).toBe('€2.50 (BGN 4.89)');
    expect(plain(createFormat('en', bg).money(10))).toBe('€10.00');
    expect(plain(createFormat('en', sg, { grouped: true, dual: true }).money(6))).toBe('$6.00');
  });

  it('tell an hour that the clocks show twice by its offset', () => {
    const sofia = { ...kw, timezone: 'Europe/Sofia' };
    const { time, timeWithOffset } = createFormat('en', sofia);
    const first = Date.UTC(2026, 9, 25, 0, 30) / 1000;
    expect(time(first)).toBe(time(first + 3600));
    expect(timeWithOffset(first)).not.toBe(timeWithOffset(first + 3600));
  });
});
