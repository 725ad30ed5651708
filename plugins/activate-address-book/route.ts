import type { PluginRoute } from '#core';

export const bookRoute = {
  path: 'address-book',
  labelKey: 'addressbook.title',
  shape: 'list',
} as const satisfies PluginRoute;
