import type { PluginRoute } from '#core';

/** One job has an address of its own (specification 2, section 2). */
export const bulkRoute = {
  path: 'bulk-order',
  labelKey: 'nav.bulk',
  shape: 'file',
  behindOutlet: ':bulkJobID',
} as const satisfies PluginRoute;
