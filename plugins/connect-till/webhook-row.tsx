import { useUnit } from 'effector-react';
import { useFormat, useText } from '#i18n';
import { type Webhook, webhookEvents } from '#schemas';
import { Badge, Button, type IconName, ListRow } from '#ui';
import { $testing, logOpened, testSent } from './log-model.ts';
import * as css from './till.css.ts';
import { webhookDialogOpened, webhookPaused } from './webhooks-model.ts';

type WebhookRowProps = { webhook: Webhook; onRotate: () => void; onRemove: () => void };

/** One target: its address, events and state. */
export function WebhookRow(props: WebhookRowProps) {
  const { webhook } = props;
  return (
    <ListRow
      title={
        <bdi dir="ltr" className={css.code}>
          {webhook.url}
        </bdi>
      }
      detail={
        <>
          <WebhookDetails webhook={webhook} />
          <WebhookActions {...props} />
        </>
      }
      trailing={<State webhook={webhook} />}
    />
  );
}

function State({ webhook: { paused, failing_since } }: { webhook: Webhook }) {
  const t = useText();
  if (paused) return <Badge tone="neutral">{t('till.webhook.paused')}</Badge>;
  if (failing_since !== undefined)
    return <Badge tone="critical">{t('till.webhook.failing')}</Badge>;
  return <Badge tone="positive">{t('till.webhook.on')}</Badge>;
}

function WebhookDetails({ webhook }: { webhook: Webhook }) {
  const t = useText();
  const format = useFormat();
  const { events, paused, failing_since, personal, previous_secret_until: until } = webhook;
  const known = webhookEvents.filter((event) => events.includes(event));
  const reasons = {
    failing: 'till.webhook.paused.failing',
    gone: 'till.webhook.paused.gone',
    operator: 'till.webhook.paused.operator',
  };
  const reason = Object.entries(reasons).find(([each]) => each === paused?.reason)?.[1];
  return (
    <span className={css.details}>
      <span>{format.list(known.map((event) => t(`till.event.${event}`)))}</span>
      {personal && <span>{t('till.webhook.personal')}</span>}
      {reason && <span>{t(reason)}</span>}
      {failing_since !== undefined && (
        <span>{t('till.webhook.failing-since', { at: format.dateTime(failing_since) })}</span>
      )}
      {until !== undefined && (
        <span>{t('till.secret.before-until', { at: format.dateTime(until) })}</span>
      )}
    </span>
  );
}

function WebhookActions({ webhook, onRotate, onRemove }: WebhookRowProps) {
  const [edit, pause, look, test, testing] = useUnit([
    webhookDialogOpened,
    webhookPaused,
    logOpened,
    testSent,
    $testing,
  ]);
  const paused = webhook.paused !== undefined;
  const isTested = testing === webhook.webhook_id;
  const change = () => pause({ webhook, paused: !paused });
  return (
    <span className={css.actions}>
      <Action
        icon="message"
        busy={isTested}
        text="till.webhook.test"
        onClick={() => test(webhook)}
      />
      <Action icon="history" text="till.log" onClick={() => look(webhook)} />
      <Action icon="edit" text="till.webhook.edit" onClick={() => edit(webhook)} />
      <Action
        icon="clock"
        text={paused ? 'till.webhook.resume' : 'till.webhook.pause'}
        onClick={change}
      />
      <Action icon="refresh" text="till.webhook.rotate" onClick={onRotate} />
      <Action icon="trash" text="till.webhook.remove" onClick={onRemove} />
    </span>
  );
}

type ActionProps = { icon: IconName; text: string; busy?: boolean; onClick: () => void };

function Action({ icon, text, busy = false, onClick }: ActionProps) {
  const t = useText();
  return (
    <Button variant="quiet" flush {...{ icon, busy, onClick }}>
      {t(text)}
    </Button>
  );
}
