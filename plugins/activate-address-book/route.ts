import type { PluginRoute } from '#core';

export const bookRoute = {
  path: 'address-book',
  labelKey: 'addressbook.title',
} as const satisfies PluginRoute;
