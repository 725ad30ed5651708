import { definePlugin } from '#core';
import { accountRoute, peopleRoute } from './route.ts';

/** Members of a merchant with their roles, and the account of the person who is signed in (ADR 69). */
export const members = definePlugin({
  id: 'members',
  flag: 'members',
  available: ({ mode }) => mode === 'CLASSIC',
  pages: [
    {
      ...peopleRoute,
      aside: true,
      load: async () => (await import('./people-page.tsx')).PeoplePage,
    },
    {
      ...accountRoute,
      aside: true,
      load: async () => (await import('./account-page.tsx')).AccountPage,
    },
  ],
});
