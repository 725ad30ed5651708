import { useUnit } from 'effector-react';
import { useFormat, useText } from '#i18n';
import type { WebhookDelivery } from '#schemas';
import {
  Badge,
  type BadgeTone,
  Button,
  Dialog,
  Disclosure,
  EmptyState,
  List,
  ListRow,
  NotLoaded,
  RowsSkeleton,
  Stack,
} from '#ui';
import {
  $log,
  $resending,
  deliveryResent,
  logAskedAgain,
  logClosed,
  moreAsked,
} from './log-model.ts';
import * as css from './till.css.ts';

/** What a target was sent in the last 30 days, and its answers. */
export function LogDialog() {
  const t = useText();
  const [log, close, again] = useUnit([$log, logClosed, logAskedAgain]);
  return (
    <Dialog
      open
      onClose={() => close()}
      size="wide"
      title={t('till.log')}
      description={<bdi dir="ltr">{log?.webhook.url}</bdi>}
      closeLabel={t('action.close')}
      actions={
        <>
          <Button icon="refresh" busy={log?.state === 'loading'} onClick={() => again()}>
            {t('till.log.again')}
          </Button>
          <Button variant="primary" onClick={() => close()}>
            {t('action.close')}
          </Button>
        </>
      }
    >
      <Deliveries />
    </Dialog>
  );
}

function Deliveries() {
  const t = useText();
  const [log, again, more] = useUnit([$log, logAskedAgain, moreAsked]);
  if (log === null) return null;
  const { state, deliveries, mayHaveMore } = log;
  if (state === 'failed')
    return (
      <NotLoaded retryLabel={t('action.retry')} onRetry={() => again()}>
        {t('till.error.load')}
      </NotLoaded>
    );
  if (deliveries.length === 0)
    return state === 'loading' ? (
      <RowsSkeleton label={t('app.loading')} rows={4} />
    ) : (
      <EmptyState icon="history" title={t('till.log.none')} />
    );
  return (
    <Stack>
      <List aria-label={t('till.log')}>
        {deliveries.map((delivery) => (
          <DeliveryRow key={delivery.delivery_id} delivery={delivery} />
        ))}
      </List>
      {mayHaveMore && (
        <Button busy={state === 'loading'} onClick={() => more()}>
          {t('till.log.more')}
        </Button>
      )}
    </Stack>
  );
}

const tones: Readonly<Record<string, BadgeTone>> = {
  delivered: 'positive',
  failed: 'critical',
};
const states = ['waiting', 'delivered', 'held', 'failed'];

function DeliveryRow({ delivery }: { delivery: WebhookDelivery }) {
  const t = useText();
  const format = useFormat();
  const [resend, resending] = useUnit([deliveryResent, $resending]);
  const { delivery_id: id, event, order_id, created_at, state, last } = delivery;
  return (
    <ListRow
      title={
        <span className={css.details}>
          <bdi dir="ltr" className={css.code}>
            {event}
          </bdi>
          {states.includes(state) && (
            <Badge tone={tones[state]}>{t(`till.delivery.${state}`)}</Badge>
          )}
        </span>
      }
      detail={
        <span className={css.details}>
          <span>{format.dateTime(created_at)}</span>
          {order_id && <bdi dir="ltr">{order_id}</bdi>}
          <Ending delivery={delivery} />
          {last?.answer && (
            <Disclosure summary={t('till.delivery.answer')}>
              <p dir="ltr" className={css.answer}>
                {last.answer}
              </p>
            </Disclosure>
          )}
        </span>
      }
      trailing={
        <Button busy={resending === id} onClick={() => resend(id)}>
          {t('till.delivery.resend')}
        </Button>
      }
    />
  );
}

/** The result of the last try: the status of the answer, or why there was none. */
function Ending({ delivery: { tries, last } }: { delivery: WebhookDelivery }) {
  const t = useText();
  const format = useFormat();
  if (!last) return null;
  const { status, reason = '', duration_ms: ms } = last;
  return (
    <>
      <span>
        {status === undefined ? (
          <bdi dir="ltr">{reason}</bdi>
        ) : (
          t('till.delivery.answered', { status, ms: format.number(Math.round(ms)) })
        )}
      </span>
      {tries > 1 && <span>{t('till.delivery.tries', { count: tries })}</span>}
    </>
  );
}
