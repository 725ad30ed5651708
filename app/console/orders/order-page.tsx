import { useUnit } from 'effector-react';
import { useState } from 'react';
import { Link as RouteLink, useParams } from 'wouter';
import { isOver, wasCollected } from '#core/rules';
import type { ResultOf } from '#schemas';
import type { operatorCalls } from '#schemas/operator';
import { Button, Facts, Link, NotLoaded, Row, RowsSkeleton, Section, Stack } from '#ui';
import { BackLink } from '../parts/back-link.tsx';
import { Code } from '../parts/code.tsx';
import { Moment } from '../parts/moment.tsx';
import { Outlet } from '../parts/outlet.tsx';
import * as css from '../parts/parts.css.ts';
import { Refresh } from '../parts/refresh.tsx';
import { Status } from '../parts/status.tsx';
import { problemText } from '../problem-text.ts';
import { readings } from '../readings-model.ts';
import { t } from '../text.ts';
import { useReading } from '../use-reading.ts';
import { CancelOrder } from './cancel-order.tsx';
import { History } from './history.tsx';
import { OrderPayments } from './order-payments.tsx';
import { RequestRider } from './request-rider.tsx';

type Order = ResultOf<typeof operatorCalls.getOrderHistory>['order'];

/** One order: what is known of it, what can be done, and what happened with who and when. */
export function OrderPage() {
  const { id = '' } = useParams();
  const { answer, busy, problem, again } = useReading(readings.order, { params: { orderId: id } });
  const payAgain = useUnit(readings.payments.again);
  // What is done to an order may give its payment back, and the other way round.
  const changed = () => {
    again();
    payAgain();
  };
  if (problem)
    return (
      <Stack gap={6}>
        <BackLink href="/orders">{t('orders.back')}</BackLink>
        <Section level={1} title={id}>
          <NotLoaded retryLabel={t('action.retry')} busy={busy} onRetry={again}>
            {problemText(problem)}
          </NotLoaded>
        </Section>
      </Stack>
    );
  if (answer === null) return <RowsSkeleton label={t('loading')} rows={6} />;
  const { order, history } = answer;
  return (
    <Stack gap={6}>
      <BackLink href="/orders">{t('orders.back')}</BackLink>
      <Section
        level={1}
        title={order.recipient || order.order_id}
        description={<Code>{order.order_id}</Code>}
        actions={<Actions order={order} onChanged={changed} />}
      >
        <OrderFacts order={order} />
      </Section>
      <OrderPayments orderId={order.order_id} onChanged={changed} />
      <Section title={t('order.history')} actions={<Refresh busy={busy} onPress={changed} />}>
        <History lines={history} />
      </Section>
    </Stack>
  );
}

function Actions({ order, onChanged }: { order: Order; onChanged: () => void }) {
  const [asked, setAsked] = useState<'cancel' | 'rider' | null>(null);
  const close = () => setAsked(null);
  if (isOver(order)) return null;
  return (
    <Row wrap>
      {!wasCollected({ status: order.status, status_history: [] }) && (
        <Button icon="rider" onClick={() => setAsked('rider')}>
          {t('order.rider.again')}
        </Button>
      )}
      <Button icon="close" onClick={() => setAsked('cancel')}>
        {t('order.cancel')}
      </Button>
      {asked === 'cancel' && <CancelOrder {...{ order, onChanged }} onClose={close} />}
      {asked === 'rider' && <RequestRider {...{ order, onChanged }} onClose={close} />}
    </Row>
  );
}

function OrderFacts({ order }: { order: Order }) {
  const outlet = (
    <RouteLink
      href={`/merchants?view=outlets&search=${encodeURIComponent(order.outlet_id)}`}
      asChild
    >
      <Link>{order.outlet_name}</Link>
    </RouteLink>
  );
  const values = {
    status: <Status status={order.status} />,
    outlet: <Outlet {...order}>{outlet}</Outlet>,
    deployment: order.deployment,
    phone: order.phone,
    ...(order.reference !== null && { reference: order.reference }),
    rider: order.rider ?? t('order.rider.none'),
    placed: <Moment at={order.created_at} />,
    updated: <Moment at={order.updated_at} />,
  };
  const facts = Object.entries(values).map(([id, value]) => {
    return { id, term: t(`order.${id}`), value };
  });
  return (
    <div className={css.form}>
      <Facts facts={facts} />
    </div>
  );
}
