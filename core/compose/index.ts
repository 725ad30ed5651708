export { type Composition, compose } from './compose.ts';
export { paymentText } from './payment-text.ts';
export {
  type CompositionContext,
  type DetailRow,
  definePlugin,
  type Mode,
  type OrderLink,
  type PageComponent,
  type Plugin,
  type PluginField,
  type PluginPage,
  type SlotComponent,
  type SlotName,
  type SlotProps,
} from './plugin.ts';
export {
  type Adjustment,
  joinedAdjustments,
  type PluginPayload,
  type PricedQuote,
  payableFee,
  payloadOfQuote,
  type QuoteAdjuster,
  type QuoteToAdjust,
} from './quote.ts';
export { bareSettings, type Settings } from './settings.ts';
