import { definePlugin } from '#core';
import { tillRoute } from './route.ts';

/** Connects a merchant's own programs by service keys and webhooks; not for guests and people of a platform. */
export const connectTill = definePlugin({
  id: 'connect-till',
  flag: 'connect-till',
  available: ({ mode }) => mode === 'CLASSIC',
  pages: [
    {
      ...tillRoute,
      aside: 'settings',
      wordsKey: 'till.words',
      load: async () => (await import('./page.tsx')).TillPage,
    },
  ],
});
