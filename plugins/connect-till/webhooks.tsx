import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useText } from '#i18n';
import type { Webhook } from '#schemas';
import { Button, ChangingList, EmptyState, NotLoaded, RowsSkeleton, Section } from '#ui';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { LogDialog } from './log-dialog.tsx';
import { $log } from './log-model.ts';
import { WebhookDialog } from './webhook-dialog.tsx';
import { WebhookRow } from './webhook-row.tsx';
import {
  $webhookDialog,
  $webhooks,
  webhookDialogOpened,
  webhookRemoved,
  webhookRotated,
  webhooksRetried,
} from './webhooks-model.ts';

type Doubt = { readonly about: 'rotate' | 'remove'; readonly webhook: Webhook };

/** The webhooks of the account. */
export function Webhooks() {
  const t = useText();
  const [dialog, log, open] = useUnit([$webhookDialog, $log, webhookDialogOpened]);
  const [rotate, remove] = useUnit([webhookRotated, webhookRemoved]);
  const [doubt, setDoubt] = useState<Doubt | null>(null);
  return (
    <Section
      title={t('till.webhooks')}
      description={t('till.webhooks.hint')}
      actions={
        <Button icon="plus" onClick={() => open(null)}>
          {t('till.webhook.add')}
        </Button>
      }
    >
      <WebhookList onDoubt={setDoubt} />
      {dialog && <WebhookDialog webhook={dialog.webhook} />}
      {log && <LogDialog />}
      <ConfirmDialog
        about={doubt && `till.webhook.${doubt.about}`}
        name={doubt?.webhook.url ?? ''}
        onClose={() => setDoubt(null)}
        onConfirm={() => {
          if (doubt) (doubt.about === 'rotate' ? rotate : remove)(doubt.webhook.webhook_id);
        }}
      />
    </Section>
  );
}

function WebhookList({ onDoubt }: { onDoubt: (doubt: Doubt) => void }) {
  const t = useText();
  const [{ state, webhooks }, retry] = useUnit([$webhooks, webhooksRetried]);
  if (state === 'failed')
    return (
      <NotLoaded retryLabel={t('action.retry')} onRetry={() => retry()}>
        {t('till.error.load')}
      </NotLoaded>
    );
  if (state === 'loading' && webhooks.length === 0)
    return <RowsSkeleton label={t('app.loading')} rows={2} />;
  if (webhooks.length === 0)
    return (
      <EmptyState icon="message" title={t('till.webhooks.none')}>
        {t('till.webhooks.none.body')}
      </EmptyState>
    );
  return (
    <ChangingList aria-label={t('till.webhooks')}>
      {webhooks.map((webhook) => (
        <WebhookRow
          key={webhook.webhook_id}
          webhook={webhook}
          onRotate={() => onDoubt({ about: 'rotate', webhook })}
          onRemove={() => onDoubt({ about: 'remove', webhook })}
        />
      ))}
    </ChangingList>
  );
}
