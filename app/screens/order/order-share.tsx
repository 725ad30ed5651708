import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { absolute } from '#adapters';
import { $publicLinks, linkCopied, linksAsked } from '#core';
import { useText } from '#i18n';
import type { Order } from '#schemas';
import { Button } from '#ui';

/** The recipient's link, to be sent to them; it needs no sign-in and shows little. */
export function OrderShare({ order: { order_id } }: { order: Order }) {
  const t = useText();
  const [links, ask, copy] = useUnit([$publicLinks, linksAsked, linkCopied]);
  const [wanted, setWanted] = useState(false);
  const link = links?.order_id === order_id ? links.tracking : null;
  useEffect(() => {
    if (!wanted || link === null) return;
    setWanted(false);
    copy(absolute(link));
  }, [wanted, link, copy]);
  const share = () => {
    setWanted(true);
    if (link === null) ask({ order_id });
  };
  return <Button onClick={share}>{t('order.link.copy')}</Button>;
}
