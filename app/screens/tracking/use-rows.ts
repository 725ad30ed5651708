import { useStoreMap, useUnit } from 'effector-react';
import { useMemo } from 'react';
import { $now, $orders, $search, $vendorId, type Tab, visibleIds } from '#core';
import { useCalm } from '#ui';
import { $attention } from './attention-model.ts';
import { $longestFirst } from './sort-model.ts';
import { isUnderWay } from './use-tab.ts';

export type Group = 'attention' | 'rest';

/** A row that is the heading of a group stands under a key that no order has. */
const headKeys: Readonly<Record<Group, string>> = { attention: ':attention', rest: ':rest' };

export function groupOfKey(key: string): Group | null {
  if (key === headKeys.attention) return 'attention';
  return key === headKeys.rest ? 'rest' : null;
}

export type Rows = {
  readonly keys: readonly string[];
  readonly counts: Readonly<Record<Group, number>>;
};

/**
 * The keys of a tab's rows, headings included. Where orders are under way, those that need somebody stand on top, and
 * nothing moves between the groups under a pointer or the focus for longer than five seconds.
 */
export function useRows(tab: Tab, isHeld: boolean): Rows {
  const ids = useFound(tab);
  const urgent = useCalmAttention(tab, isHeld);
  const longestFirst = useUnit($longestFirst);
  return useMemo(() => {
    if (!isUnderWay(tab)) return { keys: ids, counts: { attention: 0, rest: ids.length } };
    const onTop = new Set(urgent);
    const below = ids.filter((id) => !onTop.has(id));
    if (longestFirst) below.reverse();
    return {
      keys: [...withHead('attention', urgent), ...withHead('rest', below)],
      counts: { attention: urgent.length, rest: below.length },
    };
  }, [tab, ids, urgent, longestFirst]);
}

function withHead(group: Group, ids: readonly string[]): readonly string[] {
  return ids.length === 0 ? [] : [headKeys[group], ...ids];
}

/** What of a tab is found, newest first. */
function useFound(tab: Tab): readonly string[] {
  return useStoreMap({
    store: $orders,
    keys: [tab, useUnit($search)],
    fn: (orders, [shown, key]) => visibleIds(orders, shown, key),
  });
}

function useCalmAttention(tab: Tab, isHeld: boolean): readonly string[] {
  const [all, search, vendorId] = useUnit([$attention, $search, $vendorId]);
  const fresh = useFound('new');
  const carried = useFound('collected');
  const beat = useStoreMap({ store: $now, keys: [], fn: (now) => Math.floor(now / CALM) });
  const found = useMemo(() => {
    const known = new Set([...fresh, ...carried]);
    return all.filter((id) => known.has(id));
  }, [all, fresh, carried]);
  return useCalm(found, isHeld ? `${vendorId} ${tab} ${search} ${beat}` : found);
}

/** Seconds for which the groups stay as they are where somebody points at a row. */
const CALM = 5;
