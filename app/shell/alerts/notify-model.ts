import { createEffect, sample } from 'effector';
import { navigate } from 'wouter/use-browser-location';
import { $vendorId, labelKey, labelOfStatus } from '#core';
import { $alertSettings, alerted } from '#core/alerts';
import { showNotificationFx } from '#core/ports';
import { $texts, languageTag } from '#i18n';
import { orderPath } from '#routes';
import { leadOn } from '#travel';

type Shown = Parameters<typeof showNotificationFx>[0];

/** Most notifications at once; people do not read more when they come back. */
const AT_ONCE = 3;

const showAllFx = createEffect((shown: readonly Shown[]) =>
  Promise.all(shown.map((one) => showNotificationFx(one))),
);

// What is worth a look is shown in the person's own language; a click leads to the order.
sample({
  clock: sample({
    clock: alerted,
    source: { settings: $alertSettings, texts: $texts, vendorId: $vendorId },
    fn: ({ settings, texts, vendorId }, alerts) =>
      texts === null
        ? []
        : alerts
            .filter(({ kind }) => settings.notification[kind])
            .slice(-AT_ONCE)
            .map(({ orderId, status }) => ({
              title: texts.translate(labelKey(labelOfStatus(status))),
              body: texts.translate('order.label', { id: orderId }),
              tag: orderId,
              language: languageTag(texts.language.code),
              opened: () => leadOn(navigate, orderPath('order-tracking', vendorId, orderId)),
            })),
  }),
  filter: (shown) => shown.length > 0,
  target: showAllFx,
});
