import type { ReactNode } from 'react';
import { payableFee, type RequestSnapshot } from '#core';
import { tariffAt } from '#core/rules';
import { useConfig, useFormat, useText } from '#i18n';
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

/** Before there is an address: what the shortest way from here costs, as far as it is known where that begins. */
function LeastFee({ origin }: { origin: RequestSnapshot['context']['origin'] }) {
  const t = useText();
  const format = useFormat();
  const { market } = useConfig();
  const least = origin.testFee ?? tariffAt(market, origin.position).base;
  return (
    <p className={css.feeUnknown}>
      {!origin.missing && (
        <strong className={css.leastFee}>
          {t('request.fee.from', { fee: format.money(least) })}
        </strong>
      )}
      {t('request.fee.unknown')}
    </p>
  );
}

/** The fee, and on asking what it is made of. */
function Fee({ snapshot }: { snapshot: RequestSnapshot }) {
  const t = useText();
  const format = useFormat();
  const { quote, origin } = snapshot.context;
  if (quote === null) return <LeastFee origin={origin} />;
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
