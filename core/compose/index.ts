export { type Composition, compose } from './compose.ts';
export {
  type CompositionContext,
  type DetailRow,
  definePlugin,
  type Mode,
  type Plugin,
  type PluginField,
  type PluginPayload,
  type SlotComponent,
  type SlotName,
  type SlotProps,
} from './plugin.ts';
