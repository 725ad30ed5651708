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
