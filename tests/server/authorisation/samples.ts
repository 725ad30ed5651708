import { bulkColumns, type EndpointId } from '#schemas';

export type Sample = { params?: object; query?: Record<string, string>; body?: object };

const webhook = { params: { vendorId: 'm4pk1', webhookId: 'wh_unknown' } };
const target = { url: 'https://127.0.0.1/', events: ['order.placed'] };
const serviceKey = { params: { vendorId: 'm4pk1', keyId: 'key:unknown' } };
const position = { latitude: 1.28, longitude: 103.84 };
const route = {
  ...{ source: position, destination: position, vendor_id: 'm4pk1', delivery_type: 'food' },
};
const vendor = { params: { vendorId: 'm4pk1' } };
const bulkRow = Object.fromEntries(bulkColumns.map((column) => [column, '']));
const job = { params: { vendorId: 'm4pk1', jobId: 'b1' } };
const period = { from: '1767225600', to: '1767312000' };

const address = {
  ...{ address_text: '1 Raffles Place', street_address: '1 Raffles Place', unit: '', notes: '' },
  ...{ building: '', city: 'Singapore', country_code: 'SG', postal_code: '048616', ...position },
};
const creation = {
  vendor_id: 'm4pk1',
  customer: {
    location: { ...position, address: 'x', notes: '' },
    phone_number: '+6562200141',
    name: 'x',
  },
  order: { payment_method: 'PAID', amount: 0, description: 'x', cold_bag_needed: false },
  ...{ delivery_fee: 1, signature: 'x' },
};

const customer = { ...address, name: 'Tan', phone_number: '+6591234567' };
const kept = { params: { ...vendor.params, customerId: 'x' } };

/** With an id that is taken, so that the call adds nothing. */
const outlet = {
  ...{ name: 'x', address: 'x', ...position, rider_instructions: '', phone_number: '+6562200149' },
  ...{
    city: '',
    users: [],
    unit: '',
    building: '',
    street: '',
    postal_code: '',
    country_code: 'SG',
  },
  ...{ client_vendor_id: 'm4pk1', street_number: '' },
};

/** A well-formed input for every call, naming the merchant's objects; a call without one does not compile. */
export const samples: Record<EndpointId, Sample> = {
  login: { body: { email_address: 'demo@example.com', password: 'wrong' } },
  confirmSignIn: { body: { pending: 'x', code: '000000' } },
  finishOidcSignIn: { body: { code: 'x' } },
  getSecondFactor: {},
  beginSecondFactor: { body: { password: 'x' } },
  confirmSecondFactor: { body: { code: '000000' } },
  renewRecoveryCodes: { body: { password: 'x', code: '000000' } },
  requireCodes: { ...vendor, body: { required: true, code: '000000' } },
  listProviders: {},
  allowProvider: { body: { issuer: 'https://login.example', allowed: false } },
  listPasskeys: {},
  beginPasskey: { body: { password: 'x' } },
  addPasskey: { body: { name: 'x', id: 'x', client_data: 'x', attestation: 'x' } },
  removePasskey: { params: { passkeyId: 'x' } },
  beginPasskeySignIn: {},
  finishPasskeySignIn: {
    body: { id: 'x', client_data: 'x', authenticator_data: 'x', signature: 'x', user_handle: 'x' },
  },
  listPins: {},
  setPin: { body: { password: 'x', pin: '4711' } },
  removePin: { params: { deviceId: 'x' } },
  listPeopleHere: {},
  switchPerson: { body: { user_id: 'demo', pin: '4711' } },
  endSecondFactor: { body: { password: 'x', code: '000000' } },
  logout: {},
  logoutEverywhere: {},
  reportFault: { body: { feature: 'tip', part: 'fields', message: 'x' } },
  extendLogin: { body: { refresh_token: 'x' } },
  register: {
    body: {
      ...{ vendor_code: 'x', business_name: 'x', email_address: 'x@example.com' },
      ...{ password: 'Right!2026', terms_accepted: true },
    },
  },
  resendVerification: { body: { email_address: 'x@example.com' } },
  verifyRegistration: { body: { token: 'x', password: 'x' } },
  forgotPassword: { body: { email_address: 'x@example.com' } },
  confirmForgotPassword: {
    body: { email_address: 'x@example.com', code: '000000', password: 'Right!2026' },
  },
  createSocketTicket: {},
  listWebhooks: vendor,
  // An address that no target may have, so that the calls change nothing.
  createWebhook: { ...vendor, body: target },
  updateWebhook: { ...webhook, body: { ...target, paused: false } },
  deleteWebhook: webhook,
  rotateWebhookSecret: webhook,
  testWebhook: webhook,
  listWebhookDeliveries: webhook,
  resendWebhookDelivery: { params: { ...webhook.params, deliveryId: 'msg_unknown' } },
  getMessageSettings: vendor,
  changeMessageSettings: { ...vendor, body: { on: false, kinds: ['on-the-way'] } },
  listOrderMessages: { params: { orderId: 'm4pk1-000001' } },
  listServiceKeys: vendor,
  // An outlet that is not theirs, so that the call makes none.
  createServiceKey: { ...vendor, body: { name: 'x', scopes: ['read-orders'], outlets: ['w2mk1'] } },
  rotateServiceKey: serviceKey,
  revokeServiceKey: serviceKey,
  listVendors: {},
  countUnderWay: {},
  getVendor: vendor,
  getHelpCentreToken: vendor,
  listRecipients: vendor,
  listCustomers: vendor,
  rememberCustomers: { ...vendor, body: { remembers: true } },
  importCustomers: { ...vendor, body: { customers: [customer] } },
  exportCustomers: { ...vendor, query: { format: 'csv' } },
  searchCustomers: { ...vendor, query: { query: 'tan' } },
  saveCustomer: { ...vendor, body: customer },
  updateCustomer: { ...kept, body: customer },
  deleteCustomer: kept,
  saveVendorAddress: { ...vendor, body: address },
  createOutlet: { body: { ...outlet, parent_vendor_id: 'm4pk' } },
  updateOutlet: { ...vendor, body: { ...outlet, parent_vendor_id: 'm4pk' } },
  listDeliveryAreas: vendor,
  getCountryParameter: { params: { name: 'serviceHours' } },
  autocomplete: { query: { query: 'orchard' } },
  reverseGeocode: { query: { latitude: '1.28', longitude: '103.84' } },
  placeDetails: { query: { place_id: 'x' } },
  placeLabels: { query: { west: '1', south: '1', east: '2', north: '2', zoom: '5' } },
  quoteFee: { body: route },
  validateDeliveryArea: {
    body: { location: { lat: 1, lng: 1 }, vendor_location: position, vendor_id: 'm4pk1' },
  },
  estimate: { body: route },
  createOrder: { body: creation },
  getOrder: { query: { vendorId: 'm4pk1', orderId: 'm4pk1-000001' } },
  updateOrder: {
    params: { orderId: 'm4pk1-000001' },
    body: {
      ...{ vendor_id: 'm4pk1', payment_method: 'PAID', amount: 0, item_details: 'x' },
      location: { ...position, address: 'x', notes: '' },
      ...{ delivery_fee: 1, signature: 'x' },
    },
  },
  cancelOrder: {
    body: { vendor_id: 'm4pk1', order_id: 'm4pk1-000001', reason: 'mistake_error' },
  },
  listOrders: vendor,
  summarizeOrders: { ...vendor, query: period },
  exportOrders: { ...vendor, query: { ...period, format: 'csv' } },
  mailReport: {
    ...vendor,
    body: { file: 'orders', format: 'csv', language: 'en', from: 1767225600, to: 1767312000 },
  },
  exportTransactions: { ...vendor, query: { ...period, format: 'xlsx' } },
  fetchProof: { params: { orderId: 'm4pk1-000001', kind: 'pickup' } },
  getPublicLinks: { params: { orderId: 'm4pk1-000001' } },
  trackPublicly: { params: { token: 'x'.repeat(32) } },
  fetchPublicPhoto: { params: { token: 'x'.repeat(32) } },
  readReceipt: { params: { token: 'x'.repeat(32) } },
  downloadTerms: {},
  locateRider: { params: { riderId: 'r1' } },
  locateRiders: { body: { rider_ids: ['r1'] } },
  validateVoucher: {
    body: {
      code: 'x',
      order: { order_time: 1, delivery_fee: 1, signature: 'x' },
      vendor_id: 'm4pk1',
    },
  },
  getVoucher: { params: { code: 'x' } },
  createBulkJob: {
    body: {
      ...{ vendor_id: 'm4pk1', file_name: 'x.xlsx', file_sha256: '0'.repeat(64) },
      content: [],
    },
  },
  addBulkRows: { ...job, body: { content: [{ number: 2, values: bulkRow }] } },
  getBulkExample: {},
  listBulkJobs: vendor,
  getBulkJob: job,
  changeBulkRows: { ...job, body: { rows: [{ number: 2, confirmed: true }] } },
  placeBulkJob: { params: { jobId: 'b1' }, body: {} },
  exportFailedBulkRows: job,
  authorizePayment: vendor,
  createPaymentIntent: {
    body: { wallet_id: 'wa_1', bearer_token: 'x', vendor_id: 'm4pk1', order: creation },
  },
  confirmPaymentIntent: {
    body: {
      order: { vendor_id: 'm4pk1' },
      ...{ bearer_token: 'x', purchase_intent_id: 'pi_unknown', payment_instrument_id: 'NEW' },
      ...{ payment_method: 'generic_creditcard', card: { token: 'x', save: false } },
    },
  },
  getPaymentOutcome: { params: { intentId: 'pi_unknown' } },
  cancelPayment: { body: { purchase_intent_id: 'pi_unknown' } },
  takeStripeEvent: {
    body: {
      type: 'checkout.session.completed',
      data: { object: { client_reference_id: 'pi_unknown' } },
    },
  },
  beginGuest: {},
  listMembers: vendor,
  inviteMember: { ...vendor, body: { email_address: 'mei@example.com', role: 'counter' } },
  withdrawInvitation: { params: { ...vendor.params, invitationId: 'x' } },
  changeMember: { params: { ...vendor.params, userId: 'x' }, body: { role: 'counter' } },
  removeMember: { params: { ...vendor.params, userId: 'x' } },
  readInvitation: { body: { token: 'x' } },
  acceptInvitation: { body: { token: 'x', password: 'Right!2026' } },
  listDevices: {},
  signOutDevice: { params: { sessionId: 'x' } },
  changePassword: { body: { password: 'wrong', new_password: 'Righter!2026' } },
  getProfile: {},
  changeProfile: { body: { name: 'Mei' } },
  listOrderChanges: { params: { orderId: 'm4pk1-000001' } },
  listGuestOrders: { body: { tokens: [] } },
  takeFleetReport: { body: { order_id: 'm4pk1-000001', nth: 1, at: 1, status: 'RECEIVED' } },
  takeFleetPositions: { body: { positions: [{ rider_id: 'r1', ...position, at: 1 }] } },
  takeFleetPhotograph: {
    body: { order_id: 'm4pk1-000001', kind: 'pickup', taken_at: 1, jpeg: '/9j/' },
  },
};
