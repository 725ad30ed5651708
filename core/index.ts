export { isCancellable } from '#core/rules';
export {
  $failedRowsComing,
  $templateComing,
  bulkTemplateAsked,
  failedRowsAsked,
} from './bulk/files.ts';
export { $bulkJobs, $bulkJobsFailed, bulkJobsAsked } from './bulk/jobs.ts';
export { $now, clockTicked } from './clock.ts';
export {
  type Adjustment,
  bareSettings,
  type Composition,
  type CompositionContext,
  compose,
  type DetailRow,
  definePlugin,
  type Mode,
  type OrderLink,
  type PageComponent,
  type Plugin,
  type PluginField,
  type PluginPage,
  type PricedQuote,
  payableFee,
  paymentText,
  type QuoteAdjuster,
  type QuoteToAdjust,
  type Settings,
  type SlotComponent,
  type SlotName,
  type SlotProps,
} from './compose/index.ts';
export { $config, $timezone, type Config, configured } from './config.ts';
export {
  type Banner,
  bannerOf,
  type Connection,
  connectionProjection,
} from './connection/connection.ts';
export { $banner, $connection } from './connection/model.ts';
export { dateOf } from './days.ts';
export { exportLog, importLog, type ReadLog } from './diagnostics/export.ts';
export { diagnosticsFx } from './diagnostics/model.ts';
export { type Replayed, replayed } from './diagnostics/replay.ts';
export { engine } from './engine.ts';
export {
  $range,
  $recentSearches,
  $search,
  $selectedOrderId,
  $statusFilter,
  customRangeChosen,
  orderSelected,
  rangeChosen,
  type StatusFilter,
  searchCommitted,
  searchTyped,
  statusFilterChosen,
  statusFilters,
} from './filters/model.ts';
export {
  type ChosenDays,
  customRange,
  type DateRange,
  type RangeCategory,
  type RangeFault,
  rangeCategories,
} from './filters/ranges.ts';
export { $flagProvider, $flags, $flagsKnown } from './flags/model.ts';
export {
  $bulk,
  $duplicating,
  $onlinePayment,
  $payment,
  $request,
  type BulkContext,
  type BulkEvent,
  type BulkOpening,
  type BulkSnapshot,
  bulkClosed,
  bulkMachine,
  bulkOpened,
  bulkPlaced,
  bulkRowTyped,
  bulkSent,
  type CardChoice,
  changedFields,
  creationOf,
  duplicateAsked,
  duplicateConfirmed,
  duplicateDeclined,
  duplicateShown,
  methodOf,
  type Opening,
  type Origin,
  type OriginTexts,
  onlinePayment,
  onlinePaymentAsked,
  orderFormOf,
  orderPlaced,
  originOf,
  type PaymentEnd,
  type PaymentEvent,
  type PaymentSnapshot,
  paymentFailed,
  paymentMachine,
  paymentReturned,
  paymentSent,
  paymentSettled,
  pricingChanged,
  type RequestError,
  type RequestEvent,
  type RequestSnapshot,
  requestClosed,
  requestMachine,
  requestOpened,
  requestSent,
  senderFields,
  spreadsheetLimits,
  updateOf,
} from './flows/index.ts';

export { daysOfSummary, type SummaryDay } from './history/days.ts';
export { $fileComing, fileAsked, fileMailAsked, type HistoryFile } from './history/files.ts';
export {
  $historyFailed,
  $historyHasMore,
  $historyIds,
  $historyLoading,
  $historyReady,
  historyClosed,
  historyOpened,
  nextPageAsked,
} from './history/model.ts';
export {
  $historyQuery,
  $historySearch,
  $historySearched,
  $historyVendorIds,
  historySearched,
} from './history/query-model.ts';
export { $historySummary } from './history/summary.ts';
export { $log, appended, eventsOf, fact, happened, type Log } from './log.ts';
export { $notices, noticeDismissed, noticeShown } from './notices/model.ts';
export { durations, type Notice, type NoticeType, signInErrorKey } from './notices/notices.ts';
export {
  $cancelRepriced,
  cancelAsked,
  cancelFailed,
  cancelGivenUp,
  cancelStarted,
} from './orders/cancelling.ts';
export { type Eta, etaOf } from './orders/eta.ts';
export {
  $ordersLoading,
  $ordersProblem,
  $ordersReady,
  orderAsked,
  ordersAsked,
} from './orders/fetching.ts';
export { labelKey, labelOf, labelOfStatus, type StatusLabel } from './orders/labels.ts';
export { $publicLinks, linkCopied, linksAsked } from './orders/links.ts';
export {
  $dayStart,
  $orders,
  countsOf,
  isCancelPending,
  type Orders,
  orderOf,
  tabShowing,
  visibleIds,
} from './orders/model.ts';
export type { OrderIndex } from './orders/orders.ts';
export { $proof, type Proof, proofClosed, proofOpened, proofSaved } from './orders/proofs.ts';
export { fullMapHidden, riderAssigned, riderPolled } from './orders/rider.ts';
export { allOrders, idsOfTab, orderIn } from './orders/rows.ts';
export { rankOf, statusGroups } from './orders/status.ts';
export { type Tab, tabOf, tabs } from './orders/tabs.ts';
export {
  type Call,
  callFx,
  checkSpreadsheetFx,
  closeSpreadsheetFx,
  connectFx,
  copyTextFx,
  type DraftOwner,
  disconnectFx,
  endpointFx,
  extendSessionFx,
  flagsFx,
  forgetDraftsFx,
  type GuestOrder,
  type InputFor,
  keepGuestOrderFx,
  leaveToFx,
  loadAddressBookFx,
  loadBulkColumnsFx,
  loadDraftFx,
  loadGuestOrdersFx,
  loadSearchesFx,
  loadSessionFx,
  loadTermsFx,
  openSpreadsheetFx,
  type RiderTarget,
  readAssetFx,
  saveAddressBookFx,
  saveBulkColumnsFx,
  saveDraftFx,
  saveFileFx,
  saveLocaleFx,
  saveSearchesFx,
  saveSessionFx,
  saveTermsFx,
  trackRidersFx,
  waitFx,
} from './ports.ts';
export { $receipt, type ReceiptView, receiptOpened } from './public/receipt.ts';
export {
  $publicView,
  type PublicView,
  publicLinkClosed,
  publicLinkOpened,
  publicLookAsked,
} from './public/tracking.ts';
export { $riders, $riderTargets } from './riders/model.ts';
export { locationOf, type Riders } from './riders/riders.ts';
export { $secondCurrencyHolds } from './second-currency.ts';
export { $guestBeginning, $mode, guestAsked } from './session/guest.ts';
export {
  $authorization,
  $session,
  $sessionKnown,
  $signingIn,
  $signingOut,
  $starting,
  $user,
  appStarted,
  sessionStored,
  signInFailed,
  signInSubmitted,
  signOutAsked,
} from './session/model.ts';
export type { Session } from './session/session.ts';
export { $termsAccepted, $termsAsked, termsTicked } from './terms/model.ts';
export {
  $includeOutlets,
  $vendor,
  $vendorId,
  $vendors,
  $vendorsLoading,
  outletsIncluded,
  vendorChosen,
  vendorsAsked,
} from './vendors/model.ts';
