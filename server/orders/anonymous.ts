import type { Customer, Order, Position } from '#schemas';
import type { Entry } from './record.ts';

/** Degrees of what is left of a position: a part of the town, about a kilometre, and no door. */
const coarseness = 100;

/** An order or a change of one, without its recipient, who brought it and what was written to them; what it cost stays. */
export function anonymous<Told extends Partial<Order>>(told: Told): Told {
  return {
    ...told,
    ...(told.customer && { customer: nobody(told.customer) }),
    ...(told.order && { order: { ...told.order, description: '' } }),
    ...(told.origin && { origin: coarse(told.origin) }),
    ...(told.rider && { rider: { id: told.rider.id, name: '', phone_number: '' } }),
    ...(told.pickup_code && { pickup_code: null }),
    ...(told.features && { features: {} }),
  };
}

/** The same of an order that somebody without an account sent: its outlet is they. */
export function anonymousOfGuest<Told extends Partial<Order>>(told: Told): Told {
  return { ...anonymous(told), ...(told.outlet_name && { outlet_name: '' }) };
}

/** A line of the journal, likewise. */
export function anonymousEntry(entry: Entry, isGuest: boolean): Entry {
  const without = isGuest ? anonymousOfGuest : anonymous;
  return 'placed' in entry ? { ...entry, placed: without(entry.placed) } : without(entry);
}

function nobody({ location }: Customer): Customer {
  return { name: '', phone_number: '', location: { ...coarse(location), address: '' } };
}

function coarse({ latitude, longitude }: Position): Position {
  const round = (degrees: number) => Math.round(degrees * coarseness) / coarseness;
  return { latitude: round(latitude), longitude: round(longitude) };
}
