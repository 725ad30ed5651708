import type { Order } from '#schemas';

const way = [
  'NEW',
  'RECEIVED',
  'WAITING_FOR_TRANSPORT',
  'ASSIGNED_TO_TRANSPORT',
  'COURIER_ACCEPTED_DELIVERY',
  'NEAR_VENDOR',
  'PICKED_UP',
  'NEAR_CUSTOMER',
  'DELIVERED',
];

/** The orders of one outlet today, and their updates as socket text. The same for anyone who asks in the same way. */
export function createDay(vendor_id: string, count: number) {
  // So late that none of them has waited long enough to stand above the newest while it is measured.
  const opened = Math.floor(Date.now() / 1000);
  const steps = Array.from({ length: count }, (_, id) => id % way.length);
  let seq = 1;
  let at = 0;

  function frame(id: number, name = nameOf(id)): string {
    seq += 1;
    at += 0.001;
    const data = { ...orderAt(id), vendor_id, updated_at: opened + at };
    data.customer.name = name;
    return JSON.stringify({
      event: 'order_update',
      data,
      created_at: opened + at,
      vendor_id,
      seq,
    });
  }

  function orderAt(id: number): Order {
    const step = steps[id] ?? 0;
    const status = way[step] ?? 'NEW';
    return {
      order_id: idOf(id),
      vendor_id,
      created_at: opened + id / count,
      updated_at: opened,
      status,
      status_history: way.slice(0, step + 1).map((reached, entry) => ({
        status: reached,
        created_at: opened + entry,
      })),
      customer: {
        name: '',
        phone_number: `+65 8${String(id).padStart(7, '0')}`,
        location: {
          address: `${id} Orchard Road, Singapore`,
          latitude: 1.3 + id / 1e6,
          longitude: 103.8,
        },
      },
      order: { amount: 12.5, description: 'Two lunches', payment_method: 'PAID' },
      outlet_name: 'Orchard',
      origin: { latitude: 1.31, longitude: 103.82 },
      delivery_fee: 6,
      total_amount: 18.5,
      estimated_pickup_minutes: 5 + (seq % 20),
      estimated_delivery_minutes: 20 + (seq % 20),
      rider: step > 2 ? { id: `r${id % 100}`, name: 'Rider', phone_number: '+65 91234567' } : null,
    };
  }

  return {
    /** Every order as it stands. */
    all: () => steps.map((_, id) => frame(id)),
    /** An order goes on to its next status, round and round; every ninth goes back to the list of new ones. */
    next(id: number): string {
      steps[id] = ((steps[id] ?? 0) + 1) % way.length;
      return frame(id);
    },
    /** An order that stays where it is and has another name. */
    renamed: (id: number, name: string) => frame(id, name),
    /** A reading that changes nothing but the minutes. */
    again: (id: number) => frame(id),
  };
}
export type Day = ReturnType<typeof createDay>;

function idOf(id: number): string {
  return `b${id}`;
}

export function nameOf(id: number): string {
  return `Customer ${id}`;
}

/** A linear congruential generator: the same numbers on every machine. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
