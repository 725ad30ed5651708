import { useFormat, useText } from '#i18n';
import { type PublicTracking, publicPayments } from '#schemas';
import { ButtonLink } from '#ui';
import * as css from './link-page.css.ts';

/** The amount to have ready for the rider, and the receipt if the shop has shared it. */
export function LinkMoney({ tracking: { to_pay: toPay, receipt } }: { tracking: PublicTracking }) {
  const t = useText();
  const format = useFormat();
  const state = publicPayments.find((known) => known === toPay?.state);
  const isDue = state === 'cash' || state === 'card';
  if (state === undefined && !receipt) return null;
  return (
    <div className={isDue ? css.due : css.row}>
      {toPay && state !== undefined && (
        <div>
          <p className={isDue ? css.strong : undefined}>
            {t(`public.pay.${state}`, { amount: format.money(toPay.amount) })}
          </p>
          {state === 'cash' && <p className={css.muted}>{t('public.pay.exact')}</p>}
        </div>
      )}
      {receipt && (
        <ButtonLink href={receipt} icon="note" className={css.atEnd}>
          {t('public.receipt.title')}
        </ButtonLink>
      )}
    </div>
  );
}
