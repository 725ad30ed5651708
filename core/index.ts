export { isCancellable } from '#core/rules';
export {
  $access,
  $accessBusy,
  $passwordSet,
  accessFailed,
  accessOpened,
  accessRestarted,
  accessTyped,
  codeFound,
  codeWanted,
  linkFollowed,
  linkWanted,
  newPasswordSent,
  registrationSent,
} from './access/model.ts';
export { secondsLeft } from './access/place.ts';
export { pageViewed } from './analytics/analytics.ts';
export { occupationChanged, occupies } from './build/occupation.ts';
export {
  $failedRowsComing,
  $templateComing,
  bulkTemplateAsked,
  failedRowsAsked,
} from './bulk/files.ts';
export { $bulkJobs, $bulkJobsFailed, bulkJobsAsked } from './bulk/jobs.ts';
export {
  type Adjustment,
  type Claim,
  type Composition,
  type CompositionContext,
  clashesOf,
  compose,
  compositionChanged,
  type DetailRow,
  definePlugin,
  feeAfterDiscount,
  type KnownPlace,
  type Mode,
  type OwnedTexts,
  type Plugin,
  type PluginFault,
  type PluginField,
  type PluginPage,
  type PluginRoute,
  type PricedQuote,
  payableFee,
  paymentText,
  type QuoteToAdjust,
  type Settings,
  type SlotName,
  type SlotProps,
} from './compose/index.ts';
export { $banner, $cutOff, networkReturned } from './connection/model.ts';
export { importLog } from './diagnostics/export.ts';
export { diagnosticsFx } from './diagnostics/model.ts';
export { replayKnown } from './diagnostics/replay.ts';
export { engine } from './engine.ts';
export {
  $range,
  $statusFilter,
  customRangeChosen,
  filtersOpened,
  rangeChosen,
  statusFilterChosen,
  statusFilters,
} from './filters/model.ts';
export {
  type ChosenDays,
  customRange,
  type RangeFault,
  rangeCategories,
} from './filters/ranges.ts';
export {
  $recentSearches,
  $search,
  searchCommitted,
  searchOpened,
  searchTyped,
} from './filters/search-model.ts';
export { $flags, $flagsKnown, $flagsLoading, $maintenance, flagsAsked } from './flags/model.ts';
export { $secondCurrencyHolds } from './flags/second-currency.ts';
export {
  $bulk,
  $bulkFeatures,
  $closed,
  $duplicating,
  $guestMethods,
  $hours,
  $late,
  $onlinePayment,
  $payment,
  $paymentRefusal,
  $request,
  addressOfOrigin,
  type BulkSnapshot,
  type BulkStep,
  bulkClosed,
  bulkOpened,
  bulkRowTyped,
  bulkSent,
  bulkSteps,
  type CardChoice,
  type Closed,
  changedFields,
  duplicateAsked,
  duplicateConfirmed,
  duplicateDeclined,
  duplicateShown,
  type HeldRow,
  hoursAskedAgain,
  methodOf,
  type Origin,
  type OriginTexts,
  onlinePaymentAsked,
  originOf,
  type PaymentSnapshot,
  paymentFailed,
  paymentFieldsOf,
  paymentReturned,
  paymentSent,
  paymentSettled,
  phoneAtHome,
  placeFailure,
  type RequestError,
  type RequestSnapshot,
  recipientOf,
  requestClosed,
  requestOpened,
  requestPage,
  requestSent,
  reviewPressed,
  spreadsheetLimits,
  submitPressed,
  termsViolation,
  violationsOfDetails,
} from './flows/index.ts';
export { type Change, changeOf } from './history/change.ts';
export { daysOfSummary, hasManyDays, type SummaryDay } from './history/days.ts';
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
  $historyOutlet,
  $historySearch,
  $historySearched,
  $historyVendorIds,
  historySearched,
  outletChosen,
} from './history/query-model.ts';
export { $beforeLoading, $historySummary, $summaryLoading } from './history/summary.ts';
export { $ordersOfWeek } from './history/week.ts';
export { $minute, $now, clockTicked, secondsSince } from './kernel/clock.ts';
export { $config, $timezone, type Config, configured } from './kernel/config.ts';
export { dateOf } from './kernel/days.ts';
export { definePort } from './kernel/define-port.ts';
export { defineKept, type Kept } from './kernel/kept.ts';
export { latestOf } from './kernel/latest.ts';
export { isSameList } from './kernel/lists.ts';
export { appended, fact, happened } from './kernel/log.ts';
export { endpointFx } from './kernel/ports.ts';
export {
  fieldOfRefusal,
  isRefused,
  keyOfRefusal,
  problemOf,
  type Refusal,
  refusalOf,
  refusedOf,
} from './kernel/problem.ts';
export {
  $notices,
  noticeDismissed,
  noticeShown,
  noticesHeld,
  pasteCut,
} from './notices/model.ts';
export { durations, type Notice, signInErrorKey } from './notices/notices.ts';
export {
  $cancelFailures,
  $cancelRepriced,
  cancelAsked,
  cancelFailureRead,
  cancelGivenUp,
} from './orders/cancelling.ts';
export { ordersAsked } from './orders/fetching.ts';
export {
  labelKey,
  labelOf,
  labelOfEntry,
  labelOfOrder,
  labelOfStatus,
  type StatusLabel,
} from './orders/labels.ts';
export {
  $linksMissing,
  $publicLinks,
  linkCopied,
  linksAsked,
  numberCopied,
} from './orders/links.ts';
export { firstPageOf } from './orders/listing.ts';
export {
  $ordersComplete,
  $ordersLoading,
  $ordersProblem,
  $ordersReady,
  $preordersComplete,
  $preordersLoading,
  $preordersProblem,
  $preordersReady,
} from './orders/lists.ts';
export { fullMapHidden } from './orders/map-hidden.ts';
export { $mayBeNew, mostOfNew } from './orders/may-be-new.ts';
export {
  $orders,
  countsOf,
  isCancelPending,
  type Orders,
  orderOf,
  tabShowing,
  visibleIds,
} from './orders/model.ts';
export { $orderLoading, $orderMissing, $orderUnloaded, orderAsked } from './orders/named-order.ts';
export { $pacedOrders } from './orders/paced.ts';
export {
  $proof,
  $proofs,
  pictureOf,
  proofAsked,
  proofClosed,
  proofOpened,
  proofSaved,
} from './orders/proofs.ts';
export { riderAssigned, riderPolled } from './orders/rider.ts';
export { idsOfTab, orderIn } from './orders/rows.ts';
export { orderSelected } from './orders/selected.ts';
export { type Tab, tabs } from './orders/tabs.ts';
export { $unreadable } from './orders/unreadable.ts';
export { $unsettled } from './payments/unsettled.ts';
export { $publicPhoto, publicPhotoAsked } from './public/photo.ts';
export { $receipt, receiptOpened } from './public/receipt.ts';
export {
  $publicView,
  type PublicView,
  publicLinkClosed,
  publicLinkOpened,
  publicLookAsked,
} from './public/tracking.ts';
export {
  $recipients,
  $remembers,
  recipientsAsked,
  remembersChosen,
} from './recipients/model.ts';
export { $riders, $riderTargets, ridersShownTogether } from './riders/model.ts';
export { locationOf, type Riders } from './riders/riders.ts';
export {
  $embeddedPlace,
  $embeddedWait,
  type EmbeddedPlace,
  embeddedRetryAsked,
} from './session/embedded.ts';
export { $guestBeginning, $mode, guestAsked } from './session/guest.ts';
export {
  $lapsed,
  $leftOnPurpose,
  $session,
  $sessionKnown,
  $signingIn,
  $starting,
  $user,
  lapseDismissed,
  personProved,
  signInFailed,
  signInSubmitted,
} from './session/model.ts';
export { $passkeyBusy, $passkeyRefusal, passkeyAsked } from './session/passkey.ts';
export { endsSession, isOfToken } from './session/refusal.ts';
export { $secondStep, secondStepLeft } from './session/second-step.ts';
export { authorizationOf, cookieScheme, signedInAs, tokensOf } from './session/session.ts';
export { $signingOutEverywhere, signOutAsked, signOutEverywhereAsked } from './session/sign-out.ts';
export { $termsComing, termsFileAsked } from './terms/file.ts';
export { $termsAccepted, $termsAsked, termsTicked } from './terms/model.ts';
export { $allOutletsAllowed } from './vendors/all-outlets.ts';
export {
  $includeOutlets,
  $isBack,
  $vendor,
  $vendorId,
  $vendors,
  $vendorsFailed,
  $vendorsLoading,
  outletsIncluded,
  vendorChosen,
  vendorsAsked,
} from './vendors/model.ts';
export { $outletNames } from './vendors/outlet-names.ts';
export { $underWayCounts, underWayAsked } from './vendors/under-way.ts';
