import { expect, test } from 'vitest';
import { defaultFlags, flagNames, specifiedFlags } from '#schemas';
import { environments } from '../../schemas/deployment.ts';
import { cloudRegions } from '../../schemas/primitives.ts';

/** As the specification lists them (1, section 9). */
const flags =
  'unplanned_maintenance, planned_maintenance, helpcenter, guest_checkout, payment_vat, pre_order, tag-id-check-pg, voucher, tracking-page-settings, proof-of-delivery-web, proof-of-pickup-web, proof-of-return-web, draw-delivery-areas, dynamic-time-estimation, order-pre-accepted-static-text, order-prepare-message, request-a-rider-button-goes-to-login-page, pay-at-pickup, godroid-popup, show-modify-order-button, digit-grouping, bulk-order-upload, show-track-order-before-picked-up, deactivate-sign-up-button, none-payment-method, activate-address-book, show-delivery-receipt-cta, edit-vendor-outlet, add-vendor-outlet, cybersource-credit-card-taiwan, increased-fee-info, delayed-cancellation, display-bg-dual-pricing, display-pickup-code';

test('the flags are those of the specification; built in, only the help centre is on', () => {
  expect(specifiedFlags).toEqual(flags.split(', '));
  expect(flagNames.filter((name) => defaultFlags[name])).toEqual(['helpcenter']);
});

test('a deployment is in one of six regions and three environments', () => {
  expect(cloudRegions.toSorted()).toEqual([
    ...['ap-northeast-1', 'ap-south-1', 'ap-southeast-1'],
    ...['eu-central-1', 'eu-north-1', 'eu-west-2'],
  ]);
  expect(environments).toEqual(['san', 'stg', 'prd']);
});
