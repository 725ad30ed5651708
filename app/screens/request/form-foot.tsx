import type { ReactNode } from 'react';
import { payableFee, type RequestSnapshot } from '#core';
import { useFormat, useText } from '#i18n';
import { ActionBar, Disclosure } from '#ui';
import { FeeFacts } from './fee-facts.tsx';
import * as css from './fields.css.ts';

/** What it costs and the buttons of the step, always in sight: they stay at the lower edge of the form while its fields scroll. */
export function FormFoot({
  snapshot,
  children,
}: {
  snapshot: RequestSnapshot;
  children: ReactNode;
}) {
  return (
    <ActionBar className={css.foot}>
      <Fee snapshot={snapshot} />
      <div className={css.footButtons}>{children}</div>
    </ActionBar>
  );
}

/** The fee, and on asking what it is made of. */
function Fee({ snapshot }: { snapshot: RequestSnapshot }) {
  const t = useText();
  const format = useFormat();
  const { quote } = snapshot.context;
  if (quote === null) return <p className={css.feeUnknown}>{t('request.fee.unknown')}</p>;
  return (
    <Disclosure
      className={css.fee}
      summary={
        <span className={css.feeWords}>
          <span className={css.feeLabel}>{t('request.fee')}</span>
          <strong className={css.feeFigure}>{format.money(payableFee(quote))}</strong>
        </span>
      }
    >
      <FeeFacts quote={quote} />
    </Disclosure>
  );
}
