export { bareAddress, composeAddress, shownAddress, unitBefore, unitIn } from './address.ts';
export {
  type AmountMarket,
  isCoinSum,
  parseAmount,
  plainAmounts,
  tooFine,
  writeAmount,
} from './amount.ts';
export { type Attention, attentionOf, attentionsOf, isRunningLate } from './attention.ts';
export { type BookCells, type BookColumn, bookColumns } from './book-columns.ts';
export { missingBookColumns, readBookHeader } from './book-header.ts';
export { type BookRow, readBookRow } from './book-row.ts';
export type { FeatureColumn, FeatureColumns } from './bulk/added.ts';
export {
  bulkPaymentsOf,
  bulkRowProblems,
  isRowProblem,
  readBulkPayment,
  rowProblem,
} from './bulk/cells.ts';
export {
  addedColumns,
  blankBulkRow,
  cellOf,
  columnsOf,
  compareColumns,
  fileColumns,
  heldCell,
  withCell,
} from './bulk/columns.ts';
export { likenessOf, lostZeros, repeatedOrders } from './bulk/doubts.ts';
export { defineFeatureColumns } from './bulk/feature-columns.ts';
export { type CheckedNumberedRow, checkBulkRows, repeatedCodes } from './bulk/file.ts';
export {
  type BulkHeader,
  bulkErrorColumn,
  columnNamesOf,
  findBulkHeader,
  missingBulkColumns,
  ownColumnNames,
  readBulkHeader,
  withColumn,
} from './bulk/header.ts';
export { isLeftOutOnly } from './bulk/left-out.ts';
export { type Moment, momentReader, momentWriter } from './bulk/moment.ts';
export {
  type BulkContext,
  type BulkOrder,
  bulkRowChecker,
  type CheckedBulkRow,
  isEmptyBulkRow,
  isTotalOfRows,
} from './bulk/row.ts';
export { callOf } from './call-of.ts';
export { cancelReasonsFor } from './cancel-reasons.ts';
export { isCancellable, isCancellableLater } from './cancellation.ts';
export { type CancellationCost, cancellationCost } from './cancellation-cost.ts';
export { cardViolations, holdsCardNumber, withoutCards } from './card-number.ts';
export { filledByCustomer } from './chosen-customer.ts';
export { choicesAmong, chosenBefore, rememberedChoices } from './column-choices.ts';
export {
  isMapLink,
  pairOf,
  parseCoordinates,
  type ReadPair,
  readCoordinates,
} from './coordinates.ts';
export { creationOf, type OrderAsked } from './creation.ts';
export { csvSeparator, withoutTextMark, withTextMark } from './csv.ts';
export { deliveryCost, sumOfLines } from './delivery-cost.ts';
export { phoneCharacters, westernDigits } from './digits.ts';
export { greatCircleMetres, toldMetres } from './distance.ts';
export {
  amountAtDoor,
  comesToDoor,
  type DoorMoney,
  doorMoney,
  type OrderSums,
  paysAtDoor,
  sumsOf,
} from './door-money.ts';
export { doubledWait } from './doubling.ts';
export { editViolations } from './edit-violations.ts';
export { isEditableOutlet } from './editable-outlet.ts';
export { isEditable, paymentChange, statusAfterEdit } from './editing.ts';
export { isEmail } from './email.ts';
export { arrivesAt, type Eta, etaOf, minutesUntil } from './eta.ts';
export { feeOf, routeFee } from './fee.ts';
export { fillTexts, nameOf } from './filled-texts.ts';
export { holdsNumbers, isFoundBy, isMeant } from './found-by.ts';
export { isFuturePreorder, plannedFor } from './future-preorder.ts';
export { isolatorOf } from './isolate.ts';
export { boxLength, fieldLength, unfitFields } from './lengths.ts';
export { longestPeriod } from './longest-period.ts';
export { mayBeOrder } from './may-be-order.ts';
export { smsOf, whatsAppOf } from './messages-to.ts';
export {
  amountOf,
  type Coinage,
  coinsOf,
  type Minor,
  minorDigits,
  minorOf,
  nearestCoins,
} from './money.ts';
export { opensAt } from './opens-at.ts';
export {
  clockOf,
  isClockLate,
  latenessOf,
  minutesTaken,
  type OrderClock,
  wholeMinutes,
} from './order-clock.ts';
export { defineOrderFeature, type OrderFeature, priceLinesOf } from './order-feature.ts';
export {
  type OrderForm,
  orderRules,
  type RuleContext,
  violationsOf,
} from './order-rules.ts';
export {
  type OutletPlan,
  outletLengths,
  outletOwners,
  outletPhone,
  outletViolations,
} from './outlet.ts';
export { type OutletName, outletNames } from './outlet-name.ts';
export { brokenPasswordRules, passwordRules } from './password.ts';
export {
  allowedSearch,
  type PastSearch,
  searchRefusals,
} from './past-search.ts';
export { readPastedOrder } from './pasted-order.ts';
export { onlinePayment } from './payment-methods/choice.ts';
export { addedMethods, methodsOfFlags } from './payment-methods/of-flags.ts';
export { isOpenToGuests, methodsOffered } from './payment-methods/offered.ts';
export { isPaidOnline, methodOfOrder, paidOnline } from './payment-methods/online.ts';
export { isUncharged } from './payment-methods/uncharged.ts';
export { homePhone, isPossiblePhone, type PhonePlan, wholePhone } from './phone.ts';
export { dialledPhone, formatPhone } from './phone-format.ts';
export { metadataOf } from './phone-metadata.ts';
export { comparedCode, pickupCodeFault, pickupCodeOf, pickupTasksOf } from './pickup-code.ts';
export { detailsPickupEstimation, pickupEstimationOf } from './pickup-estimation.ts';
export {
  type PreOrderFault,
  preOrderFault,
  preOrderViolation,
} from './pre-order.ts';
export { preOrderTimes } from './pre-order-times.ts';
export { lastRecorded, riderAssigned, statusesUnderWay, wasCollected } from './progress.ts';
export { type Arrival, arrivalOf } from './public-arrival.ts';
export { isWholeToken, linksKeptFor } from './public-links.ts';
export {
  type Audience,
  consumerStageOf,
  isRiderPublic,
  publicStageOf,
  type Stage,
  stageOf,
  stageTextOf,
} from './public-stage.ts';
export { readPastSearch } from './read-past-search.ts';
export { type RideMinutes, rideMinutes, usualRide } from './ride-minutes.ts';
export { riderFound } from './rider-found.ts';
export { isBelievable, isNowhere, MOST_AHEAD, MOST_BEHIND } from './rider-position.ts';
export { compareRules, type RuleName, ruleNames } from './rule-order.ts';
export {
  addressBytes,
  bytesOf,
  savedAddressViolation,
  streetOf,
} from './saved-address.ts';
export { savedCustomerViolation, savedCustomerViolations } from './saved-customer.ts';
export { senderFields, senderViolations } from './sender.ts';
export {
  isOpen,
  isOpenAt,
  parseServiceHours,
  type ServiceHours,
  timeOfDay,
} from './service-hours.ts';
export { awaitsPayment, endings, isOver, reachedAt, statusGroups } from './status/groups.ts';
export { labelOfStatus, type StatusLabel } from './status/labels.ts';
export { type OrderStage, orderStages } from './status/meaning.ts';
export { meaningOf } from './status/meanings.ts';
export { rankOf } from './status/rank.ts';
export { type OrderStages, type ReachedStage, stagesOf } from './status/stages.ts';
export { toneOfLabel } from './status/tones.ts';
export { tariffAt } from './tariff.ts';
export { claimsTestFee, testFeeOf } from './test-vendors.ts';
export { trimSigns } from './trim-signs.ts';
export { withoutBidiControls } from './unseen.ts';
export { validateOrder } from './validate-order.ts';
export { vatNumberLength, vatNumberViolation } from './vat-number.ts';
export { inOrder, type RuledViolation, type Violation } from './violation.ts';
export { discountedFee, payableAfterEdit, voucherCode } from './voucher.ts';
