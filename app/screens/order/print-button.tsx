import { Suspense, useCallback, useState } from 'react';
import { useText, useWholeTexts } from '#i18n';
import { lazyPart } from '#lazy';
import type { Order } from '#schemas';
import { Button } from '#ui';

const Ticket = lazyPart(
  () => import('./ticket.tsx'),
  ({ Ticket }) => Ticket,
);

/** Puts the order on paper. */
export function PrintButton({ order }: { order: Order }) {
  const t = useText();
  const [printing, setPrinting] = useState(false);
  const printed = useCallback(() => setPrinting(false), []);
  if (!useWholeTexts()) return null;
  return (
    <>
      <Button icon="print" busy={printing} data-command="print" onClick={() => setPrinting(true)}>
        {t('ticket.print')}
      </Button>
      {printing && (
        <Suspense fallback={null}>
          <Ticket order={order} onPrinted={printed} />
        </Suspense>
      )}
    </>
  );
}
