import type { Deployment, FlagName, Market } from '#schemas';

/**
 * What a preview shows: every feature that works in any country. Left out is what closes a page, what belongs to one country or to
 * a platform around the portal, and one of the two ways of collecting nothing.
 */
const features = [
  'helpcenter',
  'guest_checkout',
  'payment_vat',
  'pre_order',
  'tag-id-check-pg',
  'voucher',
  'tracking-page-settings',
  'proof-of-delivery-web',
  'proof-of-pickup-web',
  'proof-of-return-web',
  'draw-delivery-areas',
  'dynamic-time-estimation',
  'order-pre-accepted-static-text',
  'order-prepare-message',
  'pay-at-pickup',
  'show-modify-order-button',
  'digit-grouping',
  'bulk-order-upload',
  'activate-address-book',
  'show-delivery-receipt-cta',
  'edit-vendor-outlet',
  'add-vendor-outlet',
  'increased-fee-info',
  'delayed-cancellation',
  'display-pickup-code',
] as const satisfies readonly FlagName[];

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
    flags: Object.fromEntries(features.map((name) => [name, true])),
  };
}
