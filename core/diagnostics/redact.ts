import { isNowhere } from '#core/rules';
import type {
  Event,
  EventOf,
  EventPayloads,
  EventType,
  Id,
  Order,
  Problem,
  Tokens,
  User,
  Vendor,
} from '#schemas';

/**
 * A fact without personal data. Each kind says what it keeps, so that a field nobody thought of never gets out:
 * ids of orders and outlets, statuses, times, counts and codes. Riders get a number each.
 */
export function redactor(): (event: Event) => Event {
  const riderIds = new Map<Id, Id>();
  const riderName = (id: Id): Id => {
    const known = riderIds.get(id) ?? `rider-${riderIds.size + 1}`;
    riderIds.set(id, known);
    return known;
  };
  const kept = keepers(riderName);
  return (event) => {
    const keep = kept[event.type] as (payload: Event['payload']) => Event['payload'];
    const { type, source, at } = event;
    return { type, source, at, payload: keep(event.payload) } as EventOf<EventType>;
  };
}

type Keepers = {
  readonly [Type in EventType]: (payload: Readonly<EventPayloads[Type]>) => EventPayloads[Type];
};

function keepers(riderName: (id: Id) => Id): Keepers {
  return {
    'session.started': ({ tokens, guest }) => ({
      ...{ user: nobody, tokens: tokensKept(tokens) },
      ...(guest && { guest }),
    }),
    'session.refreshed': ({ tokens }) => ({ tokens: tokensKept(tokens) }),
    'session.ended': ({ reason }) => ({ reason }),
    'vendors.loaded': ({ vendors }) => ({ vendors: vendors.map(vendorKept) }),
    'vendor.selected': ({ vendor_id, include_outlets }) => ({ vendor_id, include_outlets }),
    'flags.loaded': ({ flags, provider }) => ({ flags, provider }),
    'order.updated': ({ order }) => ({ order: orderKept(order, riderName) }),
    'order.cancelRequested': ({ order_id, reason }) => ({ order_id, reason }),
    'order.cancelRefused': ({ order_id, problem }) => ({ order_id, problem: problemKept(problem) }),
    'orders.fetched': ({ vendor_id, seq }) => ({ vendor_id, seq }),
    'rider.located': ({ order_id, location }) => ({
      order_id,
      location: {
        rider_id: riderName(location.rider_id),
        updated_at: location.updated_at,
        // The north pole stands for every place; 0,0, which nobody believes, stays that, or it would be believed afterwards.
        latitude: isNowhere(location) ? 0 : 90,
        longitude: 0,
      },
    }),
    'connection.opened': ({ vendor_id, seq }) => ({ vendor_id, seq }),
    'connection.heard': ({ vendor_id, seq }) => ({ vendor_id, seq }),
    'connection.reset': ({ vendor_id, seq }) => ({ vendor_id, seq }),
    'connection.lost': ({ why }) => ({ why }),
    'frame.dropped': ({ reason, order_id }) => ({
      reason,
      ...(order_id !== undefined && { order_id }),
    }),
  };
}

const nobody: User = { id: 'user', email: '' };

function tokensKept({ Expires }: Tokens): Tokens {
  return { AccessToken: '', IdToken: '', RefreshToken: '', Expires };
}

function problemKept(problem: Problem): Problem {
  if (problem.tag !== 'refused') return { tag: problem.tag, message: '' };
  return { tag: 'refused', status: problem.status, code: problem.code, message: '' };
}

function vendorKept(vendor: Vendor): Vendor {
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

function orderKept(order: Order, riderName: (id: Id) => Id): Order {
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
    rider: order.rider && { id: riderName(order.rider.id), name: '', phone_number: '' },
  };
}
