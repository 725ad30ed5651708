import { useUnit } from 'effector-react';
import { type ReactNode, useEffect } from 'react';
import { Link as Route, useLocation } from 'wouter';
import { $payment, paymentFailed, paymentReturned, paymentSettled } from '#core';
import { useHappened } from '#hooks';
import { useText } from '#i18n';
import { orderPath, pathOf } from '#routes';
import { Link, Section, Stack } from '#ui';
import { PaymentPanel } from './pay/payment-panel.tsx';
import * as css from './request.css.ts';

/** Where a bank sends people back to. The address proves nothing: the server is asked what became of the payment. */
export function PaymentReturnScreen() {
  const t = useText();
  const [path] = useLocation();
  const intentId = decodeURIComponent(path.split('/')[2] ?? '');
  return (
    <FollowedPayment key={intentId} intentId={intentId}>
      <Route href={request} asChild>
        <Link>{t('pay.return.back')}</Link>
      </Route>
    </FollowedPayment>
  );
}

type FollowedProps = { intentId: string; children?: ReactNode };

/** A payment that was begun on a page that is gone. */
export function FollowedPayment({ intentId, children }: FollowedProps) {
  const t = useText();
  const [follow, payment] = useUnit([paymentReturned, $payment]);
  useEffect(() => {
    follow({ intentId });
  }, [follow, intentId]);
  useEnd();
  const waits = atBank.has(payment?.context.outcome?.state ?? '');
  return (
    <div className={css.alone}>
      <Section
        level={1}
        title={t(waits ? 'pay.waiting.title' : 'pay.return.title')}
        description={waits && t('pay.waiting.body')}
      >
        <Stack>
          <PaymentPanel />
          {children}
        </Stack>
      </Section>
    </div>
  );
}

const atBank: ReadonlySet<string> = new Set(['challenge', 'confirming']);
const request = pathOf({ page: 'request-a-rider', vendorId: null });

/** Paid leads to the order, everything else to the request, which waits as it was left. */
function useEnd() {
  const [, navigate] = useLocation();
  useHappened(paymentSettled, ({ order: { vendor_id, order_id } }) =>
    navigate(orderPath('order-tracking', vendor_id, order_id), { replace: true }),
  );
  useHappened(paymentFailed, () => navigate(request, { replace: true }));
}
