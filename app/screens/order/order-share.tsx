import { useStoreMap } from 'effector-react';
import { Suspense, useState } from 'react';
import { $now } from '#core';
import { isOver, linksKeptFor, reachedAt, statusGroups } from '#core/rules';
import { useText } from '#i18n';
import { lazyPart } from '#lazy';
import type { Order } from '#schemas';
import { Button, OnItsWay } from '#ui';
import { ActionWords } from './action-words.tsx';

const ShareDialog = lazyPart(
  () => import('./share-dialog.tsx'),
  ({ ShareDialog }) => ShareDialog,
);

/** The recipient's link, to be sent to them; it needs no sign-in and shows little. */
export function OrderShare({ order }: { order: Order }) {
  const isKept = useStoreMap({
    store: $now,
    keys: [order],
    fn: (now, [shown]) => !isOver(shown) || now - reachedAt(shown) <= linksKeptFor.tracking,
  });
  // Nobody follows what will not come, and an expired link leads nowhere.
  const isUseful = isKept && !statusGroups.cancelledLike.has(order.status);
  return isUseful ? <Share order={order} /> : null;
}

function Share({ order }: { order: Order }) {
  const t = useText();
  // Null until it is first opened, which loads its code.
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <Button icon="share" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <ActionWords whole={t('order.share')} short={t('order.share.short')} />
      </Button>
      {open !== null && (
        <Suspense fallback={<OnItsWay label={t('app.loading')} />}>
          <ShareDialog order={order} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
