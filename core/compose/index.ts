export { type Composition, compose } from './compose.ts';
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
  type PluginPayload,
  type SlotComponent,
  type SlotName,
  type SlotProps,
} from './plugin.ts';
export { bareSettings, type Settings } from './settings.ts';
