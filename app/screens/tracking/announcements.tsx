import { useUnit } from 'effector-react';
import { labelKey } from '#core';
import { useText } from '#i18n';
import { LiveRegion } from '#ui';
import { $announced } from './announcements-model.ts';

/** Says each change of a status aloud. */
export function Announcements() {
  const t = useText();
  const announced = useUnit($announced);
  const message =
    announced === null
      ? ''
      : t('order.announce', { id: announced.orderId, status: t(labelKey(announced.label)) });
  return <LiveRegion message={message} />;
}
