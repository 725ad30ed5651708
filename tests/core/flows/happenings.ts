import type { RequestEvent } from '../../../core/flows/request/events.ts';
import {
  collected,
  destination,
  emptyFields,
  order,
  place,
  quoteOf,
  refused,
  type Source,
} from './support.ts';

const violation = {
  field: 'destinationName',
  key: 'validation.fill-customer-name',
  rule: 'customer-name' as const,
};
const wrongPlace = { ...violation, field: 'destinationTextAddress', rule: 'address' as const };
const noMethod = { ...violation, field: 'paymentMethod', rule: 'payment-method' as const };
const expired = refused('SignatureExpired');

/** What the world may answer to each question, and what each answer is called in the machine. */
export const answers: readonly (readonly [
  id: string,
  source: Source,
  outputs: unknown[],
  errors: unknown[],
])[] = [
  ['fetchServiceHours', 'fetchServiceHours', ['0000:0000'], ['lost']],
  ['fetchItemValueLimit', 'fetchItemValueLimit', [100], ['lost']],
  ['fetchOrder', 'fetchOrder', [order, collected], ['lost']],
  ['refetchOrder', 'fetchOrder', [order, collected], ['lost']],
  ['fetchPlace', 'fetchPlace', [place], ['lost']],
  ['reverseGeocode', 'reverseGeocode', [place], ['lost']],
  ['fetchOriginPlace', 'fetchPlace', [place], ['lost']],
  ['reverseOrigin', 'reverseGeocode', [place], ['lost']],
  [
    'saveOriginAddress',
    'saveOriginAddress',
    [undefined],
    ['lost', refused('InvalidAddress', { key: 'address.error.too-long' } as never)],
  ],
  ['validateArea', 'validateArea', [true, false], ['lost']],
  ['quoteFee', 'quoteFee', [quoteOf(6)], ['lost']],
  ['quotePaymentMethod', 'quoteFee', [quoteOf(6)], ['lost']],
  [
    'quotePressed',
    'quoteFee',
    [
      quoteOf(6),
      quoteOf(7),
      { ...quoteOf(6), adjustment: { error: { what: 'voucher.error', where: null } } },
    ],
    ['lost'],
  ],
  ['requote', 'quoteFee', [quoteOf(6), quoteOf(7)], ['lost']],
  [
    'submitOrder',
    'submitOrder',
    [order],
    [
      expired,
      refused('OutsideDeliveryArea'),
      refused('TooLate'),
      refused('OrderChanged'),
      refused('InvalidOrder', { field: 'destinationName' } as never),
      'lost',
    ],
  ],
  [
    'payOnline',
    'payOnline',
    [
      { kind: 'paid', order, key: 'key-1' },
      { kind: 'refused', failure: expired },
      { kind: 'refused', failure: refused('OutsideDeliveryArea') },
      { kind: 'left', error: { what: 'error.payment.declined', where: null } },
    ],
    ['lost'],
  ],
];

const userEvents: readonly RequestEvent[] = [
  { type: 'originConfirmed' },
  { type: 'originReopened' },
  { type: 'originChanged', texts: { unit: '#01-02' } },
  { type: 'originChanged', texts: { notes: 'é'.repeat(501) } },
  { type: 'originSubmitted' },
  { type: 'savedAddressChosen', destination, fields: { destinationName: 'Mei' } },
  { type: 'orderAskedAgain' },
  { type: 'addressTyped', text: '10 Bayfront' },
  { type: 'addressTyped', text: '1.28, 103.86' },
  { type: 'addressTyped', text: 'https://maps.app.goo.gl/x' },
  { type: 'foundAddressTaken' },
  { type: 'placeChosen', placeId: 'p-1' },
  { type: 'pinMoved', position: { latitude: 1.28, longitude: 103.86 } },
  { type: 'destinationConfirmed' },
  { type: 'destinationReopened' },
  { type: 'fieldsChanged', fields: { orderAmount: '500' } },
  { type: 'fieldsChanged', fields: { riderNotes: 'Back door' } },
  { type: 'detailsSubmitted', violations: [] },
  { type: 'detailsSubmitted', violations: [violation] },
  { type: 'paymentMethodChosen', method: 'CASH_ON_DELIVERY' },
  { type: 'repriced', fields: { extra: 'x' } },
  { type: 'paymentMethodChosen', method: 'ONLINE_PAYMENT' },
  { type: 'wentBack' },
  { type: 'submitted', violations: [], extras: {} },
  { type: 'submitted', violations: [violation], extras: {} },
  { type: 'submitted', violations: [wrongPlace], extras: {} },
  { type: 'submitted', violations: [noMethod], extras: {} },
  { type: 'valueConfirmed' },
  { type: 'valueDeclined' },
  { type: 'feeAccepted' },
  { type: 'feeDeclined' },
  { type: 'startedOver', fields: emptyFields },
];

/** What passes by itself, by where that is. */
export const pauses = {
  waitBeforeRequote: 'xstate.after.beforeRequote.request.sending.waitBeforeRequote',
  showFee: 'xstate.after.toBeSeen.request.form.askFee.showFee',
} as const;
const worldEvents = [
  ...answers.flatMap(([id, , outputs, errors]) => [
    ...outputs.map((output) => ({ type: `xstate.done.actor.${id}`, output })),
    ...errors.map((error) => ({ type: `xstate.error.actor.${id}`, error })),
  ]),
  ...Object.values(pauses).map((type) => ({ type })),
];
/** Everything that can happen to the flow, as the machine hears it. */
export const events = [...userEvents, ...worldEvents] as readonly RequestEvent[];
