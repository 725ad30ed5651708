import { isolatorOf, type Minor, toldMetres } from '#core/rules';
import type { Market, UnixTime } from '#schemas';
import { type AmountStyle, moneyFormat, usualAmounts } from './amounts.ts';
import { isWritable, languageOf, languageTag, wordsTag } from './languages.ts';
import type { Texts } from './model.ts';
import type { OwnDates } from './own-dates.ts';

/**
 * Numbers, money and times in the person's language, with the market's digits, calendar and time zone. Words in them, such as
 * months and units, are in the language of the texts around them.
 */
export type Format = {
  /** Takes a sum in minor units (bigint), or an amount as in calls (number). */
  money: (sum: number | Minor) => string;
  /** The sign of the market's money, as it stands beside amounts. */
  currency: () => string;
  number: (value: number) => string;
  /** Takes metres and writes round ones below a kilometre, from there on kilometres. */
  distance: (metres: number) => string;
  time: (at: UnixTime) => string;
  /** The time and the zone's offset, for the hour that comes twice when clocks are set back. */
  timeWithOffset: (at: UnixTime) => string;
  /** With the year where that is not plain: half a year away from today and more. */
  dateTime: (at: UnixTime) => string;
  /** Always with the year, for what is read long after. */
  dateTimeOfYear: (at: UnixTime) => string;
  /** A calendar day such as `2027-01-15`, with the year where that is not plain. */
  day: (date: string) => string;
  /** Without the year, for a day beside others that say it. */
  dayAlone: (date: string) => string;
  /** With its name in the week, and the year where that is not plain. */
  weekday: (date: string) => string;
  /** How long ago, in the largest unit that fits. */
  ago: (at: UnixTime, now: UnixTime) => string;
  /** Names in a row, with the signs and the last word of the language: `a, b, c`, `a、b和c`. */
  list: (names: readonly string[]) => string;
};

/** `dates` are the language's own, for browsers that cannot write them. Without `today`, the start of a day in UTC, years are told by `dateTimeOfYear` only. */
type Beside = { dates?: OwnDates | undefined; today?: UnixTime };

/** The format of a language in a market. */
export function createFormat(
  languageCode: string,
  market: Market,
  style: AmountStyle = usualAmounts,
  { dates, today = 0 }: Beside = {},
): Format {
  const numbers = market.formatting.decimal === ',' ? 'ru' : 'en';
  const locale = localeOf(languageCode, market, numbers);
  const words = localeOf(wordsTag(languageOf(languageCode)), market);
  const clock = clockOf(market);
  const date = { day: 'numeric', month: 'short' } as const;
  // Made when first used: each takes milliseconds, and the first page shows no time.
  const written = (parts: Intl.DateTimeFormatOptions) => {
    let format: ((at: number) => string) | undefined;
    return (at: number) => {
      format ??= dates?.write(parts) ?? new Intl.DateTimeFormat(words, parts).format;
      return format(at * 1000);
    };
  };
  const near = (parts: Intl.DateTimeFormatOptions) => {
    const [plain, ofYear] = [written(parts), written({ ...parts, year: 'numeric' })];
    return (at: UnixTime) => (today > 0 && Math.abs(at - today) > halfYear ? ofYear : plain)(at);
  };
  const ofDay = (write: (at: UnixTime) => string) => (day: string) => write(Date.parse(day) / 1000);
  const utc = { ...date, timeZone: 'UTC' };
  const number = new Intl.NumberFormat(locale, { useGrouping: style.grouped }).format;
  const relative = new Intl.RelativeTimeFormat(words, { numeric: 'auto', style: 'short' });
  return {
    ...moneyFormat(locale, market, style),
    number,
    distance: distanceOf(number, words),
    time: written(clock),
    timeWithOffset: written({ ...clock, timeZoneName: 'shortOffset' }),
    dateTime: near({ ...date, ...clock }),
    dateTimeOfYear: written({ ...date, ...clock, year: 'numeric' }),
    day: ofDay(near(utc)),
    dayAlone: ofDay(written(utc)),
    weekday: ofDay(near({ weekday: 'short', ...utc })),
    ago: (at, now) => {
      const [count, unit] = countElapsed(now - at);
      return dates?.ago(-count, unit) ?? relative.format(count, unit);
    },
    list: (names) =>
      new Intl.ListFormat(words, { type: 'conjunction', style: 'narrow' }).format(
        names.map(isolatorOf(words.language)),
      ),
  };
}

/** Seconds from which on a day without its year could be one of another year. */
const halfYear = 183 * 86_400;

/** One for a time alone and beside its day: left to itself, a locale writes the hours of the two in different ways. */
function clockOf({ timezone: timeZone, formatting: { hourCycle } }: Market) {
  const hour = hourCycle === 'h23' ? '2-digit' : 'numeric';
  return { hour, minute: '2-digit', hourCycle, timeZone } as const;
}

/** Metres below a kilometre; the number as the locale writes it, with its unit as the words do. */
function distanceOf(number: Format['number'], words: Intl.Locale): Format['distance'] {
  const unitOf = (unit: string) => new Intl.NumberFormat(words, { style: 'unit', unit });
  const [short, long] = [unitOf('meter'), unitOf('kilometer')];
  return (metres) => {
    const told = toldMetres(metres);
    const [unit, value] = told < 1000 ? [short, told] : [long, Math.round(metres / 100) / 10];
    return unit.format(value).replace(/\p{N}[\p{N}.,٫٬]*/u, number(value));
  };
}

const known = new WeakMap<Market, Map<string, Format>>();

/** What of the present decides how things are written. */
export type Present = { texts: Texts | null; style: AmountStyle; today: UnixTime };

/** The formats of a language in a market; cached, since making one takes longer than rendering a row of a list. */
export function formatFor(market: Market, { texts, style, today }: Present): Format {
  const formats = known.get(market) ?? new Map<string, Format>();
  const code = texts?.language.code ?? 'en';
  const dates = texts?.dates;
  const key = `${code} ${style.grouped} ${style.dual} ${dates !== undefined} ${today}`;
  const format = formats.get(key) ?? createFormat(code, market, style, { dates, today });
  known.set(market, formats.set(key, format));
  return format;
}

/** The locale for values inside a language's texts: the language that the texts are in, with the market's digits. */
export function wordsLocale(languageCode: string, market: Market): string {
  return String(localeOf(wordsTag(languageOf(languageCode)), market));
}

/**
 * The language as it is written in this market, unless it names a region of its own. Another one that all browsers have stands in
 * for those that this one cannot write, such as Lao or Kazakh: it would take its own language instead, with its digits and
 * calendar, or name months `M01`.
 */
function localeOf(languageCode: string, market: Market, standIn = 'en'): Intl.Locale {
  const { calendar, numberingSystem } = market.formatting;
  const own = languageTag(languageCode);
  const tag = isWritable(own) ? own : standIn;
  const { region = market.country } = new Intl.Locale(tag);
  return new Intl.Locale(tag, { region, calendar, numberingSystem });
}

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

function countElapsed(seconds: number): [number, Intl.RelativeTimeFormatUnit] {
  const [unit, length] = units.find(([, least]) => seconds >= least) ?? ['second', 1];
  return [-Math.floor(Math.max(0, seconds) / length), unit];
}
