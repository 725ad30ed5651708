import { useUnit } from 'effector-react';
import { labelKey } from '#core';
import { useText } from '#i18n';
import { LiveRegion } from '#ui';
import { $announced } from './announcements-model.ts';

/** Says changes of a status aloud. */
export function Announcements() {
  const t = useText();
  const texts = useUnit($announced).map(({ orderId, label }) =>
    t('order.announce', { id: orderId, status: t(labelKey(label)) }),
  );
  return <LiveRegion message={texts.join('. ')} />;
}
