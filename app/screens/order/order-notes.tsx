import { useUnit } from 'effector-react';
import { useComposition } from '#composition';
import { $now } from '#core';
import { useText } from '#i18n';
import type { Order } from '#schemas';
import { Notice } from '#ui';

/** What features have to say about an order as it stands now. */
export function OrderNotes({ order }: { order: Order }) {
  const t = useText();
  const now = useUnit($now);
  return useComposition()
    .orderNotes(order, now)
    .map((key) => <Notice key={key}>{t(key)}</Notice>);
}
