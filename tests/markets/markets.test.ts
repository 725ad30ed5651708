import { readdirSync } from 'node:fs';
import metadata from 'libphonenumber-js/min/metadata';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, test } from 'vitest';
import {
  coinsOf,
  feeOf,
  isPossiblePhone,
  metadataOf,
  parseServiceHours,
  violationsOf,
} from '#core/rules';
import { languageOf, languageTag } from '#i18n';
import { paymentMethods } from '#schemas';
import { loadMarkets } from '../../server/markets.ts';
import { goodForm } from '../core/rules/support.ts';

const countries = readdirSync(new URL('../../markets/', import.meta.url)).flatMap((name) =>
  /^[a-z]{2}\.ts$/.test(name) ? [name.slice(0, 2).toUpperCase()] : [],
);
const all = await loadMarkets();
const markets = [...all.values()];

test('a country without a file has no market', () => {
  expect(all.get('ZZ')).toBeUndefined();
  expect([...all.keys()].toSorted()).toEqual(countries.toSorted());
});

describe.each(markets.map((market) => [market.name, market] as const))('%s', (_, market) => {
  const { country, request, fee } = market;
  const phonePlan = { country, metadata: metadataOf(metadata, country, market.phonePrefix) };

  test('stands in the file of its country and is called as people call it', () => {
    expect(countries).toContain(country);
    expect(new Intl.DisplayNames('en', { type: 'region' }).of(country)).toBe(market.name);
  });

  test('has the zone, currency and telephone prefix of its country', () => {
    const regions = new Intl.Locale(`und-${country}`);
    expect(zonesOf(regions).map(sameClock)).toContain(sameClock(market.timezone));
    expect(Intl.supportedValuesOf('currency')).toContain(market.currency);
    const known = metadata.countries[country as keyof typeof metadata.countries];
    if (known) expect(market.phonePrefix, 'phonePrefix').toBe(`+${known[0]}`);
  });

  test('speaks languages and writes numbers that the product and every browser know', () => {
    for (const language of market.languages) {
      const { name, direction } = languageOf(language);
      const tag = languageTag(language);
      const isKnown = name !== languageOf('en').name || language === 'en';
      expect(isKnown, `languages: the product has no ${language}`).toBe(true);
      expect(direction).toBe(directionOf(tag));
      expect(Intl.NumberFormat.supportedLocalesOf(tag)).toEqual([tag]);
      const written = new Intl.NumberFormat(`${tag}-u-nu-${market.formatting.numberingSystem}`);
      expect(written.resolvedOptions().numberingSystem).toBe(market.formatting.numberingSystem);
    }
    expect(Intl.supportedValuesOf('calendar')).toContain(market.formatting.calendar);
    expect(market.formatting.weekend.every((day) => day >= 1 && day <= 7)).toBe(true);
  });

  test('rounds its money and begins its week as its country does', () => {
    const money = new Intl.NumberFormat('en', { style: 'currency', currency: market.currency });
    const { maximumFractionDigits: standard } = money.resolvedOptions();
    expect(market.currencyDigits, 'currencyDigits').toBe(
      paidWhole.includes(market.currency) ? 0 : standard,
    );
    const { firstDayOfWeek: firstDay, weekend } = market.formatting;
    expect(weekOf(new Intl.Locale(`und-${country}`))).toMatchObject({ firstDay, weekend });
  });

  test('leads to its own pages for partners, privacy, terms and programs', () => {
    const { terms, ...elsewhere } = market.links;
    for (const link of Object.values(elsewhere)) expect(link).toMatch(/^https:\/\/\S+$/);
    expect(terms).toMatch(/^(https:\/\/\S+|\/termsandconditions)$/);
  });

  test('has hours that can be read', () => {
    expect(parseServiceHours(market.serviceHours)).not.toBeNull();
  });

  test('takes a payment and prices it for each method', () => {
    expect(new Set(market.paymentMethods).size).toBe(market.paymentMethods.length);
    for (const method of paymentMethods) {
      const { fee: least } = feeOf(market, 0, method);
      expect(least).toBe(coinsOf(fee.base, market) + coinsOf(fee.surcharges[method], market));
      expect(feeOf(market, 5000, method).fee >= least).toBe(true);
    }
  });

  test('lets a good order pass, and asks for exactly what it says it asks for', () => {
    const example = market.phonePrefix + (examples[country as keyof typeof examples] ?? '2000100');
    const form = {
      ...goodForm,
      phoneNumber: example,
      paymentMethod: market.paymentMethods[0] ?? '',
    };
    const amount = String(request.minimumAmount ?? 1);
    const broken = (changes: object) =>
      violationsOf({ ...form, amount, ...changes }, { market, phonePlan }).map(
        (violation) => violation.rule,
      );
    expect(isPossiblePhone(example, phonePlan)).toBe(true);
    expect(isPossiblePhone(example.slice(market.phonePrefix.length), phonePlan)).toBe(true);
    expect(broken({})).toEqual([]);
    expect(broken({ unitNumber: '' })).toEqual(request.unitNumberRequired ? ['unit-number'] : []);
    expect(broken({ amount: '' })).toEqual(request.amountRequired ? ['amount'] : []);
    expect(broken({ description: 'x'.repeat(request.descriptionMaxLength + 1) })).toEqual([
      'description',
    ]);
    if (request.minimumAmount !== null)
      expect(broken({ amount: String(request.minimumAmount - 1) })).toEqual(['amount']);
  });
});

/** Currencies whose standard counts hundredths that nobody pays with or writes (the cash digits of CLDR). */
const paidWhole = ['TWD'];

type Told = Intl.Locale & {
  getTimeZones?: () => string[];
  getTextInfo?: () => { direction: string };
  getWeekInfo?: () => { firstDay: number; weekend: number[] };
};

/** Engines have methods that the types do not name yet. */
function directionOf(tag: string): string | undefined {
  const locale: Told = new Intl.Locale(tag);
  return locale.getTextInfo?.().direction;
}

function weekOf(locale: Intl.Locale) {
  const told: Told = locale;
  return told.getWeekInfo?.();
}

function zonesOf(locale: Intl.Locale): readonly string[] {
  const told: Told = locale;
  return told.getTimeZones?.() ?? [];
}

/** Zones have several names, so they are compared by what their clocks show. */
function sameClock(timeZone: string): string {
  const show = new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short', timeStyle: 'long' });
  return [0, 6].map((month) => show.format(Date.UTC(2026, month, 1))).join();
}
