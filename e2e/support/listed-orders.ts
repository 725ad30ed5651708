import type { Page } from 'playwright';
import type { Order, StatusEntry } from '#schemas';

/** What an order of a list is about; minutes count back from now. */
export type Listed = {
  readonly name?: string;
  readonly address?: string;
  readonly minutesAgo?: number;
  /** What happened to it, in order, a minute apart; the last is its status. */
  readonly happened?: readonly string[];
  readonly fields?: Partial<Order>;
};

const now = () => Math.floor(Date.now() / 1000);

/** Orders of an outlet as the server tells them. */
export function listed(vendorId: string, orders: readonly Listed[]): readonly Order[] {
  return orders.map((each, at) => orderOf(vendorId, each, at));
}

/** Answers the outlet's list with these orders, or whatever else a server may send, no matter who asks for which part of it. */
export async function answerList(page: Page, orders: readonly unknown[]): Promise<void> {
  await page.route(/\/vendor\/[^/]+\/orders\?/, (route) => {
    const part = new URL(route.request().url()).searchParams.get('pagination_key');
    const data = part === 'active' ? orders : [];
    const result = { data, pagination_key: null, seq: 0, listed_at: now() };
    return route.fulfill({ json: { result } });
  });
}

/** Says of each rider who is asked about where they are: around the middle of the town, each elsewhere. */
export async function answerRiders(page: Page): Promise<void> {
  await page.route(/\/riders\/locate$/, (route) => {
    const { rider_ids: ids }: { rider_ids: string[] } = route.request().postDataJSON();
    const data = ids.map((rider_id, nth) => ({
      ...{ rider_id, updated_at: now(), heading: 90 },
      ...{ latitude: 1.29 + (nth % 7) / 400, longitude: 103.84 + (nth % 11) / 400 },
    }));
    return route.fulfill({ json: { result: { data, located_at: now() } } });
  });
}

function orderOf(vendorId: string, each: Listed, at: number): Order {
  const { minutesAgo = at, happened = ['NEW'] } = each;
  const created_at = now() - minutesAgo * 60;
  const step = Math.min(60, (minutesAgo * 60) / happened.length);
  const status_history: StatusEntry[] = happened.map((status, nth) => ({
    status,
    created_at: Math.floor(created_at + nth * step),
  }));
  return {
    order_id: `${vendorId}-${String(900_000 + at)}`,
    vendor_id: vendorId,
    created_at,
    updated_at: status_history.at(-1)?.created_at ?? created_at,
    estimated_at: now(),
    status: happened.at(-1) ?? 'NEW',
    status_history,
    customer: {
      name: each.name ?? `Customer ${at + 1}`,
      phone_number: '+6591234567',
      location: {
        address: each.address ?? `${at + 1} Guan Chuan Street`,
        latitude: 1.2966 + at / 5000,
        longitude: 103.8545,
      },
    },
    order: { amount: 33.93, description: 'Two lunches', payment_method: 'CASH_ON_DELIVERY' },
    ...each.fields,
  };
}
