// Written by `npm run client` from the OpenAPI document: change that, and run it again.

/** The rider of an order, as its vendor sees them. */
export type AssignedRider = {
  id: Id;
  name: string;
  phone_number: string;
  /** A number that connects to them without telling theirs: recipients may call it while the goods are on the way. */
  relay_number?: string;
};

export type AutocompleteResult = {
  suggestions: PlaceSuggestion[];
};

/** Who cancelled an order and why, and what that cost, in the market's currency. */
export type Cancellation = {
  source: string;
  reason: string;
  /** What the vendor pays for it. */
  charge?: number;
  /** What the vendor is paid for the goods. */
  compensation?: number;
};

export type CancelOrderBody = {
  vendor_id: Id;
  order_id: Id;
  reason:
    | 'mistake_error'
    | 'reason_unknown'
    | 'delivery_eta_too_long'
    | 'unable_to_find'
    | 'technical_problem'
    | 'no_courier'
    | 'outside_service_hours'
    | 'courier_accident'
    | 'bad_weather'
    | 'outside_delivery_area'
    | 'closed'
    | 'address_incomplete_misstated'
    | 'unreachable'
    | 'food_quality_spillage'
    | 'late_delivery'
    | 'unable_to_pay'
    | 'duplicate_order'
    | 'wrong_order_items_delivered'
    | 'payment_failure'
    | 'customer-cancelled';
  /** The cost that the person was told; a higher one is refused with `ChargeChanged`. */
  charge?: number;
};

/** ISO 3166-1 alpha-2. */
export type CountryCode = string;

export type CreateOrderResult = {
  order_id: Id;
  order: Order;
};

export type CreateSocketTicketResult = {
  ticket: string;
  expires_at: UnixTime;
};

export type CreateWebhookResult = {
  webhook: Webhook;
  secret: string;
};

/** ISO 4217 alpha-3. */
export type CurrencyCode = string;

/** Who an order is for. */
export type Customer = {
  name: string;
  phone_number: string;
  location: CustomerLocation;
};

/** Where an order goes: position, address and notes. */
export type CustomerLocation = {
  latitude: number;
  longitude: number;
  address: string;
  notes?: string;
  unit_number?: string;
  building?: string;
};

export type DeleteWebhookResult = {
  success: boolean;
};

/** Where a vendor's orders can be delivered: GeoJSON polygons (RFC 7946, section 3.1.6 and 3.1.7). */
export type DeliveryArea = {
  id: Id;
  name: string;
  geometry:
    | {
        type: 'Polygon';
        coordinates: number[][][];
      }
    | {
        type: 'MultiPolygon';
        coordinates: number[][][][];
      };
};

export type ErrorBody = {
  errors: {
    code: string;
    message: string;
    meta?: {
      translation_key?: string;
      field?: string;
      values?: { [name: string]: string | number };
    };
  }[];
};

export type EstimateBody = {
  source: {
    latitude: number;
    longitude: number;
  };
  destination: {
    latitude: number;
    longitude: number;
  };
  vendor_id: Id;
  delivery_type: 'food';
};

export type EstimateResult = {
  estimations: Estimations;
};

/** How long a ride takes to the pickup and to the destination, in minutes. */
export type Estimations = {
  estimation_pick_up_time: number;
  estimation_delivery_time: number;
};

/** The parts of the fee, in the market's currency. */
export type FeeBreakdown = {
  base: number;
  distance: number;
  surcharge: number;
  discount: number;
};

/** A fee signed by the server, valid for this route, vendor and way of paying until it expires. */
export type FeeQuote = {
  fee: number;
  signature: string;
  expires_at: UnixTime;
  distance_metres: number;
  breakdown: FeeBreakdown;
};

/** An identifier as it stands in a path or a body: short, printable, without blanks. */
export type Id = string;

export type ListDeliveryAreasResult = {
  areas: DeliveryArea[];
};

export type ListOrdersResult = {
  data: Order[];
  pagination_key: string | null;
  /** The vendor's sequence number at the time of the list, from which a socket subscribes. */
  seq: number;
  listed_at: UnixTime;
};

export type ListRecipientsResult = {
  recipients: RecentOrder[];
};

export type ListVendorsResult = {
  vendors: Vendor[];
};

export type ListWebhookDeliveriesResult = {
  deliveries: WebhookDelivery[];
};

export type ListWebhooksResult = {
  webhooks: Webhook[];
};

export type LocateRidersBody = {
  rider_ids: Id[];
};

/** `located_at` is the server's clock, by which the age of a position is judged. */
export type LocateRidersResult = {
  data: RiderLocation[];
  located_at: UnixTime;
};

/** A new webhook: its address and events. */
export type NewWebhook = {
  url: string;
  events: (
    | 'order.placed'
    | 'order.edited'
    | 'order.status_changed'
    | 'order.delivered'
    | 'order.returned'
    | 'order.cancelled'
  )[];
  /** Whether events hold the whole order with its recipient; otherwise they hold no personal data. */
  personal?: boolean;
};

/** One order, as every call and every socket frame carries it. `updated_at` grows with every change of the order; times are Unix seconds, money is in the market's currency. */
export type Order = {
  order_id: Id;
  vendor_id: Id;
  /** The merchant's reference. */
  reference?: Id;
  created_at: UnixTime;
  updated_at: UnixTime;
  status: string;
  status_history: StatusEntry[];
  preordered_for?: UnixTime | null;
  customer: Customer;
  order: {
    amount: number;
    description: string;
    payment_method: string;
  };
  /** How often it was edited. */
  revision?: number;
  outlet_name?: string;
  origin?: Position | null;
  pickup_code?: string | null;
  /** Whether the rider must check the recipient's age. */
  age_validation_required?: boolean;
  vat_number?: string | null;
  voucher_code?: string | null;
  /** The terms of that voucher when the order was placed; they apply to every edit. */
  voucher?: Voucher | null;
  features?: OrderFeatures;
  delivery_fee?: number;
  price_lines?: PriceLine[];
  total_discount?: number;
  total_amount?: number;
  cancellation?: Cancellation | null;
  refund?: {
    amount: number;
    created_at: UnixTime;
  } | null;
  estimated_pickup_minutes?: unknown;
  estimated_delivery_minutes?: unknown;
  estimated_return_minutes?: unknown;
  /** When the minutes were estimated; `updated_at` if absent. */
  estimated_at?: UnixTime;
  /** When the rider was to be at the outlet as it was first told; absent where it was not. */
  told_pickup_at?: UnixTime;
  /** When the rider was to be at the door as it was first told; absent where it was not. */
  told_delivery_at?: UnixTime;
  rider?: AssignedRider | null;
  proofs?: {
    kind: string;
    created_at: UnixTime;
  }[];
};

/** The body of POST /order. */
export type OrderCreation = {
  vendor_id: Id;
  /** The merchant's reference, unique within the merchant. */
  reference?: Id;
  customer: {
    location: {
      latitude: number;
      longitude: number;
      address: string;
      notes: string;
    };
    phone_number: string;
    name: string;
  };
  order: {
    payment_method: 'NONE' | 'PAID' | 'CASH_ON_DELIVERY' | 'PAYMENT_ON_DELIVERY';
    amount: number;
    description: string;
    cold_bag_needed: false;
  };
  delivery_fee: number;
  signature: string;
  login_pickup_estimation?: number;
  pickup_tasks?: {
    pickup_code: string;
  };
  unit_number?: string;
  building?: string;
  age_validation_required?: boolean;
  /** When the rider collects it; left out means now. */
  preordered_for?: UnixTime;
  vat_number?: string;
  voucher?: VoucherInput;
  /** What the voucher leaves of `delivery_fee`, and the server's signature of it. */
  discounted_delivery_fee?: number;
  discounted_signature?: string;
  sender?: {
    location: {
      latitude: number;
      longitude: number;
      address: string;
      notes: string;
    };
    name: string;
    email: string;
    phone_number: string;
  };
  features?: OrderFeatures;
};

/** What features keep with an order, by the feature's id. */
export type OrderFeatures = { [name: string]: { [name: string]: string | number | boolean } };

/** The figures of the orders that pass a filter, in all and for each day that has some, in the market's zone. */
export type OrderSummary = {
  orders: number;
  deliveries: number;
  cancellations: number;
  returns: number;
  goods: number;
  spend: number;
  charges: number;
  median_pickup_minutes: unknown;
  median_dropoff_minutes: unknown;
  days: {
    orders: number;
    deliveries: number;
    cancellations: number;
    returns: number;
    goods: number;
    spend: number;
    charges: number;
    median_pickup_minutes: unknown;
    median_dropoff_minutes: unknown;
    day: string;
  }[];
};

/** The body of PUT /order/{orderId}. Unit and building are part of the address and also sent apart, so that the next edit has them. */
export type OrderUpdate = {
  vendor_id: Id;
  payment_method: 'NONE' | 'PAID' | 'CASH_ON_DELIVERY' | 'PAYMENT_ON_DELIVERY';
  amount: number;
  item_details: string;
  location: {
    latitude: number;
    longitude: number;
    address: string;
    notes: string;
  };
  delivery_fee: number;
  signature: string;
  unit_number?: string;
  building?: string;
  /** The order's revision when this edit began; if it has changed since, the edit is refused. */
  revision?: number;
};

/** An address with coordinates, as the geocoder answers it. */
export type Place = {
  latitude: number;
  longitude: number;
  place_id: Id | null;
  formatted_address: string;
  building: string;
  street: string;
  street_number: string;
  /** Road and house number in the country's order; absent in places kept by older builds. */
  street_line?: string;
  city: string;
  area: string;
  zipcode: string;
  country_code: CountryCode;
  attribution: string;
  /** The distance between the place's own point and the position that was asked for. */
  distance_metres?: number;
};

/** A line of the address search, with an id to fetch its details. */
export type PlaceSuggestion = {
  place_id: Id;
  title: string;
  subtitle: string;
  attribution: string;
  /** It is only like what was typed, so it is not taken unasked. */
  guessed?: boolean;
};

/** WGS 84 degrees. */
export type Position = {
  latitude: number;
  longitude: number;
};

/** What a feature adds to the price of a delivery, in the market's currency; negative lowers it. */
export type PriceLine = {
  feature: string;
  amount: number;
};

/** The paths of an order's public pages; the receipt exists once it was delivered or returned. */
export type PublicLinks = {
  tracking: string;
  receipt: string | null;
};

export type QuoteFeeBody = {
  source: {
    latitude: number;
    longitude: number;
  };
  destination: {
    latitude: number;
    longitude: number;
  };
  vendor_id: Id;
  delivery_type: 'food';
  payment_method?: 'NONE' | 'PAID' | 'CASH_ON_DELIVERY' | 'PAYMENT_ON_DELIVERY';
};

/** The part of an order that a repeated request begins with, and what its delivery cost. */
export type RecentOrder = {
  order_id: Id;
  vendor_id: Id;
  created_at: UnixTime;
  customer: Customer;
  order: {
    amount: number;
    description: string;
    payment_method: string;
  };
  delivery_fee?: number;
};

/** Where a rider was, and when; heading in degrees clockwise from north. */
export type RiderLocation = {
  latitude: number;
  longitude: number;
  rider_id: Id;
  updated_at: UnixTime;
  heading?: unknown;
};

/** How somebody reaches an outlet: as a member with a role, or through an ordering platform. */
export type Standing = 'owner' | 'manager' | 'counter' | 'platform';

/** A status and when it was recorded. Unknown statuses are accepted and kept. */
export type StatusEntry = {
  status: string;
  created_at: UnixTime;
};

/** Seconds since the Unix epoch; fractions are allowed, so that two changes in one second keep their order. */
export type UnixTime = number;

export type UpdateWebhookBody = {
  url: string;
  events: (
    | 'order.placed'
    | 'order.edited'
    | 'order.status_changed'
    | 'order.delivered'
    | 'order.returned'
    | 'order.cancelled'
  )[];
  personal?: boolean;
  paused: boolean;
};

export type ValidateDeliveryAreaBody = {
  location: {
    lat: number;
    lng: number;
  };
  vendor_location: {
    latitude: number;
    longitude: number;
  };
  vendor_id: Id;
};

export type ValidateVoucherBody = {
  code: VoucherCode;
  order: {
    /** When the order is wanted; the voucher must still be valid then. */
    order_time: UnixTime;
    delivery_fee: number;
    signature: string;
  };
  vendor_id: Id;
};

/** A merchant's outlet, or the parent of several. */
export type Vendor = {
  vendor_id: Id;
  parent_vendor_id: Id | null;
  client_vendor_id: string | null;
  is_parent: boolean;
  is_active: boolean;
  is_registered: boolean;
  /** When an outlet that is not active yet will become active. */
  available_at?: UnixTime;
  /** Whether its orders may be paid online by card. */
  online_payment?: boolean;
  /** Whether it is a test outlet, whose orders go to simulated riders. */
  is_test?: boolean;
  /** Minutes to the pickup of an order; the country's minimum if absent. */
  login_pickup_estimation?: number;
  /** The caller's standing at the outlet. */
  standing?: Standing;
  vendor_information: {
    name: string;
    currency: CurrencyCode;
    owners: string[];
    contact: {
      phone: string;
    };
    location: VendorLocation;
  };
};

/** Where an outlet stands; coordinates may be missing at first. */
export type VendorLocation = {
  address_text: string;
  building?: string;
  city?: string;
  country_code: CountryCode;
  latitude: number | null;
  longitude: number | null;
  postal_code?: string;
  street?: string;
  street_number?: string;
  unit?: string;
  rider_instructions?: string;
};

/** A code and what it takes off. */
export type Voucher = {
  code: VoucherCode;
  /** In the currency, or percent. */
  amount: number;
  type: 'amount' | 'percentage' | 'deliveryFee';
};

/** A voucher's code: letters, digits, dashes and underscores; case does not matter. */
export type VoucherCode = string;

/** A code and what it takes off. */
export type VoucherInput = {
  code: VoucherCode;
  /** In the currency, or percent. */
  amount: number;
  type: 'amount' | 'percentage' | 'deliveryFee';
};

/** A voucher applied to a fee, and what is left of the fee; signed by the server. */
export type VoucherQuote = {
  voucher: Voucher;
  delivery_fee: number;
  signature: string;
};

/** A target as the API shows it, without its secret. */
export type Webhook = {
  webhook_id: Id;
  vendor_id: Id;
  url: string;
  events: string[];
  personal: boolean;
  created_at: UnixTime;
  /** Since when every try has failed. */
  failing_since?: UnixTime;
  /** Why it was paused: `failing` for a day, `gone` (it answered 410), `asked` by a person of the merchant, or by an `operator`. */
  paused?: {
    at: UnixTime;
    reason: string;
  };
  /** Until when events are also signed with the previous secret; those before it end earlier. */
  previous_secret_until?: UnixTime;
};

export type WebhookBody = {
  type: string;
  timestamp: string;
  data: {
    order_id?: Id;
    vendor_id: Id;
    reference?: Id;
    status?: string;
    occurred_at: UnixTime;
  };
};

/** One event for one target, and its last try. */
export type WebhookDelivery = {
  /** The header `webhook-id`, the same for every try. */
  delivery_id: Id;
  event: string;
  order_id?: Id;
  created_at: UnixTime;
  /** `waiting`, `delivered`, `held` while the target is paused, or `failed` for good. */
  state: string;
  tries: number;
  last?: {
    at: UnixTime;
    status?: number;
    /** Why the try failed. */
    reason?: string;
    duration_ms: number;
    /** The beginning of the answer. */
    answer?: string;
  };
};

/** What a call asks of the portal: `query` follows the path, `body` is sent as JSON. */
export type Asked = {
  method: string;
  path: string;
  query?: object;
  body?: object;
  /** A key by which a call that is sent again happens once. */
  idempotencyKey?: string;
};

/** How calls reach the portal: `result` answers what stands under that name, `file` the answer as it is. */
export type Send = {
  result: <Result>(asked: Asked) => Promise<Result>;
  file: (asked: Asked) => Promise<Blob>;
};

/** Every call that a service key may make. */
export function callsBy(send: Send) {
  return {
    /** Addresses that match what was typed, nearest and best first. A service key needs `write-orders`. */
    autocomplete: ({
      query,
    }: {
      query: { query: string; latitude?: number; longitude?: number; language?: string };
    }) =>
      send.result<AutocompleteResult>({
        method: 'GET',
        path: '/orders/api/v1/geolocator/autocomplete',
        query,
      }),
    /** Ask for the cancellation of an order; the answer is its new record. A service key needs `write-orders`. */
    cancelOrder: ({ body }: { body: CancelOrderBody }) =>
      send.result<Order>({ method: 'PUT', path: '/orders/api/v1/order/cancel', body }),
    /** Request a rider; the same Idempotency-Key gives the same order. A service key needs `write-orders`. */
    createOrder: ({ body, idempotencyKey }: { body: OrderCreation; idempotencyKey: string }) =>
      send.result<CreateOrderResult>({
        method: 'POST',
        path: '/orders/api/v1/order',
        body,
        idempotencyKey,
      }),
    /** A ticket that opens the live socket once, within 30 seconds. A service key needs `read-orders`. */
    createSocketTicket: () =>
      send.result<CreateSocketTicketResult>({
        method: 'POST',
        path: '/orders/api/v1/socket/ticket',
      }),
    /** Add a target; the secret that its events are signed with is told in this answer alone. A service key needs `webhooks`. */
    createWebhook: ({ params, body }: { params: { vendorId: string }; body: NewWebhook }) =>
      send.result<CreateWebhookResult>({
        method: 'POST',
        path: `/orders/api/v1/vendor/${encodeURIComponent(params.vendorId)}/webhooks`,
        body,
      }),
    /** Remove a target with its log. A service key needs `webhooks`. */
    deleteWebhook: ({ params }: { params: { vendorId: string; webhookId: string } }) =>
      send.result<DeleteWebhookResult>({
        method: 'DELETE',
        path: `/orders/api/v1/vendor/${encodeURIComponent(params.vendorId)}/webhooks/${encodeURIComponent(params.webhookId)}`,
      }),
    /** Minutes to pickup and to drop-off of a route. A service key needs `write-orders`. */
    estimate: ({ body }: { body: EstimateBody }) =>
      send.result<EstimateResult>({ method: 'POST', path: '/orders/api/v1/estimations', body }),
    /** The orders of a period as a file, newest first. A service key needs `read-orders`. */
    exportOrders: ({
      params,
      query,
    }: {
      params: { vendorId: string };
      query: {
        from?: number;
        to?: number;
        include_outlets?: 'true' | 'false';
        customer_phone_number?: string;
        customer_name?: string;
        order_id?: string;
        digits?: string;
        reference?: string;
        status?: 'new' | 'collected' | 'delivered' | 'cancelled';
        format: 'csv' | 'xlsx';
        language?: string;
      };
    }) =>
      send.file({
        method: 'GET',
        path: `/orders/api/v1/vendor/${encodeURIComponent(params.vendorId)}/orders/export`,
        query,
      }),
    /** What the finished orders of a period cost, as a file, newest first. A service key needs `read-orders`. */
    exportTransactions: ({
      params,
      query,
    }: {
      params: { vendorId: string };
      query: {
        from?: number;
        to?: number;
        include_outlets?: 'true' | 'false';
        customer_phone_number?: string;
        customer_name?: string;
        order_id?: string;
        digits?: string;
        reference?: string;
        status?: 'new' | 'collected' | 'delivered' | 'cancelled';
        format: 'csv' | 'xlsx';
        language?: string;
      };
    }) =>
      send.file({
        method: 'GET',
        path: `/orders/api/v1/vendor/${encodeURIComponent(params.vendorId)}/transactions/export`,
        query,
      }),
    /** The photograph of a pickup, delivery or return; kept for a week. A service key needs `read-orders`. */
    fetchProof: ({
      params,
    }: {
      params: { orderId: string; kind: 'pickup' | 'delivery' | 'return' };
    }) =>
      send.file({
        method: 'GET',
        path: `/orders/api/v1/order/${encodeURIComponent(params.orderId)}/proof/${encodeURIComponent(params.kind)}`,
      }),
    /** A setting of the market, as text (numbers included), lists separated by a pipe. A service key needs `read-orders` or `write-orders` or `webhooks`. */
    getCountryParameter: ({
      params,
    }: {
      params: {
        name:
          | 'serviceHours'
          | 'onlinePaymentActivated'
          | 'orderItemValueExceedLimit'
          | 'paymentMethods'
          | 'allOutletOrders';
      };
    }) =>
      send.result<string>({
        method: 'GET',
        path: `/orders/api/v1/get-country-parameter/${encodeURIComponent(params.name)}`,
      }),
    /** One order of an outlet. A service key needs `read-orders`. */
    getOrder: ({ query }: { query: { vendorId: string; orderId: string } }) =>
      send.result<Order>({ method: 'GET', path: '/orders/api/v1/order', query }),
    /** The public addresses of an order, to be given to its recipient. A service key needs `read-orders`. */
    getPublicLinks: ({ params }: { params: { orderId: string } }) =>
      send.result<PublicLinks>({
        method: 'GET',
        path: `/orders/api/v1/order/${encodeURIComponent(params.orderId)}/links`,
      }),
    /** One outlet. A service key needs `read-orders` or `write-orders` or `webhooks`. */
    getVendor: ({ params }: { params: { vendorId: string } }) =>
      send.result<Vendor>({
        method: 'GET',
        path: `/orders/api/v1/vendor/${encodeURIComponent(params.vendorId)}`,
      }),
    /** What a voucher takes off, for those who may use it. A service key needs `write-orders`. */
    getVoucher: ({ params }: { params: { code: string } }) =>
      send.result<Voucher>({
        method: 'GET',
        path: `/orders/api/v1/voucher/${encodeURIComponent(params.code)}`,
      }),
    /** The polygons to which an outlet delivers; none means a radius. A service key needs `read-orders` or `write-orders` or `webhooks`. */
    listDeliveryAreas: ({ params }: { params: { vendorId: string } }) =>
      send.result<ListDeliveryAreasResult>({
        method: 'GET',
        path: `/orders/api/v1/vendor/${encodeURIComponent(params.vendorId)}/delivery-areas`,
      }),
    /** Orders of an outlet, newest first; `pagination_key` continues where the last page ended. A service key needs `read-orders`. */
    listOrders: ({
      params,
      query,
    }: {
      params: { vendorId: string };
      query?: {
        from?: number;
        to?: number;
        include_outlets?: 'true' | 'false';
        customer_phone_number?: string;
        customer_name?: string;
        order_id?: string;
        digits?: string;
        reference?: string;
        status?: 'new' | 'collected' | 'delivered' | 'cancelled';
        pagination_key?: string;
        count?: number;
        scheduled?: 'true' | 'false';
      };
    }) =>
      send.result<ListOrdersResult>({
        method: 'GET',
        path: `/orders/api/v1/vendor/${encodeURIComponent(params.vendorId)}/orders`,
        ...(query && { query }),
      }),
    /** The last order to each of the people an outlet delivered to of late, newest first. A service key needs `read-orders`. */
    listRecipients: ({ params }: { params: { vendorId: string } }) =>
      send.result<ListRecipientsResult>({
        method: 'GET',
        path: `/orders/api/v1/vendor/${encodeURIComponent(params.vendorId)}/recipients`,
      }),
    /** The outlets of the signed-in person, parents first. A service key needs `read-orders` or `write-orders` or `webhooks`. */
    listVendors: () =>
      send.result<ListVendorsResult>({ method: 'GET', path: '/orders/api/v1/vendors' }),
    /** What a target was sent in the last 30 days, newest first, at most 50. A service key needs `webhooks`. */
    listWebhookDeliveries: ({
      params,
      query,
    }: {
      params: { vendorId: string; webhookId: string };
      query?: { before?: string };
    }) =>
      send.result<ListWebhookDeliveriesResult>({
        method: 'GET',
        path: `/orders/api/v1/vendor/${encodeURIComponent(params.vendorId)}/webhooks/${encodeURIComponent(params.webhookId)}/deliveries`,
        ...(query && { query }),
      }),
    /** The targets that hear of a merchant’s or an outlet’s orders, newest first. A service key needs `webhooks`. */
    listWebhooks: ({ params }: { params: { vendorId: string } }) =>
      send.result<ListWebhooksResult>({
        method: 'GET',
        path: `/orders/api/v1/vendor/${encodeURIComponent(params.vendorId)}/webhooks`,
      }),
    /** Where the rider of a live order is. A service key needs `read-orders`. */
    locateRider: ({ params }: { params: { riderId: string } }) =>
      send.result<RiderLocation>({
        method: 'GET',
        path: `/hurrier/api/v1/riders/${encodeURIComponent(params.riderId)}`,
      }),
    /** Where the riders of live orders are; riders of others are left out. A service key needs `read-orders`. */
    locateRiders: ({ body }: { body: LocateRidersBody }) =>
      send.result<LocateRidersResult>({
        method: 'POST',
        path: '/hurrier/api/v1/riders/locate',
        body,
      }),
    /** The address and coordinates behind a suggestion. A service key needs `write-orders`. */
    placeDetails: ({ query }: { query: { place_id: string; language?: string } }) =>
      send.result<Place>({ method: 'GET', path: '/orders/api/v1/geolocator/details', query }),
    /** The signed delivery fee of a route. A service key needs `write-orders`. */
    quoteFee: ({ body }: { body: QuoteFeeBody }) =>
      send.result<FeeQuote>({ method: 'POST', path: '/orders/api/v1/delivery/fee', body }),
    /** Send an event once more, with the id that it had. A service key needs `webhooks`. */
    resendWebhookDelivery: ({
      params,
    }: {
      params: { vendorId: string; webhookId: string; deliveryId: string };
    }) =>
      send.result<WebhookDelivery>({
        method: 'POST',
        path: `/orders/api/v1/vendor/${encodeURIComponent(params.vendorId)}/webhooks/${encodeURIComponent(params.webhookId)}/deliveries/${encodeURIComponent(params.deliveryId)}/resend`,
      }),
    /** The address at a position. A service key needs `write-orders`. */
    reverseGeocode: ({
      query,
    }: {
      query: { latitude: number; longitude: number; language?: string };
    }) => send.result<Place>({ method: 'GET', path: '/orders/api/v1/geolocator/reverse', query }),
    /** Give a target a new secret; each one before signs beside it for 24 hours from its replacement, the last five at most. A service key needs `webhooks`. */
    rotateWebhookSecret: ({ params }: { params: { vendorId: string; webhookId: string } }) =>
      send.result<CreateWebhookResult>({
        method: 'POST',
        path: `/orders/api/v1/vendor/${encodeURIComponent(params.vendorId)}/webhooks/${encodeURIComponent(params.webhookId)}/rotate`,
      }),
    /** Deliveries, spend, cancellations and median minutes of a period, in all and by day. A service key needs `read-orders`. */
    summarizeOrders: ({
      params,
      query,
    }: {
      params: { vendorId: string };
      query?: {
        from?: number;
        to?: number;
        include_outlets?: 'true' | 'false';
        customer_phone_number?: string;
        customer_name?: string;
        order_id?: string;
        digits?: string;
        reference?: string;
        status?: 'new' | 'collected' | 'delivered' | 'cancelled';
      };
    }) =>
      send.result<OrderSummary>({
        method: 'GET',
        path: `/orders/api/v1/vendor/${encodeURIComponent(params.vendorId)}/orders/summary`,
        ...(query && { query }),
      }),
    /** Send a target an event of the type `webhook.test`. A service key needs `webhooks`. */
    testWebhook: ({ params }: { params: { vendorId: string; webhookId: string } }) =>
      send.result<WebhookDelivery>({
        method: 'POST',
        path: `/orders/api/v1/vendor/${encodeURIComponent(params.vendorId)}/webhooks/${encodeURIComponent(params.webhookId)}/test`,
      }),
    /** Edit an order before its pickup; the answer is its new record. A service key needs `write-orders`. */
    updateOrder: ({ params, body }: { params: { orderId: string }; body: OrderUpdate }) =>
      send.result<Order>({
        method: 'PUT',
        path: `/orders/api/v1/order/${encodeURIComponent(params.orderId)}`,
        body,
      }),
    /** Change a target, pause it, or let it go on with what was kept meanwhile. A service key needs `webhooks`. */
    updateWebhook: ({
      params,
      body,
    }: {
      params: { vendorId: string; webhookId: string };
      body: UpdateWebhookBody;
    }) =>
      send.result<Webhook>({
        method: 'PUT',
        path: `/orders/api/v1/vendor/${encodeURIComponent(params.vendorId)}/webhooks/${encodeURIComponent(params.webhookId)}`,
        body,
      }),
    /** Whether an outlet delivers to a position. A service key needs `write-orders`. */
    validateDeliveryArea: ({ body }: { body: ValidateDeliveryAreaBody }) =>
      send.result<'DELIVERABLE' | 'NOT_DELIVERABLE'>({
        method: 'POST',
        path: '/orders/api/v1/delivery/area/validate',
        body,
      }),
    /** What a voucher leaves of a signed fee; nothing is used up before the order is placed. A service key needs `write-orders`. */
    validateVoucher: ({ body }: { body: ValidateVoucherBody }) =>
      send.result<VoucherQuote>({ method: 'POST', path: '/orders/api/v1/voucher/validate', body }),
  };
}
