import metadata from 'libphonenumber-js/min/metadata';
import { greatCircleMetres } from '#core/rules';
import type { Market, Position } from '#schemas';
import type { City } from '../../server/places/cities.ts';

/** What data tells of a country. */
export type Facts = NonNullable<ReturnType<typeof factsOf>>;

type Asked = {
  readonly country: string;
  readonly currency: string;
  readonly towns: readonly City[];
  readonly markets: readonly Market[];
  /** Those that a deployment may offer. */
  readonly languages: readonly string[];
};

type Told = Intl.Locale & {
  getTimeZones?: () => string[];
  getWeekInfo?: () => { firstDay: number; weekend: number[] };
};

/** Everything that a market's file says and that nobody has to agree on; undefined for a country without towns or a time zone. */
export function factsOf({ country, currency, towns, markets, languages }: Asked) {
  const locale: Told = new Intl.Locale(`und-${country}`);
  const largest = towns.toSorted((a, b) => b.population - a.population)[0];
  const timezone = zoneOf(locale.getTimeZones?.() ?? [], towns);
  const name = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(country);
  const [prefix] = Object.entries(metadata.countries).find(([each]) => each === country)?.[1] ?? [];
  if (!largest || !timezone || !name || typeof prefix !== 'string') return undefined;
  const [longitude, latitude] = largest.loc.coordinates;
  const centre = { latitude: round(latitude, 4), longitude: round(longitude, 4) };
  return {
    ...{ country, currency, name, timezone, centre, phonePrefix: `+${prefix}` },
    region: nearest(centre, markets)?.region ?? 'eu-central-1',
    extent: extentOf(towns),
    languages: [
      ...new Set([...languages.filter((each) => each === locale.maximize().language), 'en']),
    ],
    ...formatsOf(locale, currency),
  };
}

function formatsOf(region: Told, currency: string) {
  const { language } = region.maximize();
  const tag = `${language}-${region.region}`;
  const money = (currencyDisplay: 'symbol' | 'narrowSymbol') =>
    new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay });
  const sign = (of: 'symbol' | 'narrowSymbol') =>
    money(of)
      .formatToParts(1)
      .find(({ type }) => type === 'currency')?.value ?? currency;
  const parts = new Intl.NumberFormat(`${tag}-u-nu-latn`).formatToParts(1.5);
  const { hourCycle } = new Intl.DateTimeFormat(tag, { hour: 'numeric' }).resolvedOptions();
  const { firstDay = 1, weekend = [6, 7] } = region.getWeekInfo?.() ?? {};
  return {
    digits: money('symbol').resolvedOptions().maximumFractionDigits ?? 2,
    signs: [...new Set([sign('narrowSymbol'), sign('symbol')])].filter((each) => each !== currency),
    decimal: parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.',
    hourCycle: hourCycle === 'h12' ? 'h12' : 'h23',
    ...{ firstDay, weekend },
  };
}

/** Zones are called after towns; a country with several has most of its people in that of its largest one. */
function zoneOf(zones: readonly string[], towns: readonly City[]): string | undefined {
  const people = (zone: string) => {
    const called = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? '';
    const there = towns.filter(({ name }) => plain(name) === plain(called));
    return Math.max(0, ...there.map(({ population }) => population));
  };
  return zones.toSorted((a, b) => people(b) - people(a))[0];
}

function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\P{Letter}/gu, '')
    .toLowerCase();
}

function nearest(centre: Position, markets: readonly Market[]): Market | undefined {
  const far = (market: Market) => greatCircleMetres(centre, market.centre);
  return markets.toSorted((a, b) => far(a) - far(b))[0];
}

/** Around its towns, and half a degree more. */
function extentOf(towns: readonly City[]) {
  const longitudes = towns.map(({ loc }) => loc.coordinates[0]);
  const latitudes = towns.map(({ loc }) => loc.coordinates[1]);
  return {
    south: round(Math.max(-90, Math.min(...latitudes) - 0.5), 1),
    west: round(Math.max(-180, Math.min(...longitudes) - 0.5), 1),
    north: round(Math.min(90, Math.max(...latitudes) + 0.5), 1),
    east: round(Math.min(180, Math.max(...longitudes) + 0.5), 1),
  };
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
