import { definePlugin } from '#core';
import { lazyPart } from '#lazy';

/** Inside a platform's frame: opens the page in a new window, with the same session. */
export const godroidPopup = definePlugin({
  id: 'godroid-popup',
  flag: 'godroid-popup',
  available: ({ mode }) => mode === 'GODROID',
  slots: {
    'shell.bar': lazyPart(
      () => import('./open-window.tsx'),
      ({ OpenWindow }) => OpenWindow,
    ),
  },
});
