import type { Event, Order } from '#schemas';

/** A day like any other: the way of an order through its statuses, some of it told twice and some of it late. */
export const WORKLOAD = { orders: 10_000, updates: 100_000, duplicates: 0.2, late: 0.1 };

/** Now, in the morning; the day of the workload began an hour before its first order. */
export const NOW = 1_800_000_000;

const way = [
  'NEW',
  'RECEIVED',
  'WAITING_FOR_TRANSPORT',
  'ASSIGNED_TO_TRANSPORT',
  'COURIER_ACCEPTED_DELIVERY',
  'RECEIVED_BY_VENDOR',
  'NEAR_VENDOR',
  'PICKED_UP',
  'NEAR_CUSTOMER',
  'DELIVERED',
];

/** The same facts each time it is called with the same numbers. */
export function workload({ orders, updates, duplicates, late } = WORKLOAD): Event[] {
  const random = randomFrom(42);
  const steps = new Array<number>(orders).fill(0);
  const told: Order[] = [];
  for (let at = 0; at < updates; at += 1) {
    const chance = random();
    const earlier = told[Math.max(0, told.length - 1 - Math.floor(random() * 500))];
    const previous = told[told.length - 1];
    if (previous && chance < duplicates) told.push(structuredClone(previous));
    else if (earlier && chance < duplicates + late) told.push(structuredClone(earlier));
    else {
      const id = Math.floor(random() * orders);
      const step = steps[id] ?? 0;
      steps[id] = step + 1;
      told.push(orderAt(id, step, at));
    }
  }
  return told.map((order) => updateOf(order));
}

/**
 * Every order once, at any point of its way, and then updates of orders by chance that go on from there, round and
 * round: the same work for each update, however many orders there are.
 */
export function steadyLoad(orders: number, updates: number): { first: Event[]; rest: Event[] } {
  const random = randomFrom(7);
  const steps = Array.from({ length: orders }, (_, id) => id);
  const next = (id: number, at: number) => {
    steps[id] = (steps[id] ?? 0) + 1;
    return updateOf(orderAt(id, (steps[id] ?? 0) % way.length, at));
  };
  const first = Array.from(steps, (_, id) => next(id, 0));
  const rest = Array.from({ length: updates }, (_, at) =>
    next(Math.floor(random() * orders), at + 1),
  );
  return { first, rest };
}

export function updateOf(order: Order): Event {
  return { type: 'order.updated', source: 'socket', at: NOW, payload: { order } };
}

/** The text in which an update comes over the socket. */
export function frameOf(event: Event, seq: number): string {
  if (event.type !== 'order.updated') return '';
  const { order: data } = event.payload;
  const { vendor_id, updated_at: created_at } = data;
  return JSON.stringify({ event: 'order_update', data, created_at, vendor_id, seq });
}

function orderAt(id: number, step: number, at: number): Order {
  const reached = Math.min(step, way.length - 1);
  const created_at = NOW - 3600;
  return {
    order_id: `v1-${id}`,
    vendor_id: 'v1',
    created_at,
    updated_at: created_at + 1 + at / 100,
    status: way[reached] ?? 'NEW',
    status_history: way.slice(0, reached + 1).map((status, entry) => ({
      status,
      created_at: created_at + entry * 60,
    })),
    customer: {
      name: `Customer ${id}`,
      phone_number: `+65 8${String(id).padStart(7, '0')}`,
      location: { address: `${id} Orchard Road, Singapore`, latitude: 1.3, longitude: 103.8 },
    },
    order: { amount: 12.5, description: 'Two lunches', payment_method: 'PAID' },
    outlet_name: 'Orchard',
    origin: { latitude: 1.31, longitude: 103.82 },
    delivery_fee: 6,
    total_amount: 18.5,
    estimated_pickup_minutes: 12,
    estimated_delivery_minutes: 30,
    rider: reached > 3 ? { id: `r${id % 100}`, name: 'Rider', phone_number: '+65 9' } : null,
  };
}

/** A linear congruential generator: the same numbers on every machine. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
