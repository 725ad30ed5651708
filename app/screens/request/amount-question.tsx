import { useUnit } from 'effector-react';
import { useId } from 'react';
import { type RequestSnapshot, requestSent } from '#core';
import { parseAmount } from '#core/rules';
import { useFormat, useText } from '#i18n';
import { Button, Notice } from '#ui';
import * as css from './fields.css.ts';
import { Question } from './question.tsx';

/** An amount beyond what is usual here may be a slip of the finger. */
export function AmountQuestion({ snapshot }: { snapshot: RequestSnapshot }) {
  const t = useText();
  const format = useFormat();
  const send = useUnit(requestSent);
  const { draft, origin, itemValueLimit } = snapshot.context;
  const decline = () => send({ type: 'valueDeclined' });
  const values = {
    amount: format.money(parseAmount(draft.fields.orderAmount ?? '', origin.amounts) ?? 0),
    limit: format.money(itemValueLimit),
  };
  const about = useId();
  return (
    <Question
      title={t('request.value-high.title')}
      about={about}
      onDecline={decline}
      className={css.amountQuestion}
    >
      <Notice tone="warning">
        <span id={about}>{t('request.value-high.body', values)}</span>
        <div className={css.answers}>
          <Button onClick={() => send({ type: 'valueConfirmed' })}>
            {t('request.value-high.accept', values)}
          </Button>
          <Button aria-keyshortcuts="Escape" onClick={decline}>
            {t('request.value-high.decline')}
          </Button>
        </div>
      </Notice>
    </Question>
  );
}
