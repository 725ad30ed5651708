import type { EndpointId } from '#schemas';

type Sample = { params?: object; query?: Record<string, string>; body?: object };

const position = { latitude: 1.28, longitude: 103.84 };
const route = {
  ...{ source: position, destination: position, vendor_id: 'm4pk1', delivery_type: 'food' },
};
const vendor = { params: { vendorId: 'm4pk1' } };
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
  logout: {},
  logoutEverywhere: {},
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
  listVendors: {},
  getVendor: vendor,
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
  readReceipt: { params: { token: 'x'.repeat(32) } },
  downloadTerms: {},
  locateRider: { params: { riderId: 'r1' } },
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
  beginGuest: {},
  listGuestOrders: { body: { tokens: [] } },
};
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Endpoint, type EndpointId, endpoints, pathOf } from '#schemas';
import { embeddedHeaders } from '../support/embedded.ts';
import { guestOf } from '../support/guests.ts';
import { testServer } from '../support/server.ts';
import { samples } from './samples.ts';

const calls = Object.values(endpoints) satisfies Endpoint[];
const guarded = calls.filter(({ access }) => access.kind !== 'public');
const owned = guarded.filter(({ access }) => access.kind !== 'session');

let server: Awaited<ReturnType<typeof testServer>>;
let guest: Awaited<ReturnType<typeof guestOf>>;
beforeAll(async () => {
  server = await testServer();
  guest = await guestOf(server, 'sg');
});
afterAll(() => server.close());

function send(endpoint: Endpoint, headers: Record<string, string>) {
  const { params = {}, query = {}, body } = samples[endpoint.id as EndpointId];
  return server.app.inject({
    ...{ method: endpoint.method, url: pathOf(endpoint, { ...params }), query },
    headers: { ...headers, 'idempotency-key': 'a-key-of-sixteen-or-more' },
    ...(body && { payload: body }),
  });
}

describe('every call there is', () => {
  test.each(calls)('$id has a route', async (endpoint) => {
    const { headers } = await server.signIn();
    const answer = await send(endpoint, headers);
    expect(answer.body).not.toContain('InvalidInput');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(server.app.hasRoute({ method: endpoint.method, url: routeOf(endpoint) })).toBe(true);
  });

  test.each(guarded)('$id asks nobody to sign in first', async (endpoint) => {
    expect((await send(endpoint, { host: 'sg.localhost' })).statusCode).toBe(401);
  });

  test.each(guarded)('$id refuses a session that was signed out', async (endpoint) => {
    const { headers } = await server.signIn();
    await send(endpoints.logout, headers);
    expect((await send(endpoint, headers)).statusCode).toBe(401);
  });

  test.each(owned)("$id knows nothing of somebody else's objects", async (endpoint) => {
    const { headers } = await server.signIn('stranger');
    expect((await send(endpoint, headers)).statusCode).toBe(404);
  });

  test.each(owned)('$id knows nothing of another deployment', async (endpoint) => {
    const { headers } = await server.signIn();
    expect((await send(endpoint, { ...headers, host: 'la.localhost' })).statusCode).toBe(404);
  });
});

describe('a guest', () => {
  const closed = calls.filter(({ access }) => access.kind !== 'public' && !access.guests);
  const open = owned.filter(({ access }) => access.kind !== 'public' && access.guests);

  test.each(closed)('has to sign in for $id', async (endpoint) => {
    expect((await send(endpoint, guest)).statusCode).toBe(401);
  });

  test.each(open)("knows nothing of an outlet's objects: $id", async (endpoint) => {
    expect((await send(endpoint, guest)).statusCode).toBe(404);
  });

  test.each(closed.concat(open))('is nobody in another deployment: $id', async (endpoint) => {
    expect((await send(endpoint, { ...guest, host: 'la.localhost' })).statusCode).toBe(401);
  });
});

describe("somebody whom an ordering platform vouches for, with another of the merchant's outlets", () => {
  test.each(owned)('knows nothing of this one: $id', async (endpoint) => {
    const answer = await send(endpoint, await embeddedHeaders(server, { vendors: ['m4pk2'] }));
    expect(answer.statusCode).toBe(404);
  });

  test.each(guarded)('is nobody in a deployment without a platform: $id', async (endpoint) => {
    const said = { audience: 'rider-portal:la', vendors: ['w2mk1'] };
    expect((await send(endpoint, await embeddedHeaders(server, said, 'la'))).statusCode).toBe(401);
  });
});

test('a member of the parent reaches its outlets, a stranger only their own', async () => {
  const mine = await send(endpoints.listVendors, (await server.signIn()).headers);
  const theirs = await send(endpoints.listVendors, (await server.signIn('stranger')).headers);
  const ids = (answer: typeof mine): string[] =>
    answer.json().result.vendors.map(({ vendor_id }: { vendor_id: string }) => vendor_id);
  expect(ids(mine)[0]).toBe('m4pk');
  expect(ids(mine).toSorted()).toEqual(['m4pk', 'm4pk1', 'm4pk2', 'm4pk3']);
  expect(ids(theirs)).toEqual(['q7sd']);
});

function routeOf({ service, path }: Endpoint): string {
  return `/${service}/api/v1${path.replace(/\{(\w+)\}/g, ':$1')}`;
}
