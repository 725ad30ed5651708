import { useUnit } from 'effector-react';
import type { Minor } from '#core/rules';
import type { Market, UnixTime } from '#schemas';
import { type AmountStyle, currencySign, moneyFormat, usualAmounts } from './amounts.ts';
import { $amountStyle } from './amounts-model.ts';
import { languageOf, languageTag, wordsTag } from './languages.ts';
import { useConfig } from './use-config.ts';
import { useLanguage } from './use-text.ts';

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
  /** Takes metres and writes kilometres. */
  distance: (metres: number) => string;
  time: (at: UnixTime) => string;
  /** The time and the zone's offset, for the hour that comes twice when clocks are set back. */
  timeWithOffset: (at: UnixTime) => string;
  dateTime: (at: UnixTime) => string;
  /** With the year, for what is read long after. */
  dateTimeOfYear: (at: UnixTime) => string;
  /** A calendar day such as `2027-01-15`. */
  day: (date: string) => string;
  /** How long ago, in the largest unit that fits. */
  ago: (at: UnixTime, now: UnixTime) => string;
};

export function createFormat(
  languageCode: string,
  market: Market,
  style: AmountStyle = usualAmounts,
): Format {
  const locale = localeOf(languageCode, market);
  const words = localeOf(wordsTag(languageOf(languageCode)), market);
  const zone = { timeZone: market.timezone, hourCycle: market.formatting.hourCycle } as const;
  const number = new Intl.NumberFormat(locale, { useGrouping: style.grouped });
  const time = new Intl.DateTimeFormat(words, { timeStyle: 'short', ...zone });
  const offset = new Intl.DateTimeFormat(words, {
    ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'shortOffset' },
    ...zone,
  });
  const moment = {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    ...zone,
  } as const;
  const dateTime = new Intl.DateTimeFormat(words, moment);
  const kilometres = kilometresOf(locale, words);
  const day = new Intl.DateTimeFormat(words, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const relative = new Intl.RelativeTimeFormat(words, { numeric: 'auto', style: 'short' });
  return {
    money: moneyFormat(locale, market, style),
    currency: () => currencySign(locale, market),
    number: (value) => number.format(value),
    distance: (metres) => kilometres(metres / 1000),
    time: (at) => time.format(at * 1000),
    timeWithOffset: (at) => offset.format(at * 1000),
    dateTime: (at) => dateTime.format(at * 1000),
    dateTimeOfYear: (at) =>
      new Intl.DateTimeFormat(words, { ...moment, year: 'numeric' }).format(at * 1000),
    day: (date) => day.format(Date.parse(date)),
    ago: (at, now) => relative.format(...elapsed(now - at)),
  };
}

/** Writes the digits as `locale` does and the unit as `words` does. */
function kilometresOf(locale: Intl.Locale, words: Intl.Locale): (value: number) => string {
  const maximumFractionDigits = 1;
  const unit = { style: 'unit', unit: 'kilometer', maximumFractionDigits } as const;
  const whole = new Intl.NumberFormat(words, unit);
  if (String(words) === String(locale)) return (value) => whole.format(value);
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits });
  const isUnit = ({ type }: Intl.NumberFormatPart) => type === 'unit' || type === 'literal';
  return (value) => {
    const parts = whole.formatToParts(value);
    const first = parts.findIndex((part) => !isUnit(part));
    return parts
      .map((part, nth) => (isUnit(part) ? part.value : nth === first ? number.format(value) : ''))
      .join('');
  };
}

/** The formats of the present language, market and style of amounts; the same object until one of these changes. */
export function useFormat(): Format {
  const { code } = useLanguage();
  const { market } = useConfig();
  return formatFor(code, market, useUnit($amountStyle));
}

const known = new WeakMap<Market, WeakMap<AmountStyle, Map<string, Format>>>();

/** Shared by all components: making formats takes longer than drawing a row of a list. */
function formatFor(languageCode: string, market: Market, style: AmountStyle): Format {
  const styles = known.get(market) ?? new WeakMap();
  known.set(market, styles);
  const languages = styles.get(style) ?? new Map<string, Format>();
  styles.set(style, languages);
  const format = languages.get(languageCode) ?? createFormat(languageCode, market, style);
  languages.set(languageCode, format);
  return format;
}

/** The locale for values inside a language's texts: the language that the texts are in, with the market's digits. */
export function wordsLocale(languageCode: string, market: Market): string {
  return String(localeOf(wordsTag(languageOf(languageCode)), market));
}

/** The language with the market's region, calendar and digits; a region in the language's own tag comes first. */
function localeOf(languageCode: string, market: Market): Intl.Locale {
  const { calendar, numberingSystem } = market.formatting;
  const { region = market.country } = new Intl.Locale(languageTag(languageCode));
  return new Intl.Locale(languageTag(languageCode), { region, calendar, numberingSystem });
}

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

function elapsed(seconds: number): [number, Intl.RelativeTimeFormatUnit] {
  const unit = units.find(([, length]) => seconds >= length);
  if (unit !== undefined) return [-Math.floor(seconds / unit[1]), unit[0]];
  return [-Math.max(0, Math.floor(seconds)), 'second'];
}
