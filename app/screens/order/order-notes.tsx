import { useText } from '#i18n';
import type { Order } from '#schemas';
import { Notice } from '#ui';
import { useComposition } from '../../composition.ts';

/** What features have to say about an order as it stands now. */
export function OrderNotes({ order }: { order: Order }) {
  const t = useText();
  return useComposition()
    .orderNotes(order)
    .map((key) => <Notice key={key}>{t(key)}</Notice>);
}
