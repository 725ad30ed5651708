import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints, type Market, type Order, type Position } from '#schemas';
import { seedPreviews } from '../../server/demo/previews.ts';
import { testServer } from '../support/server.ts';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer({ previews: true });
});
afterAll(() => server.close());

/** Somebody of the demo, in one deployment. */
async function shopIn(deployment: string, who: 'merchant' | 'stranger' | 'newcomer' = 'merchant') {
  const { headers } = await server.signIn(who, deployment);
  const call = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
    const answer = await server.app.inject({
      ...{ method, url: `/orders/api/v1${path}` },
      headers: { ...headers, 'idempotency-key': randomUUID() },
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, ...answer.json() };
  };
  const vendors = endpoints.listVendors.result.parse(
    (await call('GET', '/vendors')).result,
  ).vendors;
  return { call, vendors, ids: vendors.map(({ vendor_id }) => vendor_id) };
}
type Shop = Awaited<ReturnType<typeof shopIn>>;

const northOf = ({ latitude, longitude }: Position, km: number) => ({
  ...{ latitude: Number((latitude + km / 111.195).toFixed(6)), longitude },
});

async function quote({ call }: Shop, vendor_id: string, source: Position, destination: Position) {
  const route = { vendor_id, source, destination, delivery_type: 'food', payment_method: 'PAID' };
  return endpoints.quoteFee.result.parse((await call('POST', '/delivery/fee', route)).result);
}

/** Requests a rider half a radius to the north of an outlet. */
async function request(shop: Shop, nth: number, market: Market, to = market.deliveryRadiusKm / 2) {
  const { vendor_id, vendor_information: outlet } = shop.vendors[nth] ?? {};
  if (!vendor_id || !outlet) throw new Error('there is no such outlet');
  const { latitude, longitude } = outlet.location;
  const source = { latitude: latitude ?? Number.NaN, longitude: longitude ?? Number.NaN };
  const destination = northOf(source, to);
  const { fee, signature } = await quote(shop, vendor_id, source, destination);
  const location = { ...destination, address: '2 North Street', notes: '' };
  const amount = Math.max(market.request.minimumAmount ?? 0, 20);
  const answer = await shop.call('POST', '/order', {
    ...{ vendor_id, delivery_fee: fee, signature, unit_number: '#02-01' },
    customer: { name: 'Ana', phone_number: outlet.contact.phone, location },
    order: { payment_method: 'PAID', amount, description: 'Two bowls', cold_bag_needed: false },
  });
  return { ...{ answer, fee, source, vendor_id }, order: answer.result?.order as Order };
}

test('in every market the demo signs in, finds its outlets, is told a fee and gets its rider', async () => {
  const { markets } = server.deps;
  expect(markets.size).toBeGreaterThan(0);
  for (const market of markets.values()) {
    const shop = await shopIn(market.country.toLowerCase());
    expect(shop.vendors[0]?.is_parent, market.name).toBe(true);
    expect(shop.vendors.length, market.name).toBeGreaterThanOrEqual(3);
    const { answer, fee, order } = await request(shop, 1, market);
    expect([answer.status, order?.delivery_fee, answer.errors], market.name).toEqual([
      200,
      fee,
      undefined,
    ]);
    const { vendor_information: outlet } = shop.vendors[1] ?? {};
    expect(outlet?.currency, market.name).toBe(market.currency);
    expect(outlet?.contact.phone.startsWith(market.phonePrefix), market.name).toBe(true);
  }
});

test('what is beyond the radius is refused there, too, and other people see nothing of it', async () => {
  const market = server.deps.markets.get('PK');
  if (!market) throw new Error('there is no such market');
  const shop = await shopIn('pk');
  const tooFar = await request(shop, 1, market, market.deliveryRadiusKm * 2);
  expect([tooFar.answer.status, tooFar.answer.errors?.[0]?.code]).toEqual([
    409,
    'OutsideDeliveryArea',
  ]);
  const { order } = await request(shop, 1, market);
  const stranger = await shopIn('pk', 'stranger');
  expect(stranger.ids).toEqual(['k8pk']);
  const seen = await stranger.call('GET', `/order?vendorId=k8pk&orderId=${order.order_id}`);
  expect(seen.status).toBe(404);
  const newcomer = await shopIn('pk', 'newcomer');
  expect(newcomer.vendors[0]?.vendor_information.location.latitude).toBeNull();
});

test('the fee of a place holds for the quote, the order and its edit', async () => {
  const market = server.deps.markets.get('TH');
  if (!market) throw new Error('there is no such market');
  const shop = await shopIn('th');
  const { order, vendor_id, source, fee } = await request(shop, 1, market, 3);
  expect(fee).toBeCloseTo(35 + 2 * 7, 1);
  const further = northOf(source, 6);
  const again = await quote(shop, vendor_id, source, further);
  expect(again.breakdown.distance).toBeCloseTo(5 * 7, 1);
  const edited = await shop.call('PUT', `/order/${order.order_id}`, {
    ...{ vendor_id, payment_method: 'PAID', amount: 20, item_details: 'Two bowls' },
    location: { ...further, address: '9 North Street', notes: '' },
    ...{ delivery_fee: again.fee, signature: again.signature },
  });
  expect([edited.status, edited.result?.delivery_fee]).toEqual([200, again.fee]);
  const chiangMai = { latitude: 18.7883, longitude: 98.9853 };
  const elsewhere = await quote(shop, vendor_id, chiangMai, northOf(chiangMai, 3));
  expect(elsewhere.breakdown).toMatchObject({ base: 35, distance: 0 });
});

test('one may sign up there, too', async () => {
  const { app, sql } = server;
  const asked = await app.inject({
    ...{ method: 'POST', url: '/orders/api/v1/register', headers: { host: 'se.localhost' } },
    payload: {
      ...{ vendor_code: 'k5se', email_address: 'lantern@example.com', business_name: 'Noodles' },
      ...{ password: 'Quokkas!2026', terms_accepted: true },
    },
  });
  expect(asked.json()).toEqual({ result: { promised: true } });
  const [mail] = await sql<{ recipient: string }[]>`
    select payload ->> 'to' as recipient from errands where payload #>> '{facts,deployment}' = 'se'`;
  expect(mail?.recipient).toBe('lantern@example.com');
});

test('what somebody changed stays changed, and what is there is not doubled', async () => {
  const { sql, deps } = server;
  await sql`update vendors set name = 'Renamed' where id = 'k9eg1'`;
  const count = async () => (await sql`select 1 from vendors`).length;
  const before = await count();
  await seedPreviews(sql, deps.deployments.previews, deps.markets);
  expect(await count()).toBe(before);
  const [outlet] = await sql<{ name: string }[]>`select name from vendors where id = 'k9eg1'`;
  expect(outlet?.name).toBe('Renamed');
});

test('a shop moves along when a file comes in the place of a preview, with its name', async () => {
  const { sql, deps } = server;
  const tunisia = deps.deployments.previews.filter(({ id }) => id === 'tn');
  await sql`update vendors set name = 'Renamed' where id = 'k9tn1'`;
  const where = async () => await sql`select deployment, name from vendors where id = 'k9tn1'`;
  const moved = tunisia.map((each) => ({ ...each, id: 'tunis' }));
  await seedPreviews(sql, moved, deps.markets);
  expect(await where()).toEqual([{ deployment: 'tunis', name: 'Renamed' }]);
  await seedPreviews(sql, tunisia, deps.markets);
  expect(await where()).toEqual([{ deployment: 'tn', name: 'Renamed' }]);
});
