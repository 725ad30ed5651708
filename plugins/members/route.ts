import type { PluginRoute } from '#core';

/** Who belongs to an outlet, and what they may do. */
export const peopleRoute = {
  path: 'people',
  labelKey: 'people.title',
} as const satisfies PluginRoute;

/** What somebody sees and changes of their own account. */
export const accountRoute = {
  path: 'account',
  labelKey: 'profile.title',
  withoutOutlets: true,
} as const satisfies PluginRoute;

/** Who takes a turn at a device that several people use. */
export const switchRoute = {
  path: 'switch',
  labelKey: 'switch.title',
  withoutOutlets: true,
} as const satisfies PluginRoute;
