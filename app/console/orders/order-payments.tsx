import { Section } from '#ui';
import { PaymentList } from '../payments/payment-list.tsx';
import { readings } from '../readings-model.ts';
import { t } from '../text.ts';
import { useReading } from '../use-reading.ts';

/** What was paid by card for an order; nothing where nothing was. */
export function OrderPayments(props: { orderId: string; onChanged: () => void }) {
  const { orderId, onChanged: again } = props;
  const { answer, busy, problem } = useReading(readings.payments, {
    query: { search: orderId },
  });
  const payments = answer?.payments.filter(({ order_id }) => order_id === orderId) ?? null;
  if (payments !== null && payments.length === 0 && problem === null) return null;
  return (
    <Section title={t('place.payments')}>
      <PaymentList {...{ payments, busy, problem, again }} empty={t('payments.none')} />
    </Section>
  );
}
