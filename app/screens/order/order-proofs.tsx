import { useUnit } from 'effector-react';
import { Suspense, useState } from 'react';
import { proofOpened } from '#core';
import { useText } from '#i18n';
import { lazyPart } from '#lazy';
import { type Order, proofKinds } from '#schemas';
import { Button, Row, Section } from '#ui';
import { useComposition } from '../../composition.ts';

const ProofDialog = lazyPart(
  () => import('./proof-dialog.tsx'),
  ({ ProofDialog }) => ProofDialog,
);

/** What riders photographed, as far as the features show it. */
export function OrderProofs({ order }: { order: Order }) {
  const t = useText();
  const open = useUnit(proofOpened);
  const [wasOpened, setOpened] = useState(false);
  const shown = useComposition().settings.proofs;
  const taken = proofKinds.filter(
    (kind) => shown.includes(kind) && order.proofs?.some((proof) => proof.kind === kind),
  );
  const show = (kind: (typeof proofKinds)[number]) => {
    setOpened(true);
    open({ order_id: order.order_id, kind });
  };
  if (taken.length === 0) return null;
  return (
    <div>
      <Section level={3} title={t('order.proofs')}>
        <Row wrap>
          {taken.map((kind) => (
            <Button key={kind} onClick={() => show(kind)}>
              {t(`order.proof.${kind}`)}
            </Button>
          ))}
        </Row>
      </Section>
      {wasOpened && (
        <Suspense fallback={null}>
          <ProofDialog orderId={order.order_id} />
        </Suspense>
      )}
    </div>
  );
}
