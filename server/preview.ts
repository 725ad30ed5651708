import { type Deployment, type FlagName, flagNames, type Market } from '#schemas';

/**
 * Flags that are off in a preview: those that close a page or hide an entry, those of one country or of a platform around the
 * portal, the second of two ways of collecting nothing, and the map before the collection.
 */
const leftOut: ReadonlySet<FlagName> = new Set([
  'unplanned_maintenance',
  'planned_maintenance',
  'deactivate-sign-up-button',
  'request-a-rider-button-goes-to-login-page',
  'godroid-popup',
  'show-track-order-before-picked-up',
  'none-payment-method',
  'cybersource-credit-card-taiwan',
  'display-bg-dual-pricing',
]);
const shown = flagNames.filter((name) => !leftOut.has(name));

/**
 * The deployment in which a team previews its market before there is a deployment file for it: what the market defines comes
 * from the market, everything else, such as the brand, from `model`.
 */
export function previewOf(market: Market, model: Deployment): Deployment {
  const { country, currency, timezone, phonePrefix, languages, region } = market;
  const [defaultLanguage = 'en'] = languages;
  const [defaultPaymentMethod = 'PAID'] = market.paymentMethods;
  const { brand, environment, minimumCountryEta, flagHosts, basemap } = model;
  const id = country.toLowerCase();
  return {
    ...{ id, hosts: [`${id}.localhost`], brand, country, currency, timezone, phonePrefix },
    ...{ defaultLanguage, supportedLanguages: languages, defaultPaymentMethod },
    ...{ minimumCountryEta, region, environment, flagHosts, basemap },
    flags: Object.fromEntries(shown.map((name) => [name, true])),
  };
}
