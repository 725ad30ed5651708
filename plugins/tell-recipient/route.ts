import type { PluginRoute } from '#core';

/** Where an outlet says what the recipients of its orders are told. */
export const tellRoute = {
  path: 'messages',
  labelKey: 'tell.title',
} as const satisfies PluginRoute;
