export { $now, clockTicked } from './clock.ts';
export { $config, $timezone, type Config, configured } from './config.ts';
export { $log, appended, type Log } from './log.ts';
export { isCancellable } from './orders/cancellation.ts';
export { type Eta, etaOf } from './orders/eta.ts';
export { labelKey, labelOf, labelOfStatus, type StatusLabel } from './orders/labels.ts';
export {
  $cancelPending,
  $dayStart,
  $orders,
  $tabCounts,
  type Orders,
  orderOf,
  tabShowing,
  visibleIds,
} from './orders/model.ts';
export { fullMapHidden, riderAssigned, riderPolled } from './orders/rider.ts';
export { rankOf, statusGroups } from './orders/status.ts';
export { type Tab, tabOf, tabs } from './orders/tabs.ts';
export {
  type Call,
  callFx,
  connectFx,
  type DraftOwner,
  disconnectFx,
  endpointFx,
  extendSessionFx,
  flagsFx,
  forgetDraftsFx,
  type InputFor,
  loadDraftFx,
  loadLocaleFx,
  loadSearchesFx,
  loadSessionFx,
  type RiderTarget,
  saveDraftFx,
  saveLocaleFx,
  saveSearchesFx,
  saveSessionFx,
  trackRidersFx,
  waitFx,
} from './ports.ts';
