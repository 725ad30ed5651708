import { definePlugin } from '#core';
import { tillRoute } from './route.ts';

/** A merchant's own programs request riders, and hear what becomes of each order. Who came through a platform, or is a guest, connects none. */
export const connectTill = definePlugin({
  id: 'connect-till',
  flag: 'connect-till',
  available: ({ mode }) => mode === 'CLASSIC',
  pages: [
    { ...tillRoute, aside: 'settings', load: async () => (await import('./page.tsx')).TillPage },
  ],
});
