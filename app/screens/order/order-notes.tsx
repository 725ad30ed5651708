import { useUnit } from 'effector-react';
import { useComposition } from '#composition';
import { $now } from '#core';
import { useText } from '#i18n';
import type { Order } from '#schemas';
import { Notice } from '#ui';

type OrderNotesProps = { order: Order; className: string };

/** What features have to say about an order as it stands now; no name on a map lies under it. */
export function OrderNotes({ order, className }: OrderNotesProps) {
  const t = useText();
  const now = useUnit($now);
  return useComposition()
    .orderNotes(order, now)
    .map((key) => (
      <div key={key} data-over-map>
        <Notice className={className}>{t(key)}</Notice>
      </div>
    ));
}
