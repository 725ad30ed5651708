import { definePlugin } from '#core';
import { lazyPart } from '#lazy';

/** A button for the alert settings on the tracking page (specification 1, section 9). */
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
