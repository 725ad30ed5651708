import phoneMetadata from 'libphonenumber-js/min/metadata';
import { metadataOf, type PhonePlan } from '#core/rules';
import type { CountryCode, Market } from '#schemas';

/** The numbering data of a country, extracted once; for a market without data, its prefix only. */
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
