import { definePlugin } from '#core';
import { lazyPart } from '#lazy';
import { accountRoute, peopleRoute, switchRoute } from './route.ts';

/** Members of a merchant with their roles, and the account of the person who is signed in (ADR 68). */
export const members = definePlugin({
  id: 'members',
  flag: 'members',
  available: ({ mode }) => mode === 'CLASSIC',
  pages: [
    {
      ...peopleRoute,
      unlisted: true,
      wordsKey: 'people.words',
      needs: 'members',
      load: async () => (await import('./people-page.tsx')).PeoplePage,
    },
    {
      ...accountRoute,
      unlisted: true,
      wordsKey: 'profile.words',
      load: async () => (await import('./account-page.tsx')).AccountPage,
    },
    {
      ...switchRoute,
      unlisted: true,
      wordsKey: 'switch.words',
      load: async () => (await import('./switch-page.tsx')).SwitchPage,
    },
  ],
  slots: {
    'account.help': lazyPart(
      () => import('./account-entry.tsx'),
      ({ AccountEntry }) => AccountEntry,
    ),
    'order.activity': lazyPart(
      () => import('./order-changes.tsx'),
      ({ OrderChanges }) => OrderChanges,
    ),
  },
});
