import { createWatch } from 'effector';
import { useProvidedScope, useUnit } from 'effector-react';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { Link as Route, useLocation } from 'wouter';
import { paymentFailed, paymentReturned, paymentSettled } from '#core';
import { useText } from '#i18n';
import { lazyPart } from '#lazy';
import type { Order } from '#schemas';
import { Link, Section, Skeleton, Stack } from '#ui';
import { orderPath, pathOf } from '../../shell/paths.ts';
import * as css from './request.css.ts';

const PaymentPanel = lazyPart(
  () => import('./pay/payment-panel.tsx'),
  ({ PaymentPanel }) => PaymentPanel,
);

/** Where a bank sends people back to. The address proves nothing: the server is asked what became of the payment. */
export function PaymentReturnScreen() {
  const t = useText();
  const [path] = useLocation();
  const intentId = decodeURIComponent(path.split('/')[2] ?? '');
  const back = useUnit(paymentReturned);
  useEffect(() => {
    back({ intentId });
  }, [back, intentId]);
  useEnd();
  const wait = <Skeleton label={t('pay.checking')} lines={4} />;
  return (
    <div className={css.alone}>
      <Section level={1} title={t('pay.return.title')}>
        <Stack>
          <Suspense fallback={wait}>
            <PaymentPanel />
          </Suspense>
          <Route href={request} asChild>
            <Link>{t('pay.return.back')}</Link>
          </Route>
        </Stack>
      </Section>
    </div>
  );
}

const request = pathOf({ page: 'request-a-rider', vendorId: null });

/** Paid leads to the order, everything else to the request, which waits as it was left. */
function useEnd() {
  const [, navigate] = useLocation();
  const scope = useProvidedScope();
  const settled = useEffectEvent(({ vendor_id, order_id }: Order) =>
    navigate(orderPath('order-tracking', vendor_id, order_id), { replace: true }),
  );
  const failed = useEffectEvent(() => navigate(request, { replace: true }));
  useEffect(() => {
    const inScope = scope ? { scope } : {};
    const stop = [
      createWatch({ unit: paymentSettled, fn: ({ order }) => settled(order), ...inScope }),
      createWatch({ unit: paymentFailed, fn: () => failed(), ...inScope }),
    ];
    return () => {
      for (const end of stop) end();
    };
  }, [scope]);
}
