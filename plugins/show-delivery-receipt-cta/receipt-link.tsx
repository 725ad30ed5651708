import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $publicLinks, linksAsked, type SlotProps } from '#core';
import { statusGroups } from '#core/rules';
import { useText } from '#i18n';
import { ButtonLink } from '#ui';

/** Shown once the order has a receipt. */
export function ReceiptLink({ order: { order_id, status } }: SlotProps['order.actions']) {
  const t = useText();
  const [links, ask] = useUnit([$publicLinks, linksAsked]);
  const finished = statusGroups.deliveredOrReturned.has(status);
  useEffect(() => {
    if (finished) ask({ order_id });
  }, [order_id, finished, ask]);
  const receipt = links?.order_id === order_id ? links.receipt : null;
  if (!finished || receipt === null) return null;
  return (
    <ButtonLink icon="note" href={receipt} target="_blank">
      {t('order.receipt')}
    </ButtonLink>
  );
}
