import type { Customer, Order, Position } from '#schemas';
import type { Entry } from './record.ts';

/** Positions are rounded to a hundredth of a degree, about a kilometre. */
const coarseness = 100;

/** An order or a change without recipient, rider and notes; costs stay. */
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

/** The same for a guest's order, whose outlet name is the guest's own. */
export function anonymousOfGuest<Told extends Partial<Order>>(told: Told): Told {
  return { ...anonymous(told), ...(told.outlet_name && { outlet_name: '' }) };
}

/** A journal entry without personal data. */
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
