import { lazy } from 'react';
import { definePlugin } from '#core';

/**
 * The help centre (specification 1, section 4): unless its flag is off, for members of an outlet. Guests have none, and an
 * ordering platform has its own.
 */
export const helpCentre = definePlugin({
  id: 'helpcenter',
  flag: 'helpcenter',
  available: ({ mode }) => mode === 'CLASSIC',
  pages: [
    {
      path: 'helpcenter',
      labelKey: 'help-center.title',
      unlisted: true,
      load: () => import('./help-page.tsx').then(({ HelpPage }) => HelpPage),
    },
  ],
  slots: {
    'shell.floating': lazy(() =>
      import('./floating.tsx').then(({ FloatingHelp }) => ({ default: FloatingHelp })),
    ),
    'account.help': lazy(() =>
      import('./account-entry.tsx').then(({ AccountEntry }) => ({ default: AccountEntry })),
    ),
  },
});
