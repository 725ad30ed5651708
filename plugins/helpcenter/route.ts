import type { PluginRoute } from '#core';

/** The help centre of an outlet, which has the window to itself on a phone (specification 1, section 2). */
export const helpRoute = {
  path: 'helpcenter',
  labelKey: 'help-center.title',
  shape: 'window',
  withoutOutlets: true,
} as const satisfies PluginRoute;
