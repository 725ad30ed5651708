import type { PastSearch } from '#core/rules';
import type { endpoints, Id, InputOf, OrderGroup } from '#schemas';
import { type DateRange, isMonth } from '../filters/ranges.ts';

/** Which past orders are shown; the list, the summary and the files share it. */
export type HistoryQuery = {
  readonly vendor_id: Id;
  readonly include_outlets: boolean;
  /** Null when an order is looked for by its id or by a few digits, whenever it was. */
  readonly period: Pick<DateRange, 'from' | 'to'> | null;
  /** Whether the period is a month, which is compared with the month before. */
  readonly byMonth: boolean;
  readonly status: OrderGroup | null;
  readonly order_id: string | null;
  readonly phone: string | null;
  readonly name: string | null;
  readonly digits: string | null;
};

type Filter = InputOf<typeof endpoints.summarizeOrders>['query'];

type Choices = {
  readonly include_outlets: boolean;
  readonly range: DateRange;
  readonly status: 'any' | OrderGroup;
  readonly search: PastSearch;
};

/** The query for the choices on the page. */
export function queryOf(
  vendor_id: Id,
  { include_outlets, range: { category, from, to }, status, search }: Choices,
): HistoryQuery {
  const order_id = search.kind === 'order' ? search.order_id : null;
  const digits = search.kind === 'digits' ? search.digits : null;
  return {
    ...{ vendor_id, include_outlets, order_id, digits },
    period: order_id === null && digits === null ? { from, to } : null,
    byMonth: isMonth(category),
    status: status === 'any' ? null : status,
    phone: search.kind === 'phone' ? search.phone : null,
    name: search.kind === 'name' ? search.name : null,
  };
}

/** The query as the parameters of the calls. */
export function filterOf({
  include_outlets,
  period,
  status,
  order_id,
  phone,
  name,
  digits,
}: HistoryQuery): Filter {
  return {
    include_outlets: include_outlets ? 'true' : 'false',
    ...(period !== null && { from: period.from, to: period.to - TICK }),
    ...(status !== null && { status }),
    ...(order_id !== null && { order_id }),
    ...(phone !== null && { customer_phone_number: phone }),
    ...(name !== null && { customer_name: name }),
    ...(digits !== null && { digits }),
  };
}

/** The input of the call that sums the query up. */
export function summaryCall(query: HistoryQuery) {
  return { params: { vendorId: query.vendor_id }, query: filterOf(query) };
}

/** Seconds to take off the end of a period: it is exclusive here, and inclusive in the call. */
const TICK = 0.001;

/** Rows of a page: 30, or 50 with all outlets (specification 2, section 9). */
export function pageSize({ include_outlets }: HistoryQuery): number {
  return include_outlets ? 50 : 30;
}

/** Whether two questions ask for the same orders. */
export function isSameQuery(a: HistoryQuery | null, b: HistoryQuery | null): boolean {
  if (a === null || b === null) return a === b;
  return (
    a.vendor_id === b.vendor_id &&
    a.include_outlets === b.include_outlets &&
    a.period?.from === b.period?.from &&
    a.period?.to === b.period?.to &&
    a.byMonth === b.byMonth &&
    a.status === b.status &&
    a.order_id === b.order_id &&
    a.phone === b.phone &&
    a.name === b.name &&
    a.digits === b.digits
  );
}
