import { lazy } from 'react';
import { definePlugin } from '#core';

/** The settings of alerts within reach of the tracking page itself (specification 1, section 9). */
export const trackingPageSettings = definePlugin({
  id: 'tracking-page-settings',
  flag: 'tracking-page-settings',
  available: () => true,
  slots: {
    'orders.head': lazy(async () => ({
      default: (await import('./settings-button.tsx')).SettingsButton,
    })),
  },
});
