import type { Order } from './order.ts';
import type { Id, Position } from './primitives.ts';
import type { Problem } from './problem.ts';
import type { Tokens, User } from './session.ts';
import type { Vendor } from './vendor.ts';

/** Replacements for personal data in an export; the same value always gets the same one. */
export type Masks = {
  readonly rider: (id: Id) => Id;
  readonly place: (position: Position) => Position;
};

/** The user of a session in an export. */
export const nobody: User = { id: 'user', email: '' };

/** Only the expiry of tokens. */
export function exportedTokens({ Expires }: Tokens): Tokens {
  return { AccessToken: '', IdToken: '', RefreshToken: '', Expires };
}

/** A problem without its message, which may name people. */
export function exportedProblem(problem: Problem): Problem {
  if (problem.tag !== 'refused') return { tag: problem.tag, message: '' };
  return { tag: 'refused', status: problem.status, code: problem.code, message: '' };
}

/** An outlet's id and capabilities, without its name, people and place. */
export function exportedVendor(vendor: Vendor): Vendor {
  const { vendor_id, parent_vendor_id, is_parent, is_active, is_registered } = vendor;
  const { currency, location } = vendor.vendor_information;
  return {
    vendor_id,
    parent_vendor_id,
    client_vendor_id: null,
    is_parent,
    is_active,
    is_registered,
    vendor_information: {
      name: '',
      currency,
      owners: [],
      contact: { phone: '' },
      location: {
        address_text: '',
        country_code: location.country_code,
        latitude: null,
        longitude: null,
      },
    },
  };
}

/** An order's status and history. Every exported field is named here, so that a field that a server adds never gets out. */
export function exportedOrder(order: Order, { rider }: Masks): Order {
  const { order_id, vendor_id, created_at, updated_at, status, status_history } = order;
  return {
    order_id,
    vendor_id,
    created_at,
    updated_at,
    status,
    status_history,
    preordered_for: order.preordered_for,
    customer: {
      name: '',
      phone_number: '',
      location: { address: '', latitude: 0, longitude: 0 },
    },
    order: { amount: 0, description: '', payment_method: order.order.payment_method },
    cancellation: order.cancellation,
    estimated_pickup_minutes: order.estimated_pickup_minutes,
    estimated_delivery_minutes: order.estimated_delivery_minutes,
    estimated_return_minutes: order.estimated_return_minutes,
    estimated_at: order.estimated_at,
    rider: order.rider && { id: rider(order.rider.id), name: '', phone_number: '' },
  };
}
