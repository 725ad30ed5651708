import { useUnit } from 'effector-react';
import { useId } from 'react';
import { payableFee, type RequestSnapshot, requestSent } from '#core';
import { useFormat, useText } from '#i18n';
import { Button, Notice } from '#ui';
import * as css from './fields.css.ts';
import { Question } from './question.tsx';

/** Asks about a changed fee, since nobody is charged one they have not seen: shows the old and the new one. */
export function FeeQuestion({ snapshot }: { snapshot: RequestSnapshot }) {
  const t = useText();
  const send = useUnit(requestSent);
  const values = useFees(snapshot);
  const about = useId();
  const title = t('request.fee-changed.title');
  const accept = () => send({ type: 'feeAccepted' });
  const decline = () => send({ type: 'feeDeclined' });
  const isOfEdit = snapshot.context.editing !== null;
  return (
    <Question title={title} about={about} onDecline={decline} className={css.feeQuestion}>
      <Notice tone="warning" className={css.feeChanged}>
        {title}
      </Notice>
      <p id={about} hidden>
        {t('request.fee-changed.body', values)}
      </p>
      <p className={css.feeWords}>
        <span className={css.feeLabel}>{t('request.fee')}</span>
        <span>
          <del className={css.feeBefore}>{values.before}</del>{' '}
          <ins className={css.feeAfter}>{values.after}</ins>
        </span>
      </p>
      <div className={css.footButtons}>
        <Button aria-keyshortcuts="Escape" onClick={decline}>
          {t('request.fee-changed.decline')}
        </Button>
        <Button
          variant="primary"
          busy={snapshot.hasTag('unseen')}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onClick={accept}
        >
          {t(isOfEdit ? 'request.edit.fee-accept' : 'request.fee-changed.accept', values)}
        </Button>
      </div>
    </Question>
  );
}

/** The fee of an edit is held against that of the order, a renewed one against what was quoted before. */
function useFees({ context: { quote, offered, agreedFee, origin } }: RequestSnapshot) {
  const format = useFormat();
  const before = offered === null ? agreedFee : quote && payableFee(quote, origin.amounts);
  const after = offered ?? quote;
  return {
    before: before === null ? '' : format.money(before),
    after: after === null ? '' : format.money(payableFee(after, origin.amounts)),
  };
}
