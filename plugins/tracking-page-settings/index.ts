import { definePlugin } from '#core';
import { lazyPart } from '#lazy';

/** The settings of alerts within reach of the tracking page itself (specification 1, section 9). */
export const trackingPageSettings = definePlugin({
  id: 'tracking-page-settings',
  flag: 'tracking-page-settings',
  slots: {
    'orders.head': lazyPart(
      () => import('./settings-button.tsx'),
      ({ SettingsButton }) => SettingsButton,
    ),
  },
});
