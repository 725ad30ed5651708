import { useUnit } from 'effector-react';
import { $proof, proofClosed, proofOpened, proofSaved } from '#core';
import { useHeldAddress } from '#hooks';
import { useText } from '#i18n';
import { Button, Dialog, NotLoaded, Skeleton } from '#ui';
import * as css from './order.css.ts';
import { refusalText } from './refusal.ts';

/** One picture of an order, or why it is not there. */
export function ProofDialog({ orderId }: { orderId: string }) {
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
          {t('error.download.proof', { message: refusalText(t, shown.problem) })}
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

function Picture({ content, label }: { content: Blob; label: string }) {
  const address = useHeldAddress(content);
  return <img className={css.picture} src={address} alt={label} />;
}
