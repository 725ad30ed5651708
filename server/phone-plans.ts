import phoneMetadata from 'libphonenumber-js/min/metadata';
import { metadataOf, type PhonePlan } from '#core/rules';
import type { CountryCode, Market } from '#schemas';

/** What tells the numbers of a country, cut out of the whole once. Where nobody knows them, a market's prefix counts; another country may have none. */
export function phonePlanOf({
  country,
  phonePrefix,
}: Pick<Market, 'country'> & Partial<Pick<Market, 'phonePrefix'>>): PhonePlan {
  const cut = () => ({ country, metadata: metadataOf(phoneMetadata, country, phonePrefix) });
  const plan = plans.get(country) ?? cut();
  plans.set(country, plan);
  return plan;
}

export function hasPhonePlan(country: CountryCode): boolean {
  return Object.hasOwn(phoneMetadata.countries, country);
}

const plans = new Map<CountryCode, PhonePlan>();
