import { definePlugin } from '#core';
import { lazyPart } from '#lazy';
import { helpRoute } from './route.ts';

/**
 * The help centre (specification 1, section 4), for members only: guests have none, and an ordering platform has its own.
 */
export const helpCentre = definePlugin({
  id: 'helpcenter',
  flag: 'helpcenter',
  available: ({ mode }) => mode === 'CLASSIC',
  pages: [
    {
      ...helpRoute,
      unlisted: true,
      wordsKey: 'help-center.words',
      needs: 'outlet',
      load: () => import('./help-page.tsx').then(({ HelpPage }) => HelpPage),
    },
  ],
  slots: {
    'shell.floating': lazyPart(
      () => import('./entries.ts'),
      ({ FloatingHelp }) => FloatingHelp,
    ),
    'shell.bar': lazyPart(
      () => import('./entries.ts'),
      ({ BarHelp }) => BarHelp,
    ),
    'order.actions': lazyPart(
      () => import('./order-entry.tsx'),
      ({ OrderEntry }) => OrderEntry,
    ),
    'account.help': lazyPart(
      () => import('./entries.ts'),
      ({ AccountEntry }) => AccountEntry,
    ),
  },
});
