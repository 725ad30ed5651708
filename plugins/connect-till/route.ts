import type { PluginRoute } from '#core';

/** Where the programs of a merchant are connected. */
export const tillRoute = {
  path: 'connect-till',
  labelKey: 'till.title',
  shape: 'sections',
  withoutOutlets: true,
} as const satisfies PluginRoute;
