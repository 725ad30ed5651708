export { AccessPage, AccessPlace } from './access.ts';
export { AddressBookEntry, OriginForm, SavedAddress, SavedCustomer } from './address.ts';
export {
  type AlertKind,
  AlertSettings,
  type AlertVolume,
  alertKinds,
  alertVolumes,
} from './alerts.ts';
export { type ArriveProblem, arriveProblems } from './arrive.ts';
export { AssetManifest } from './asset-manifest.ts';
export {
  Brand,
  type IllustrationStyle,
  illustrationStyles,
} from './brand.ts';
export {
  type BulkDraft,
  BulkJob,
  BulkJobRow,
  type BulkJobStatus,
  BulkOutline,
  type BulkPaymentMethod,
  type BulkPhase,
  BulkProblem,
  BulkRow,
  BulkRowEdit,
  type BulkRowState,
  bulkChangeLimit,
  bulkFileLimit,
  bulkJobStatuses,
  bulkPageRows,
  bulkPartRows,
  bulkPaymentMethods,
  bulkPhases,
  bulkRowLimit,
  bulkRowStates,
  NumberedBulkRow,
} from './bulk.ts';
export { type BulkColumn, bulkColumns } from './bulk-columns.ts';
export { CardFieldsMessage } from './card-fields.ts';
export {
  type Basemap,
  Credit,
  Deployment,
  type Embedding,
  environments,
  type GuestLimits,
} from './deployment.ts';
export { EmbeddedToken, embeddedPages, embeddedSessionOf, windowPath } from './embedded.ts';
export { type EndpointId, endpoints } from './endpoints/all.ts';
export {
  type Access,
  type Endpoint,
  type InputOf,
  type Method,
  type OwnedKind,
  type ParsedInputOf,
  pathOf,
  queryOf,
  type ResultOf,
  type Retry,
  type Service,
} from './endpoints/endpoint.ts';
export { faultLength } from './endpoints/faults.ts';
export { fileKinds, OrderSummary } from './endpoints/history.ts';
export { type OrderGroup, orderFilter, orderGroups } from './endpoints/order-filter.ts';
export { paginationKeys } from './endpoints/orders.ts';
export { locateRider, locateRiders, RIDERS_AT_ONCE } from './endpoints/riders.ts';
export { type FileFormat, fileFormats, mediaTypes, ServedFile } from './endpoints/served-file.ts';
export { type CountryParameter, countryParameters } from './endpoints/vendors.ts';
export {
  type ConnectionLoss,
  type Event,
  type EventOf,
  type EventPayloads,
  type EventSource,
  type EventType,
  events,
  eventTypes,
} from './event.ts';
export type { Masks } from './exported.ts';
export { guardOf, quickly } from './fast.ts';
export {
  defaultFlags,
  FlagAnswer,
  type FlagName,
  type Flags,
  flagNames,
  readFlags,
  specifiedFlags,
} from './flags.ts';
export {
  FleetEstimate,
  FleetMessage,
  FleetOrder,
  FleetPhotograph,
  FleetPositions,
  FleetReport,
  type FleetStatus,
  fleetStatuses,
} from './fleet.ts';
export {
  HelpCentreAnswer,
  HelpCentreInit,
  HelpCentreMessage,
  type HelpCentreRenewal,
  type HelpCentreTyped,
  helpCentreHostOf,
} from './help-centre.ts';
export { characters, isLonger, mostUnits } from './length.ts';
export { LogHeader, readEvent } from './log.ts';
export { type AddressHabits, type Extent, Market, type Tariff } from './market.ts';
export { Device, Invitation, Member, Pin, RequiredCodes } from './members.ts';
export {
  type MessageChannel,
  MessageChoice,
  type MessageKind,
  MessageSettings,
  messageChannels,
  messageKinds,
  SentMessage,
} from './message.ts';
export {
  AssignedRider,
  Cancellation,
  Customer,
  CustomerLocation,
  Order,
  type ProofKind,
  proofKinds,
  RecentOrder,
  StatusEntry,
} from './order.ts';
export { type FeatureValues, OrderFeatures, PriceLine } from './order-features.ts';
export { OrderUpdate } from './order-update.ts';
export { ChangedOutlet, mostOwners, NewOutlet, OutletDetails } from './outlet.ts';
export { NewPasskey, Passkey, PasskeyCreation, PasskeyProof, PasskeyRequest } from './passkey.ts';
export {
  CardMethod,
  type CardProvider,
  cardProviders,
  PaymentInstrument,
  PaymentIntent,
  PaymentOutcome,
  type PaymentState,
  paymentStates,
  UnsettledPayment,
} from './payment.ts';
export { DeliveryArea, Place, PlaceLabel, PlaceSuggestion } from './place.ts';
export { highest, mayAt, mayDo, mayGive, type Power, powers } from './powers.ts';
export {
  CountryCode,
  CurrencyCode,
  EmailAddress,
  Id,
  Position,
  requiredText,
  text,
  typedText,
  UnixTime,
} from './primitives.ts';
export { ErrorBody, Problem, type Result } from './problem.ts';
export {
  type ConsumerStage,
  consumerStages,
  legalClauses,
  PublicLinks,
  type PublicPayment,
  PublicReceipt,
  type PublicStage,
  PublicTracking,
  publicPayments,
  publicStages,
} from './public.ts';
export { generalRefusals, type RefusalCode, type RefusalOf } from './refusals.ts';
export {
  Destination,
  Estimations,
  FeeBreakdown,
  FeeQuote,
  KeptSender,
  OrderCreation,
  RequestDraft,
  RequestFields,
} from './request.ts';
export { RiderLocation } from './rider.ts';
export { Role, roles, Standing } from './roles.ts';
export { type KeyScope, keyScopes, NewServiceKey, ServiceKey } from './service-key.ts';
export { type PartState, ServiceStatus, ServiceWork } from './service-status.ts';
export { AuthenticationResult, guestSessionOf, StoredSession, Tokens, User } from './session.ts';
export { ClientFrame, parseServerFrame, Sequence, ServerFrame } from './socket.ts';
export {
  BookColumnChoices,
  BulkColumnChoices,
  type CheckedSheetRow,
  type PackedSheetRows,
  type SheetLayout,
  type SheetLine,
  type Spreadsheet,
  type SpreadsheetFault,
  type SpreadsheetLimits,
  spreadsheetFaultOf,
  spreadsheetFaults,
} from './spreadsheet.ts';
export {
  type CancelReason,
  cancelReasons,
  type OrderStatus,
  orderStatuses,
  type PaymentMethod,
  paymentMethods,
} from './status.ts';
export { Vendor, VendorLocation } from './vendor.ts';
export { KeptFilters, KeptOutlet, presetPeriods } from './views.ts';
export {
  Voucher,
  VoucherCode,
  VoucherQuote,
  type VoucherType,
  voucherTypes,
} from './voucher.ts';
export {
  NewWebhook,
  Webhook,
  WebhookBody,
  WebhookDelivery,
  type WebhookEvent,
  webhookEvents,
} from './webhook.ts';
