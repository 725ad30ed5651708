import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useParams } from 'wouter';
import { printPage } from '#adapters';
import { $receipt, receiptOpened } from '#core';
import { isWholeToken, paysAtDoor } from '#core/rules';
import { priceRows, useConfig, useFormat, useText } from '#i18n';
import type { PublicReceipt } from '#schemas';
import {
  Button,
  Card,
  EmptyState,
  type Fact,
  Facts,
  LonePage,
  Section,
  Skeleton,
  Stack,
} from '#ui';
import * as css from './receipt.css.ts';

/** What a delivery was and what it cost, made to be printed or kept as a PDF by the browser. */
export function ReceiptScreen() {
  const { token = '' } = useParams();
  const { brand } = useConfig();
  const [view, open] = useUnit([$receipt, receiptOpened]);
  useEffect(() => {
    open({ token });
  }, [token, open]);
  return (
    <LonePage logo={brand.logo} name={brand.serviceName}>
      <Card className={css.card}>
        {view.state === 'shown' ? (
          <Receipt receipt={view.receipt} />
        ) : (
          <Missing state={view.state} token={token} again={() => open({ token })} />
        )}
      </Card>
    </LonePage>
  );
}

type MissingProps = { state: 'loading' | 'gone' | 'failed'; token: string; again: () => void };

/** As with tracking, who has a whole link that leads nowhere is sent to the shop. */
function Missing({ state, token, again }: MissingProps) {
  const t = useText();
  if (state === 'loading') return <Skeleton label={t('app.loading')} lines={8} />;
  const over = state === 'gone' && isWholeToken(token);
  return (
    <EmptyState
      alone
      icon="search"
      title={t(`public.receipt.${state}`)}
      {...(state === 'failed' && {
        action: <Button onClick={again}>{t('public.refresh')}</Button>,
      })}
    >
      {t(over ? 'public.ask-shop' : `public.receipt.${state}.body`)}
    </EmptyState>
  );
}

function Receipt({ receipt }: { receipt: PublicReceipt }) {
  const t = useText();
  const { serviceName: service } = useConfig().brand;
  return (
    <Section
      level={1}
      title={t('public.receipt.title')}
      description={receipt.returned ? service : t('public.receipt.by', { service })}
    >
      <Stack gap={6}>
        <Facts facts={useFacts(receipt)} />
        <div className={css.notPrinted}>
          <Button onClick={printPage}>{t('public.receipt.print')}</Button>
        </div>
      </Stack>
    </Section>
  );
}

function useFacts(receipt: PublicReceipt): readonly Fact[] {
  const t = useText();
  const format = useFormat();
  const { delivery_fee: fee, discount, amount, total, price_lines: lines = [] } = receipt;
  const isCollected = amount > 0 && paysAtDoor(receipt.payment_method) && !isUntaken(receipt);
  const rows: readonly (readonly [string, string | null])[] = [
    ['public.receipt.order', receipt.order_id],
    ['order.outlet', receipt.outlet_name],
    ['public.receipt.for', receipt.recipient_name],
    ['order.placed', format.dateTimeOfYear(receipt.placed_at)],
    [
      receipt.returned ? 'public.receipt.returned' : 'public.receipt.delivered',
      format.dateTimeOfYear(receipt.finished_at),
    ],
    ['order.payment', isUntaken(receipt) ? null : t(paidHow(receipt))],
    ['order.amount', isCollected || amount === 0 ? null : format.money(amount)],
    ['order.fee', format.money(fee)],
    ['public.receipt.discount', discount === 0 ? null : format.money(-discount)],
    ...priceRows(lines, format),
  ];
  const facts = rows.flatMap(([key, value]): Fact[] =>
    value === null ? [] : [{ id: key, term: t(key), value: <bdi>{value}</bdi> }],
  );
  // What was paid at the door is not one sum with what the shop pays for the delivery.
  const sum = {
    id: 'total',
    term: t(isCollected ? 'order.collected' : 'order.total'),
    value: <strong>{format.money(isCollected ? amount : total)}</strong>,
  };
  return [...facts, sum];
}

/** Goods that came back were not paid for at the door, so nothing is said of how they would have been. */
function isUntaken({ payment_method, returned }: PublicReceipt): boolean {
  return returned && paysAtDoor(payment_method);
}

function paidHow({ payment_method, fee_paid_online }: PublicReceipt): string {
  return fee_paid_online ? 'order.fee.paid' : `payment.${payment_method}`;
}
