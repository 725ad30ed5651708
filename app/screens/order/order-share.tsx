import { useStoreMap, useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { absolute } from '#adapters';
import { $now, $publicLinks, linkCopied, linksAsked } from '#core';
import { isOver, linksKeptFor, reachedAt } from '#core/rules';
import { useText } from '#i18n';
import type { Order } from '#schemas';
import { Button } from '#ui';

/** The recipient's link, to be sent to them; it needs no sign-in and shows little. */
export function OrderShare({ order }: { order: Order }) {
  const isKept = useStoreMap({
    store: $now,
    keys: [order],
    fn: (now, [shown]) => !isOver(shown) || now - reachedAt(shown) <= linksKeptFor.tracking,
  });
  // A link that leads nowhere any more is not given away.
  return isKept ? <CopyLink order={order} /> : null;
}

function CopyLink({ order: { order_id } }: { order: Order }) {
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
  return (
    <Button icon="window" onClick={share}>
      {t('order.link.copy')}
    </Button>
  );
}
