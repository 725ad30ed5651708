import { phoneCharacters, statusGroups, wholePhone } from '#core/rules';
import type { endpoints, Market, Order, RecentOrder } from '#schemas';
import type { Call } from '../http/serve.ts';
import { phonePlanOf } from '../phone-plans.ts';

/** How many orders are read, and how many people are listed. */
const mostOrders = 300;
const mostPeople = 30;
/** Orders that are read for each person and address, since their number may be written in two ways. */
const mostWays = 2;

/** Each person at each address once, by their last order; without erased ones. */
export async function listRecipients({
  sql,
  market,
  input,
}: Call<typeof endpoints.listRecipients>): Promise<{ recipients: RecentOrder[] }> {
  const rows = await sql<{ record: Order }[]>`
    with newest as (
      select id, created_at, record from orders
      where vendor_id = ${input.params.vendorId} and erased_at is null
        and status <> all(${[...statusGroups.cancelledLike]})
      order by created_at desc, id desc limit ${mostOrders}),
    last as (
      select distinct on (record #>> '{customer,phone_number}', record #>> '{customer,location,address}') *
      from newest
      order by record #>> '{customer,phone_number}', record #>> '{customer,location,address}',
        created_at desc, id desc)
    select record from last order by created_at desc, id desc limit ${mostPeople * mostWays}`;
  const people = onceEach(
    rows.map(({ record }) => record),
    market,
  );
  return { recipients: people.slice(0, mostPeople).map(recentOf) };
}

/** The newest order of each person at an address, ignoring how the number is written. */
function onceEach(newestFirst: readonly Order[], market: Market): Order[] {
  const plan = phonePlanOf(market);
  const keyOf = ({ customer: { phone_number: phone, location } }: Order) =>
    JSON.stringify([wholePhone(phone, plan) ?? phoneCharacters(phone), location.address]);
  const oldestFirst = newestFirst.toReversed().map((order) => [keyOf(order), order] as const);
  const kept = new Set(new Map(oldestFirst).values());
  return newestFirst.filter((order) => kept.has(order));
}

function recentOf(record: Order): RecentOrder {
  const { order_id, vendor_id, created_at, customer, order, delivery_fee } = record;
  return {
    ...{ order_id, vendor_id, created_at, customer, order },
    ...(delivery_fee !== undefined && { delivery_fee }),
  };
}
