export { clashesOf } from './clashes.ts';
export { type Composition, compose } from './compose.ts';
export type { PluginFault } from './guard.ts';
export { $composed, $composition, compositionChanged } from './model.ts';
export type { Claim } from './owned-twice.ts';
export { paymentText } from './payment-text.ts';
export {
  type CompositionContext,
  type DetailRow,
  definePlugin,
  type KnownPlace,
  type Mode,
  type Plugin,
  type PluginField,
  type PluginPage,
  type PluginRoute,
  type SlotName,
  type SlotProps,
} from './plugin.ts';
export {
  type Adjustment,
  feeAfterDiscount,
  joinedAdjustments,
  type PluginPayload,
  type PricedQuote,
  payableFee,
  payloadOfQuote,
  type QuoteToAdjust,
} from './quote.ts';
export type { Settings } from './settings.ts';
export type { OwnedTexts } from './text-clashes.ts';
