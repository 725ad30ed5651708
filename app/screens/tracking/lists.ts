import {
  $ordersComplete,
  $ordersLoading,
  $ordersProblem,
  $ordersReady,
  $preordersComplete,
  $preordersLoading,
  $preordersProblem,
  $preordersReady,
  type Tab,
} from '#core';

/** What a tab is called; where all that are under way stand in one, it is not only the new ones. */
export function tabKey(tab: Tab, joined: boolean): string {
  return joined ? 'tracking.tab.active' : `tracking.tab.${tab}`;
}

/** The pre-orders are a list of their own. */
export function listOf(tab: Tab) {
  return tab === 'preorders' ? preorders : ofToday;
}
const ofToday = {
  ready: $ordersReady,
  complete: $ordersComplete,
  problem: $ordersProblem,
  loading: $ordersLoading,
};
const preorders = {
  ready: $preordersReady,
  complete: $preordersComplete,
  problem: $preordersProblem,
  loading: $preordersLoading,
};
