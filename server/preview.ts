import { type Deployment, type FlagName, flagNames, type Market } from '#schemas';

/**
 * What a preview does not show: what closes a page or hides a way in, what belongs to one country or to a platform around the
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
 * The deployment in which the team of a market looks at it before there is a file for it: everything that a market says,
 * and the rest, its brand first of all, as in another deployment.
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
