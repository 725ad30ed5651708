import { useState } from 'react';
import { Link as RouteLink } from 'wouter';
import type { Problem, ResultOf } from '#schemas';
import { operatorCalls } from '#schemas/operator';
import { Badge, type Column, Link } from '#ui';
import { Code } from '../parts/code.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { Moment } from '../parts/moment.tsx';
import { Records } from '../parts/records.tsx';
import { RowButton } from '../parts/row-button.tsx';
import { t, textIf } from '../text.ts';
import { useAct } from '../use-act.ts';

type Payment = ResultOf<typeof operatorCalls.listPayments>['payments'][number];
type PaymentListProps = {
  payments: readonly Payment[] | null;
  busy: boolean;
  problem: Problem | null;
  again: () => void;
  empty: string;
};

const columns: readonly Column<Payment>[] = [
  { id: 'amount', header: t('payment.amount'), cell: (each) => amountText(each), whole: true },
  { id: 'state', header: t('payment.state'), cell: (payment) => <State payment={payment} /> },
  { id: 'order', header: t('payment.order'), cell: ({ order_id }) => <OrderLink id={order_id} /> },
  {
    id: 'id',
    header: t('payment.id'),
    cell: ({ payment_id }) => <Code>{payment_id}</Code>,
  },
  { id: 'outlet', header: t('payment.outlet'), cell: ({ outlet_id }) => outlet_id },
  {
    id: 'at',
    header: t('payment.at'),
    cell: ({ created_at }) => <Moment at={created_at} />,
    whole: true,
  },
];

/** Payments by card, each with what can be given back. */
export function PaymentList({ payments, busy, problem, again, empty }: PaymentListProps) {
  const [asked, setAsked] = useState<Payment | null>(null);
  const refund = (payment: Payment) =>
    isRefundable(payment) && (
      <RowButton
        act={t('payment.refund')}
        what={payment.payment_id}
        onClick={() => setAsked(payment)}
      />
    );
  return (
    <>
      <Records
        caption={t('place.payments')}
        columns={columns}
        actions={refund}
        rows={payments}
        rowKey={({ payment_id }) => payment_id}
        icon="note"
        {...{ busy, problem, empty }}
        onRetry={again}
      />
      {asked && <Refund payment={asked} onClose={() => setAsked(null)} onChanged={again} />}
    </>
  );
}

function Refund(props: { payment: Payment; onClose: () => void; onChanged: () => void }) {
  const { payment, onClose, onChanged } = props;
  const amount = amountText(payment);
  const { act, busy, problem } = useAct(operatorCalls.refundPayment, {
    told: () => t('payment.refunded', { amount }),
    onDone: () => {
      onClose();
      onChanged();
    },
  });
  return (
    <Confirm
      title={t('payment.refund.title', { amount })}
      consequence={t('payment.refund.consequence')}
      confirm={t('payment.refund')}
      {...{ busy, problem, onClose }}
      onConfirm={() => act({ params: { paymentId: payment.payment_id } })}
    />
  );
}

function State({ payment: { state, refunded_at, refund_underway } }: { payment: Payment }) {
  if (refunded_at !== null) return <Badge tone="info">{t('payment.state.refunded')}</Badge>;
  if (refund_underway) return <Badge tone="warning">{t('payment.state.underway')}</Badge>;
  return <Badge>{textIf(`payment.state.${state}`) ?? state}</Badge>;
}

function OrderLink({ id }: { id: string | null }) {
  if (id === null) return t('payment.order.none');
  return (
    <RouteLink href={`/orders/${id}`} asChild>
      <Link>{id}</Link>
    </RouteLink>
  );
}

function isRefundable({ state, order_id, refunded_at, refund_underway }: Payment): boolean {
  const isPaid = state === 'succeeded' && order_id !== null;
  return isPaid && refunded_at === null && !refund_underway;
}

function amountText({ amount, currency }: Payment): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount);
}
