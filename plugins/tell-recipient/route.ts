import type { PluginRoute } from '#core';

/** The page of an outlet's messages to recipients. */
export const tellRoute = {
  path: 'messages',
  labelKey: 'tell.title',
  shape: 'sections',
} as const satisfies PluginRoute;
