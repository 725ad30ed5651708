import fc from 'fast-check';
import {
  defaultFlags,
  type Event,
  type EventOf,
  type EventType,
  type Order,
  orderStatuses,
  type RiderLocation,
  type StatusEntry,
  type Tokens,
  type Vendor,
} from '#schemas';

/** Histories happen around this moment; few values are drawn, so that ties, duplicates and boundaries are common. */
export const NOW = 1_800_000_000;
export const DAY = 86_400;
/** Midnight before it, in UTC. */
export const DAY_START = NOW - 28_800;

export const orderIds = ['v1-1', 'v1-2', 'v2-1', 'v3-1'] as const;
const vendorIds = ['v1', 'v2', 'v3'] as const;

const status = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom<string>(...orderStatuses) },
  { weight: 1, arbitrary: fc.constantFrom('TELEPORTED', '', 'new', 'constructor') },
);

const moment = fc.integer({ min: -6, max: 6 }).map((step) => NOW + step * 100);

const statusEntry: fc.Arbitrary<StatusEntry> = fc.record({ status, created_at: moment });

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });

/** One record of an order, with a history in any order and with repetitions, as a careless server might send it. */
export const order: fc.Arbitrary<Order> = fc
  .record({
    order_id: fc.constantFrom(...orderIds),
    vendor_id: fc.constantFrom(...vendorIds),
    created_at: fc.constantFrom(NOW - 3 * DAY, NOW - DAY, DAY_START - 1, DAY_START, NOW - 60),
    updated_at: fc.integer({ min: 0, max: 4 }).map((step) => NOW - 50 + step),
    status,
    status_history: fc.array(statusEntry, { maxLength: 6 }),
    preordered_for: maybe(moment),
    name: fc.constantFrom('Ana Bó', 'อานา', 'Ben'),
    phone_number: fc.constantFrom('+65 8123 4567', '+856 20 1'),
    amount: fc.constantFrom(0, 12.5, 100),
    rider: maybe(fc.constantFrom('r1', 'r2')),
    minutes: maybe(fc.integer({ min: 0, max: 90 })),
    outlet_name: fc.option(fc.constantFrom('Orchard', 'Bugis'), { nil: undefined }),
  })
  .map(({ name, phone_number, amount, rider, minutes, outlet_name, ...rest }) => ({
    ...rest,
    customer: {
      name,
      phone_number,
      location: { address: `12 ${name} Street`, latitude: 1.3, longitude: 103.8 },
    },
    order: { amount, description: 'Two lunches', payment_method: 'PAID' },
    estimated_pickup_minutes: minutes,
    rider: rider && {
      id: rider,
      name: `Rider ${rider}`,
      phone_number: '+65 9',
      relay_number: '+65 3',
    },
    ...(outlet_name !== undefined && { outlet_name }),
  }));

/** Records of one and the same order. */
export const recordsOfOne = fc
  .array(order, { minLength: 1, maxLength: 8 })
  .map((orders) => orders.map((each) => ({ ...each, order_id: 'v1-1' })));

/** What was sent, and two ways in which it may have arrived: in any order, some of it twice, some of it lost at first. */
export const arrivals = fc.array(order, { minLength: 1, maxLength: 12 }).chain((sent) => {
  const again = fc.array(fc.constantFrom(...sent), { maxLength: 6 });
  const arrival = again.chain((extra) => {
    const all = [...sent, ...extra];
    return fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length });
  });
  return fc.record({ sent: fc.constant(sent), one: arrival, other: arrival });
});

export const tokens: fc.Arbitrary<Tokens> = fc.record({
  AccessToken: fc.constantFrom('secret-access', 'secret-access-2'),
  IdToken: fc.constant('secret-id'),
  RefreshToken: fc.constantFrom('secret-refresh', 'secret-refresh-2'),
  Expires: fc.integer({ min: -1, max: 40 }).map((step) => NOW + step * 60),
});

export function vendor(vendor_id: string, parent_vendor_id: string | null = null): Vendor {
  return {
    vendor_id,
    parent_vendor_id,
    client_vendor_id: null,
    is_parent: parent_vendor_id === null,
    is_active: true,
    is_registered: true,
    vendor_information: {
      name: `Outlet ${vendor_id}`,
      currency: 'SGD',
      owners: ['owner@example.com'],
      contact: { phone: '+65 6111 1111' },
      location: {
        address_text: '1 Private Road',
        country_code: 'SG',
        latitude: 1.3,
        longitude: 103.8,
      },
    },
  };
}

export const location: fc.Arbitrary<RiderLocation> = fc.record({
  rider_id: fc.constantFrom('r1', 'r2'),
  latitude: fc.constantFrom(1.31, 1.32),
  longitude: fc.constant(103.81),
  updated_at: fc.integer({ min: 0, max: 3 }).map((step) => NOW + step),
});

/** What a device tells that has no fix, or whose clock is wrong. */
export const unbelievable: fc.Arbitrary<RiderLocation> = fc.oneof(
  location.map((each) => ({ ...each, latitude: 0, longitude: 0 })),
  location.map((each) => ({ ...each, updated_at: NOW + DAY })),
  location.map((each) => ({ ...each, updated_at: NOW - DAY })),
);

const vendor_id = fc.constantFrom(...vendorIds);
const seq = fc.nat({ max: 20 });
const order_id = fc.constantFrom(...orderIds);

type Payloads = { [Type in EventType]: fc.Arbitrary<EventOf<Type>['payload']> };

const payloads: Payloads = {
  'session.started': fc.record({
    user: fc.constant({ id: 'u1', email: 'ana@example.com' }),
    tokens,
  }),
  'session.refreshed': fc.record({ tokens }),
  'session.ended': fc.record({ reason: fc.constantFrom('signed-out', 'expired', 'refused') }),
  'vendors.loaded': fc.constant({
    vendors: [vendor('v1'), vendor('v2', 'v1'), vendor('v3', 'v1')],
  }),
  'vendor.selected': fc.record({ vendor_id: maybe(vendor_id), include_outlets: fc.boolean() }),
  'flags.loaded': fc.constant({ flags: defaultFlags, provider: 'asia' }),
  'order.updated': fc.record({ order }),
  'order.cancelRequested': fc.record({ order_id, reason: fc.constant('mistake_error' as const) }),
  'order.cancelRefused': fc.record({
    order_id,
    problem: fc.constant({
      tag: 'refused' as const,
      status: 409,
      code: 'NotCancellable',
      message: 'Order of Ana Bó cannot be cancelled',
    }),
  }),
  'orders.fetched': fc.record({ vendor_id, seq }),
  'rider.located': fc.record({ order_id, location }),
  'connection.opened': fc.record({ vendor_id, seq }),
  'connection.heard': fc.record({ vendor_id, seq }, { requiredKeys: [] }),
  'connection.reset': fc.record({ vendor_id, seq }),
  'connection.lost': fc.constantFrom(
    {},
    { why: 'offline' as const },
    { why: 'unreachable' as const },
    { why: 'crowded' as const },
  ),
  'frame.dropped': fc.record({ reason: fc.constantFrom('malformed', 'unknown') }),
};

const weights: Partial<Record<EventType, number>> = { 'order.updated': 20, 'rider.located': 4 };

/** Any fact, mostly order updates; the end of a session is rare, so that histories have a middle. */
export const event: fc.Arbitrary<Event> = fc.oneof(
  ...(Object.keys(payloads) as EventType[]).map((type) => ({
    weight: weights[type] ?? 1,
    arbitrary: fc.record({
      type: fc.constant(type),
      source: fc.constantFrom('socket', 'fetch', 'user', 'worker', 'storage'),
      at: moment,
      payload: payloads[type] as fc.Arbitrary<Event['payload']>,
    }) as fc.Arbitrary<Event>,
  })),
);

export const events = fc.array(event, { maxLength: 25 });

/** The fact that an order was updated, as the socket tells it. */
export function updated(record: Order, at = NOW): EventOf<'order.updated'> {
  return { type: 'order.updated', source: 'socket', at, payload: { order: record } };
}
