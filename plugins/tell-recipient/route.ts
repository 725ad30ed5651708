import type { PluginRoute } from '#core';

/** The page of an outlet's messages to recipients. */
export const tellRoute = {
  path: 'messages',
  labelKey: 'tell.title',
  narrow: true,
} as const satisfies PluginRoute;
