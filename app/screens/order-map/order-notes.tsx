import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useComposition } from '#composition';
import { $now } from '#core';
import { useText } from '#i18n';
import type { Order } from '#schemas';
import { Notice } from '#ui';

type OrderNotesProps = { order: Order; className: string; children?: ReactNode };

/** What features have to say about an order as it stands now, or else what is in its place; no name on a map lies under it. */
export function OrderNotes({ order, className, children }: OrderNotesProps) {
  const t = useText();
  const now = useUnit($now);
  const notes = useComposition().orderNotes(order, now);
  if (notes.length === 0) return children;
  return notes.map((key) => (
    <div key={key} data-over-map>
      <Notice className={className}>{t(key)}</Notice>
    </div>
  ));
}
