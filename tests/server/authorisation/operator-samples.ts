import type { OperatorCallId } from '#schemas/operator';
import type { Sample } from './samples.ts';

const outlet = { params: { outletId: 'm4pk1' } };
const merchant = { params: { merchantId: 'm4pk' } };
const person = { body: { email: 'other@example.com' } };
const flags = { params: { deployment: 'sg' } };
const tryout = { params: { deployment: 'sg', outletId: 'm4pk2' } };

/** An outlet as operators describe one. */
export const words = {
  ...{ name: 'Kopi Corner', phone_number: '+6562200155', address: '1 Raffles Place' },
  ...{ latitude: 1.2841, longitude: 103.8515 },
};
const csv = [
  'name,phone_number,address,latitude,longitude',
  'Kopi East,+6562200156,"1 East Coast Road",1.3044,103.9046',
].join('\n');

const square = [
  [103.8, 1.25],
  [103.9, 1.25],
  [103.9, 1.35],
  [103.8, 1.25],
];
const geojson = JSON.stringify({
  type: 'FeatureCollection',
  features: [
    { type: 'Feature', properties: null, geometry: { type: 'Polygon', coordinates: [square] } },
  ],
});

/** A well-formed input for every call of operators; a call without one does not compile. */
export const operatorSamples: Record<OperatorCallId, Sample> = {
  signInOperator: { body: { email_address: 'ann@example.com', password: 'x', code: '000000' } },
  getOperator: {},
  signOutOperator: {},
  changeOperatorPassword: { body: { password: 'x', new_password: 'Quokkas!2026-x' } },
  listOperators: {},
  listDeployments: {},
  listMerchants: { query: { search: 'a' } },
  createMerchant: {
    body: {
      ...{ deployment: 'sg', merchant_name: 'Kopi', owner: 'kopi@example.com', language: 'en' },
      ...words,
    },
  },
  listOutlets: { query: { merchant: 'm4pk' } },
  addOutlet: { ...merchant, body: words },
  importOutlets: { ...merchant, body: { csv } },
  listAreas: outlet,
  importAreas: { ...outlet, body: { geojson } },
  removeAreas: outlet,
  closeOutlet: outlet,
  openOutlet: outlet,
  setOnlinePayment: { ...outlet, body: { state: 'on' } },
  listPeople: merchant,
  invitePerson: { ...outlet, body: { email: 'guest@example.com', language: 'en' } },
  givePersonRole: {
    ...{ params: { outletId: 'm4pk' }, body: { email: 'demo@example.com', role: 'owner' } },
  },
  removePerson: { ...outlet, body: { email: 'guest@example.com' } },
  requireNewPassword: person,
  resetSecondFactor: person,
  unlinkProvider: person,
  unlockPerson: person,
  exportPerson: person,
  erasePerson: person,
  getRetention: {},
  listFlags: flags,
  setFlag: { params: { ...flags.params, flag: 'tip' }, body: { value: 'on', version: 0 } },
  listTestVendors: flags,
  addTestVendor: tryout,
  removeTestVendor: tryout,
  findOrders: { query: { search: 'Ana' } },
  getOrderHistory: { params: { orderId: 'm4pk1-000001' } },
  requestRiderAgain: { params: { orderId: 'm4pk1-000001' } },
  cancelOrderOperated: {
    params: { orderId: 'm4pk1-000002' },
    body: { reason: 'mistake_error', free: true },
  },
  listPayments: { query: { refunds: 'none' } },
  refundPayment: { params: { paymentId: 'pi_of-the-sample' } },
  listVouchers: { query: { country: 'SG' } },
  addVoucher: { body: { country: 'SG', code: 'KOPI-5', type: 'amount', amount: 5 } },
  endVoucher: { params: { country: 'SG', code: 'KOPI-5' } },
  listMessages: { query: { state: 'failed' } },
  retryMessages: { body: { order: 'm4pk1-000001' } },
  listWebhookTargets: merchant,
  listWebhookLog: { params: { webhookId: 'wh_of-the-sample' }, query: { state: 'failed' } },
  pauseWebhookTarget: { params: { webhookId: 'wh_of-the-sample' }, body: { paused: true } },
  resendWebhookEvent: {
    params: { webhookId: 'wh_of-the-sample', deliveryId: 'msg_of-the-sample' },
  },
  listErrands: {},
  retryErrand: { params: { errandId: '1' } },
  retryErrands: { body: { kind: 'mail' } },
  listAudit: { query: { action: 'flags', limit: '10' } },
};
