import type { RequestFields } from '#schemas';
import type { CompositionContext, Plugin } from './plugin.ts';
import type { PluginPayload } from './quote.ts';

/** What a plugin adds to a request: its own keys, and what its feature keeps with the order. */
export function payloadOf(
  { payload, order }: Plugin,
  values: RequestFields,
  context: CompositionContext,
): PluginPayload {
  const kept = order?.values(values, context) ?? null;
  return {
    ...payload?.(values, context),
    ...(order && kept && { features: { [order.feature.id]: kept } }),
  };
}

/** The additions of several plugins as one; what features keep stands side by side. */
export function joinPayloads(parts: readonly PluginPayload[]): PluginPayload {
  const kept = parts.flatMap(({ features = {} }) => Object.entries(features));
  return Object.assign({}, ...parts, kept.length > 0 && { features: Object.fromEntries(kept) });
}
