import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { addressOf } from '#adapters';
import { $proof, proofClosed, proofOpened, proofSaved } from '#core';
import { reasonText, type Translate, useText } from '#i18n';
import { type Order, type Problem, proofKinds } from '#schemas';
import { Button, Card, Dialog, NotLoaded, Row, Section, Skeleton } from '#ui';
import { useComposition } from '../../composition.ts';
import * as css from './order.css.ts';

/** What riders photographed, as far as the features show it. */
export function OrderProofs({ order }: { order: Order }) {
  const t = useText();
  const open = useUnit(proofOpened);
  const shown = useComposition().settings.proofs;
  const taken = proofKinds.filter(
    (kind) => shown.includes(kind) && order.proofs?.some((proof) => proof.kind === kind),
  );
  if (taken.length === 0) return null;
  return (
    <Card>
      <Section level={3} title={t('order.proofs')}>
        <Row wrap>
          {taken.map((kind) => (
            <Button key={kind} onClick={() => open({ order_id: order.order_id, kind })}>
              {t(`order.proof.${kind}`)}
            </Button>
          ))}
        </Row>
      </Section>
      <ProofDialog orderId={order.order_id} />
    </Card>
  );
}

function ProofDialog({ orderId }: { orderId: string }) {
  const t = useText();
  const [proof, open, close, save] = useUnit([$proof, proofOpened, proofClosed, proofSaved]);
  const shown = proof?.order_id === orderId ? proof : null;
  const title = shown === null ? '' : t(`order.proof.${shown.kind}`);
  return (
    <Dialog
      open={shown !== null}
      onClose={close}
      title={title}
      closeLabel={t('action.close')}
      size="wide"
      reading
      actions={shown?.file && <Button onClick={save}>{t('order.proof.save')}</Button>}
    >
      {shown?.problem && (
        <NotLoaded
          retryLabel={t('action.retry')}
          onRetry={() => open({ order_id: orderId, kind: shown.kind })}
        >
          {t('error.download.proof', { message: messageOf(t, shown.problem) })}
        </NotLoaded>
      )}
      {shown && !shown.problem && !shown.file && (
        <Skeleton label={t('order.proof.loading')} height="18rem" />
      )}
      {shown?.file && (
        <Picture
          content={shown.file.content}
          label={t('order.proof.picture', { proof: title, id: orderId })}
        />
      )}
    </Dialog>
  );
}

function messageOf(t: Translate, problem: Problem): string {
  return problem.tag === 'refused' ? reasonText(t, problem) : '';
}

function Picture({ content, label }: { content: Blob; label: string }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const held = addressOf(content);
    setAddress(held.address);
    return held.release;
  }, [content]);
  return <img className={css.picture} src={address} alt={label} />;
}
