import { expect, test } from 'vitest';
import { type CompositionContext, compose, type SlotName } from '#core';
import { plugins } from '#plugins';
import { specifiedFlags } from '#schemas';
import { market as bulgaria } from '../../markets/bg.ts';
import { contextFor } from '../support/composition.ts';
import { anOrder, historyOf } from '../support/orders.ts';

const slots: Record<SlotName, true> = {
  'request.destination': true,
  'request.details': true,
  'request.options': true,
  'request.payment': true,
  'request.closed': true,
  'request.summary': true,
  'request.foot': true,
  'request.map': true,
  'vendors.row': true,
  'vendors.foot': true,
  'account.help': true,
  'shell.bar': true,
  'shell.commands': true,
  'shell.floating': true,
  'orders.head': true,
  'order.details': true,
  'order.activity': true,
  'order.actions': true,
};

const waiting = anOrder({ status: 'WAITING_FOR_TRANSPORT' });
const coming = anOrder({
  ...{ status: 'COURIER_ACCEPTED_DELIVERY', pickup_code: 'A1' },
  ...{ vat_number: '12345678', voucher_code: 'SAVE2' },
  status_history: historyOf('WAITING_FOR_TRANSPORT', 'COURIER_ACCEPTED_DELIVERY'),
});
const collected = anOrder({ status: 'PICKED_UP' });

/** Everything by which the product differs from the bare one, as a list of words. */
function differences(context: CompositionContext): readonly string[] {
  const bare = compose(plugins, contextFor([])).settings;
  const { fields, slot, pages, settings, ...of } = compose(plugins, context);
  const changed = Object.entries(settings).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(bare[name as keyof typeof bare]),
  );
  const orders = Object.entries({ waiting, coming, collected });
  return [
    ...fields.map(({ key }) => `field ${key}`),
    ...(Object.keys(slots) as SlotName[])
      .filter((name) => slot(name).length > 0)
      .map((name) => `slot ${name}`),
    ...pages.map(({ path }) => `page ${path}`),
    ...changed.map(([name, value]) => `${name} ${value}`),
    ...orders.flatMap(([name, order]) => [
      ...of.orderNotes(order, 0).map((key) => `${key} while ${name}`),
      ...of.orderLinks(order).map(({ id }) => `${id} while ${name}`),
      ...of.detailRows(order).map(({ labelKey }) => `${labelKey} while ${name}`),
    ]),
  ];
}

type Where = Partial<Pick<CompositionContext, 'mode' | 'market'>>;
type Expected = readonly [differences: readonly string[], where?: Where];

/** What each flag changes; those that change nothing here are asked for by the shell or the server (see below). */
const changes: Record<(typeof specifiedFlags)[number], Expected | 'elsewhere'> = {
  unplanned_maintenance: 'elsewhere',
  planned_maintenance: 'elsewhere',
  helpcenter: [
    [
      'slot account.help',
      'slot shell.bar',
      'slot shell.floating',
      'slot order.actions',
      'page helpcenter',
    ],
  ],
  guest_checkout: [
    ['field senderName', 'field senderEmail', 'field senderPhone', 'slot request.details'],
    { mode: 'GUEST' },
  ],
  payment_vat: [['field vatNumber', 'order.vat-number while coming']],
  pre_order: [['field preorderedFor', 'slot request.options', 'slot request.closed']],
  'tag-id-check-pg': [['field ageValidation', 'slot request.options', 'slot order.details']],
  voucher: [
    [
      ...['field voucherCode', 'field voucher', 'slot request.payment'],
      'order.voucher while coming',
    ],
  ],
  'tracking-page-settings': [['slot orders.head']],
  'proof-of-delivery-web': [['proofs delivery']],
  'proof-of-pickup-web': [['proofs pickup']],
  'proof-of-return-web': [['proofs return']],
  'draw-delivery-areas': [['slot request.map']],
  'dynamic-time-estimation': [
    ['slot request.summary', 'slot request.foot', 'dynamicEstimates true'],
  ],
  'order-pre-accepted-static-text': [['order.note.pre-accepted while waiting']],
  'order-prepare-message': [['order.note.prepare while coming']],
  'request-a-rider-button-goes-to-login-page': 'elsewhere',
  'pay-at-pickup': [['paymentMethods NONE', 'payAtPickup true']],
  'godroid-popup': [['slot shell.bar'], { mode: 'GODROID' }],
  'show-modify-order-button': [['edit while waiting', 'edit while coming']],
  'digit-grouping': [['digitGrouping true']],
  'bulk-order-upload': [['page bulk-order']],
  'show-track-order-before-picked-up': [['mapBeforePickup true']],
  'deactivate-sign-up-button': 'elsewhere',
  'none-payment-method': [['paymentMethods NONE']],
  'activate-address-book': [
    [
      'slot request.destination',
      'slot request.details',
      'slot shell.commands',
      'page address-book',
    ],
  ],
  'show-delivery-receipt-cta': [['slot order.actions']],
  'edit-vendor-outlet': [['slot vendors.row']],
  'add-vendor-outlet': [['slot vendors.foot']],
  'cybersource-credit-card-taiwan': 'elsewhere',
  'increased-fee-info': [['slot request.summary']],
  'delayed-cancellation': [['delayedCancellation true']],
  'display-bg-dual-pricing': [['dualPricing true'], { market: bulgaria }],
  'display-pickup-code': [['field pickupCode', 'order.pickup-code while coming']],
};

test.each(specifiedFlags.map((flag) => [flag, changes[flag]] as const))(
  '%s changes what it says, and nothing without it',
  (flag, expected) => {
    const [said, where = {}] = expected === 'elsewhere' ? [[]] : expected;
    expect(differences({ ...contextFor([flag]), ...where })).toEqual(said);
    expect(differences({ ...contextFor([]), ...where })).toEqual([]);
  },
);

test('guests have neither uploads, nor outlets of their own, nor help', () => {
  for (const flag of ['bulk-order-upload', 'edit-vendor-outlet', 'add-vendor-outlet'] as const) {
    expect(differences({ ...contextFor([flag]), mode: 'GUEST' })).toEqual([]);
  }
  expect(differences({ ...contextFor(['helpcenter']), mode: 'GUEST' })).toEqual([]);
  expect(differences({ ...contextFor(['helpcenter']), mode: 'GODROID' })).toEqual([]);
});
