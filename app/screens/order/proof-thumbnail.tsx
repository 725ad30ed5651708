import { useStoreMap, useUnit } from 'effector-react';
import { useCallback } from 'react';
import { $proofs, pictureOf, proofAsked } from '#core';
import { useHeldAddress } from '#hooks';
import { useText } from '#i18n';
import type { Id, ProofKind } from '#schemas';
import { Icon, Spinner } from '#ui';
import * as css from './order.css.ts';
import { whenSeen } from './when-seen.ts';

type ProofThumbnailProps = { orderId: Id; kind: ProofKind; onPress: () => void };

/** A photograph, small. It is fetched once it comes into sight; one that could not be says so by its sign, and why when it is pressed. */
export function ProofThumbnail({ orderId, kind, onPress }: ProofThumbnailProps) {
  const t = useText();
  const ask = useUnit(proofAsked);
  const taken = useStoreMap({
    store: $proofs,
    keys: [orderId, kind],
    fn: (held, [order_id, wanted]) => pictureOf(held, { order_id, kind: wanted }),
  });
  const watch = useCallback(
    (element: HTMLElement | null) =>
      element === null ? undefined : whenSeen(element, () => ask({ order_id: orderId, kind })),
    [orderId, kind, ask],
  );
  const name = t(`order.proof.${kind}`);
  return (
    <button
      ref={watch}
      type="button"
      className={css.thumbnail}
      aria-label={name}
      title={name}
      aria-haspopup="dialog"
      onClick={onPress}
    >
      {taken?.file ? (
        <Small content={taken.file.content} />
      ) : taken?.problem ? (
        <Icon name="warning" />
      ) : (
        <Spinner />
      )}
    </button>
  );
}

/** The button around it has its name. */
function Small({ content }: { content: Blob }) {
  return <img className={css.small} src={useHeldAddress(content)} alt="" />;
}
