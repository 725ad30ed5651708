import { useUnit } from 'effector-react';
import { Suspense, useState } from 'react';
import { useComposition } from '#composition';
import { proofOpened } from '#core';
import { useText } from '#i18n';
import { lazyPart } from '#lazy';
import { type Order, type ProofKind, proofKinds } from '#schemas';
import { OnItsWay, Row, Section } from '#ui';
import { ProofThumbnail } from './proof-thumbnail.tsx';

const ProofDialog = lazyPart(
  () => import('./proof-dialog.tsx'),
  ({ ProofDialog }) => ProofDialog,
);

/** What riders photographed, small, as far as the features show it; a press shows one whole. */
export function OrderProofs({ order }: { order: Order }) {
  const t = useText();
  const open = useUnit(proofOpened);
  const [wasOpened, setOpened] = useState(false);
  const { order_id } = order;
  const shown = useComposition().settings.proofs;
  const taken = proofKinds.filter(
    (kind) => shown.includes(kind) && order.proofs?.some((proof) => proof.kind === kind),
  );
  const show = (kind: ProofKind) => {
    setOpened(true);
    open({ order_id, kind });
  };
  if (taken.length === 0) return null;
  return (
    <div>
      <Section level={3} title={t('order.proofs')}>
        <Row wrap>
          {taken.map((kind) => (
            <ProofThumbnail key={kind} orderId={order_id} kind={kind} onPress={() => show(kind)} />
          ))}
        </Row>
      </Section>
      {wasOpened && (
        <Suspense fallback={<OnItsWay label={t('app.loading')} />}>
          <ProofDialog orderId={order_id} />
        </Suspense>
      )}
    </div>
  );
}
