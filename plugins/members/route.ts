import type { PluginRoute } from '#core';

/** The page of an outlet's members. */
export const peopleRoute = {
  path: 'people',
  labelKey: 'people.title',
  shape: 'sections',
} as const satisfies PluginRoute;

/** The page of the person's own account. */
export const accountRoute = {
  path: 'account',
  labelKey: 'profile.title',
  shape: 'sections',
  withoutOutlets: true,
  ofPerson: true,
} as const satisfies PluginRoute;

/** The page to switch to another person on a shared device. */
export const switchRoute = {
  path: 'switch',
  labelKey: 'switch.title',
  shape: 'sections',
  withoutOutlets: true,
  ofPerson: true,
} as const satisfies PluginRoute;
