import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { absolute } from '#adapters';
import { $publicLinks, linkCopied, linksAsked } from '#core';
import { useText } from '#i18n';
import type { Order } from '#schemas';
import { Button } from '#ui';

/** The recipient's link, to be sent to them; it needs no sign-in and shows little. */
export function OrderShare({ order: { order_id } }: { order: Order }) {
  const t = useText();
  const [links, ask, copy] = useUnit([$publicLinks, linksAsked, linkCopied]);
  useEffect(() => {
    ask({ order_id });
  }, [order_id, ask]);
  const link = links?.order_id === order_id ? links.tracking : null;
  return (
    <Button disabled={link === null} onClick={() => link !== null && copy(absolute(link))}>
      {t('order.link.copy')}
    </Button>
  );
}
