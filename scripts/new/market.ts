import { existsSync } from 'node:fs';
import examples from 'libphonenumber-js/mobile/examples';
import { loadMarkets } from '../../server/markets.ts';
import { readCities } from '../../server/places/cities.ts';
import { type Facts, factsOf } from './country.ts';
import { languageLines } from './language.ts';
import { type Made, quoted } from './made.ts';

/** A country as a market: what is known of it by data, and first numbers for what is agreed on. */
export async function newMarket(
  name: string,
  [currency = '']: readonly string[],
  root: URL,
): Promise<Made> {
  const country = name.toUpperCase();
  const isKnown = /^[a-z]{2}$/.test(name) && Object.hasOwn(examples, country);
  if (!isKnown)
    return { refused: `"${name}" is no code of a country in two small letters, such as nz.` };
  if (existsSync(new URL(`markets/${name}.ts`, root))) {
    return { refused: `There is a market ${name} already.` };
  }
  if (!Intl.supportedValuesOf('currency').includes(currency)) {
    const why =
      currency === '' ? 'Say its currency, too' : `"${currency}" is no code of a currency`;
    return { refused: `${why}, such as npm run new -- market ${name} EUR.` };
  }
  const towns = [...readCities()].filter((city) => city.country === country);
  const markets = [...(await loadMarkets()).values()];
  const languages = languageLines(root).map((line) => line.split('|')[0] ?? '');
  const facts = factsOf({ country, currency, towns, markets, languages });
  if (facts === undefined) return { refused: `Too little is known of ${country} to begin with.` };
  return {
    files: { [`markets/${name}.ts`]: sourceOf(facts) },
    next: `npm start shows it at http://${name}.localhost:3000; agree on fee, hours, radius and limits before a deployment names it.`,
  };
}

/** What people agree on for a market, as numbers to begin with. */
const firstNumbers = `  onlinePayment: false,
  fee: { base: 5, perKilometre: 1, freeKilometres: 0, surcharges: noSurcharges },
  deliveryRadiusKm: 10,
  request: {
    ...usual.request,
    itemValueLimit: 500,
  },
  postcodeLength: null,
`;

function sourceOf(facts: Facts): string {
  const { centre, extent } = facts;
  return `import type { Market } from '#schemas';
import { noSurcharges, usual } from './usual.ts';

/** ${facts.name}. Its fee, hours, radius and limits are first numbers, which nobody has agreed on. */
export const market = {
  ...usual,
  status: 'draft',
  country: '${facts.country}',
  name: ${quoted(facts.name)},
  region: '${facts.region}',
  currency: '${facts.currency}',
  currencyDigits: ${facts.digits},
  currencySigns: [${facts.signs.map(quoted).join(', ')}],
  timezone: '${facts.timezone}',
  phonePrefix: '${facts.phonePrefix}',
  languages: [${facts.languages.map(quoted).join(', ')}],
  formatting: {
    ...usual.formatting,
    decimal: '${facts.decimal}',
    hourCycle: '${facts.hourCycle}',
    firstDayOfWeek: ${facts.firstDay},
    weekend: [${facts.weekend.join(', ')}],
  },
${firstNumbers}  centre: { latitude: ${centre.latitude}, longitude: ${centre.longitude} },
  extent: { south: ${extent.south}, west: ${extent.west}, north: ${extent.north}, east: ${extent.east} },
  links: {
    partner: 'https://partners.example/${facts.country.toLowerCase()}',
    privacy: 'https://privacy.example/${facts.country.toLowerCase()}',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/${facts.country.toLowerCase()}',
  },
} satisfies Market;
`;
}
