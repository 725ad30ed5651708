import { useStoreMap, useUnit } from 'effector-react';
import { useMemo } from 'react';
import {
  $now,
  $pacedOrders,
  $search,
  $vendorId,
  isSameList,
  type Orders,
  type Tab,
  tabShowing,
  visibleIds,
} from '#core';
import { useCalm } from '#ui';
import { $attention } from './attention-model.ts';
import { $longestFirst } from './sort-model.ts';
import { isUnderWay } from './under-way.ts';

export type Group = 'attention' | 'rest' | 'carried';

/** Keys of group headings, which no order has. */
const headKeys: Readonly<Record<Group, string>> = {
  attention: ':attention',
  rest: ':rest',
  carried: ':carried',
};
const groups = ['attention', 'rest', 'carried'] as const;

export function groupOfKey(key: string): Group | null {
  return groups.find((group) => headKeys[group] === key) ?? null;
}

export type Rows = {
  readonly keys: readonly string[];
  readonly counts: Readonly<Record<Group, number>>;
};

/**
 * The keys of a tab's rows, headings included. Orders under way that need attention come first; while a pointer or the focus
 * is in the list (`isHeld`), orders stay in their groups for up to five seconds. With `joined`, orders with a rider
 * come below new ones.
 */
export function useRows(tab: Tab, { isHeld, joined }: { isHeld: boolean; joined: boolean }): Rows {
  const ids = useFound(tab);
  const collected = useFound(joined ? 'collected' : null);
  const urgent = useCalmAttention(tab, isHeld);
  const longestFirst = useUnit($longestFirst);
  return useMemo(() => {
    if (!isUnderWay(tab))
      return { keys: ids, counts: { attention: 0, rest: ids.length, carried: 0 } };
    const below = (all: readonly string[]) => {
      const others = without(all, urgent);
      return longestFirst ? others.toReversed() : others;
    };
    const [rest, carried] = [below(ids), below(collected)];
    return {
      keys: [
        ...withHead('attention', urgent),
        ...withHead('rest', rest),
        ...withHead('carried', carried),
      ],
      counts: { attention: urgent.length, rest: rest.length, carried: carried.length },
    };
  }, [tab, ids, collected, urgent, longestFirst]);
}

const none: readonly string[] = [];

function without(all: readonly string[], some: readonly string[]): readonly string[] {
  if (some.length === 0) return all;
  const left = new Set(some);
  return all.filter((id) => !left.has(id));
}

function withHead(group: Group, ids: readonly string[]): readonly string[] {
  return ids.length === 0 ? [] : [headKeys[group], ...ids];
}

/** What of a tab is found, newest first; nothing of none, so that nothing is drawn again for what is not shown. */
function useFound(tab: Tab | null): readonly string[] {
  return useStoreMap({
    store: $pacedOrders,
    keys: [tab, useUnit($search)],
    fn: (orders, [shown, key]) => (shown === null ? none : visibleIds(orders, shown, key)),
  });
}

function useCalmAttention(tab: Tab, isHeld: boolean): readonly string[] {
  const [all, search, vendorId] = useUnit([$attention, $search, $vendorId]);
  const beat = useStoreMap({ store: $now, keys: [], fn: (now) => Math.floor(now / CALM) });
  const found = useStoreMap({
    store: $pacedOrders,
    keys: [all, search],
    fn: (orders, [ids, key]) => searchUnderWay(orders, ids, key),
    updateFilter: (next, last) => !isSameList(next, last),
  });
  return useCalm(found, isHeld ? `${vendorId} ${tab} ${search} ${beat}` : found);
}

/** Asked at each change of thousands of orders, of which few need somebody. */
function searchUnderWay(orders: Orders, ids: readonly string[], search: string): readonly string[] {
  if (search === '') {
    return ids.filter((id) => {
      const tab = tabShowing(orders, id);
      return tab !== null && isUnderWay(tab);
    });
  }
  const found = new Set([
    ...visibleIds(orders, 'new', search),
    ...visibleIds(orders, 'collected', search),
  ]);
  return ids.filter((id) => found.has(id));
}

/** Seconds for which the groups stay as they are where somebody points at a row. */
const CALM = 5;
