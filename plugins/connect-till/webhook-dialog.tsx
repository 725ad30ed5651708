import { useUnit } from 'effector-react';
import { useState } from 'react';
import type { Refusal } from '#core';
import { useText } from '#i18n';
import { type Webhook, webhookEvents } from '#schemas';
import { Checkbox, FormError, TextField } from '#ui';
import { AskingDialog } from './asking-dialog.tsx';
import { Choices } from './choices.tsx';
import { useFieldErrors } from './use-field-errors.ts';
import {
  $keepingWebhook,
  $webhookRefusal,
  type AskedWebhook,
  webhookAsked,
  webhookDialogClosed,
} from './webhooks-model.ts';

/** Asks for a webhook's address and events; edits the given one, if any. */
export function WebhookDialog({ webhook }: { webhook: Webhook | null }) {
  const t = useText();
  const [refusal, keeping, ask, close] = useUnit([
    $webhookRefusal,
    $keepingWebhook,
    webhookAsked,
    webhookDialogClosed,
  ]);
  const [asked, setAsked] = useState(() => initialValues(webhook));
  return (
    <AskingDialog
      title={t(webhook ? 'till.webhook.edit' : 'till.webhook.add')}
      sendLabel={t(webhook ? 'till.webhook.keep' : 'till.webhook.make')}
      sending={keeping}
      refusal={refusal}
      onSend={() => ask(asked)}
      onClose={close}
    >
      <Fields {...{ asked, refusal }} change={(more) => setAsked({ ...asked, ...more })} />
    </AskingDialog>
  );
}

type FieldsProps = {
  asked: AskedWebhook;
  change: (more: Partial<AskedWebhook>) => void;
  refusal: Refusal | null;
};

function Fields({ asked, change, refusal }: FieldsProps) {
  const t = useText();
  const { errorAt, elsewhere } = useFieldErrors(refusal, ['url', 'events']);
  return (
    <>
      <TextField
        label={t('till.webhook.url')}
        hint={t('till.webhook.url.hint')}
        dir="ltr"
        type="url"
        value={asked.url}
        maxLength={500}
        autoComplete="off"
        error={errorAt('url')}
        onChange={({ currentTarget }) => change({ url: currentTarget.value })}
      />
      <Choices
        label={t('till.webhook.events')}
        options={webhookEvents.map((value) => ({ value, label: t(`till.event.${value}`) }))}
        chosen={asked.events}
        onChange={(events) => change({ events })}
        error={errorAt('events')}
      />
      <Checkbox
        label={t('till.webhook.personal.ask')}
        hint={t('till.webhook.personal.hint')}
        checked={asked.personal}
        onChange={({ currentTarget }) => change({ personal: currentTarget.checked })}
      />
      <FormError text={elsewhere} />
    </>
  );
}

/** The initial values: of the webhook, or all events for a new one. */
function initialValues(webhook: Webhook | null): AskedWebhook {
  const { url = '', personal = false, events } = webhook ?? {};
  return { url, personal, events: webhookEvents.filter((each) => events?.includes(each) ?? true) };
}
