import type { Id, Order } from '#schemas';
import { isSameList } from '../kernel/lists.ts';
import type { RiderTargets } from '../kernel/ports.ts';
import type { OrderIndex } from './orders.ts';
import { matches, searchKey } from './search.ts';
import { listIds, newestFirst, type Sorted } from './sorting.ts';
import type { Tab } from './tabs.ts';

/** Every order that is known, shown or not. */
export function allOrders({ rows }: OrderIndex): readonly Order[] {
  return Array.from(rows.values(), ({ order }) => order);
}

/** One order, or null when it is not known. */
export function orderIn({ rows }: OrderIndex, order_id: Id): Order | null {
  return rows.get(order_id)?.order ?? null;
}

/** Ids of a tab that match the search, newest first; the same array while the ids are the same. */
export function idsOfTab(index: OrderIndex, tab: Tab, typed = ''): readonly Id[] {
  const ids = listIds(index.sorted.get(tab) ?? sortedIds(index, tab));
  const key = searchKey(typed);
  if (key === '') return ids;
  const found = ids.filter((id) => {
    const order = orderIn(index, id);
    return order !== null && matches(order, key);
  });
  const before = index.found.get(tab);
  if (before && isSameList(before, found)) return before;
  index.found.set(tab, found);
  return found;
}

/** How many orders each tab holds. */
export type TabCounts = Readonly<Record<Tab, number>>;

/** How many orders each tab holds; the same object while no order moves. */
export function tabCounts(index: OrderIndex): TabCounts {
  const { members } = index;
  index.counts ??= {
    new: members.new.size,
    preorders: members.preorders.size,
    collected: members.collected.size,
    delivered: members.delivered.size,
    cancelled: members.cancelled.size,
  };
  return index.counts;
}

/** The riders to locate: those of all live orders; `shown` is the open order, and `together` whether one map shows them all. */
export function targetsOf(
  { targets }: OrderIndex,
  { shown, together }: Pick<RiderTargets, 'shown' | 'together'>,
): RiderTargets {
  return { orders: [...targets.keys()], riders: [...targets.values()], shown, together };
}

function sortedIds(index: OrderIndex, tab: Tab): Sorted {
  const sorted = { ids: [...index.members[tab]].sort(newestFirst(index)), given: null };
  index.sorted.set(tab, sorted);
  return sorted;
}
