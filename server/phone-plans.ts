import phoneMetadata from 'libphonenumber-js/min/metadata';
import { metadataOf, type PhonePlan } from '#core/rules';
import type { CountryCode } from '#schemas';

/** What tells the numbers of a country, cut out of the whole once. A market's country always has numbers; another may have none. */
export function phonePlanOf(country: CountryCode): PhonePlan {
  const plan = plans.get(country) ?? { country, metadata: metadataOf(phoneMetadata, country) };
  plans.set(country, plan);
  return plan;
}

export function hasPhonePlan(country: CountryCode): boolean {
  return Object.hasOwn(phoneMetadata.countries, country);
}

const plans = new Map<CountryCode, PhonePlan>();
