import { definePlugin } from '#core';
import { lazyPart } from '#lazy';
import { tellRoute } from './route.ts';

/** Messages to recipients about their orders, where an outlet wants them (ADR 74). */
export const tellRecipient = definePlugin({
  id: 'tell-recipient',
  flag: 'tell-recipient',
  available: ({ mode }) => mode === 'CLASSIC',
  pages: [
    {
      ...tellRoute,
      aside: 'message',
      wordsKey: 'tell.words',
      load: async () => (await import('./page.tsx')).TellPage,
    },
  ],
  slots: {
    'order.activity': lazyPart(
      () => import('./order-messages.tsx'),
      ({ OrderMessages }) => OrderMessages,
    ),
  },
});
