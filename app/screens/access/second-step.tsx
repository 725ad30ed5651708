import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { $passkeyBusy, $passkeyRefusal, passkeyAsked, secondStepLeft } from '#core';
import { westernDigits } from '#core/rules';
import { useConfig, useText } from '#i18n';
import { AppCodeField, Button, FormError, Stack } from '#ui';
import { AccessPage } from './access-page.tsx';
import { AccessForm } from './form-parts.tsx';
import { $confirming, $passkeyOffered, codeRefused, codeSent } from './second-step-model.ts';
import { useAccessForm, useMessages } from './use-form.ts';

/** Asks for the code of somebody's app, after their password. */
export function SecondStepScreen() {
  const t = useText();
  const { brand } = useConfig();
  const [send, leave, busy, hasPasskey] = useUnit([
    codeSent,
    secondStepLeft,
    $confirming,
    $passkeyOffered,
  ]);
  const form = useAccessForm<{ code: string }>({
    ...{ defaults: { code: '' }, fallback: 'alert.error', failed: codeRefused },
  });
  const submit = form.handleSubmit(({ code }) => send(westernDigits(code).trim()));
  const { setFocus } = form;
  // The password was given just now: the code is all that is left to give.
  useEffect(() => setFocus('code'), [setFocus]);
  return (
    <AccessPage
      title={t('second-step.title')}
      intro={t('second-step.intro', { service: brand.serviceName })}
      aside={
        <Button variant="quiet" flush onClick={() => leave()}>
          {t('access.to-sign-in')}
        </Button>
      }
    >
      <Stack>
        <CodeForm form={form} busy={busy} onSubmit={() => void submit()} />
        {hasPasskey && <PasskeyInstead />}
      </Stack>
    </AccessPage>
  );
}

/** Signs in by a passkey instead, which replaces both password and code. */
function PasskeyInstead() {
  const t = useText();
  const [ask, busy, refusal] = useUnit([passkeyAsked, $passkeyBusy, $passkeyRefusal]);
  const [isPressed, setPressed] = useState(false);
  const press = () => {
    setPressed(true);
    ask();
  };
  return (
    <>
      <FormError
        text={isPressed && refusal ? t(refusal) : null}
        tone={refusal === 'passkey.cancelled' ? 'neutral' : 'critical'}
      />
      <Button wide busy={isPressed && busy} onClick={press}>
        {t('second-step.passkey')}
      </Button>
    </>
  );
}

type CodeFormProps = {
  form: UseFormReturn<{ code: string }>;
  busy: boolean;
  onSubmit: () => void;
};

function CodeForm({ form, busy, onSubmit }: CodeFormProps) {
  const t = useText();
  const message = useMessages(form);
  return (
    <AccessForm onSubmit={onSubmit} problem={message.ofNone} submit={t('login.submit')} busy={busy}>
      <AppCodeField
        label={t('second-step.code')}
        hint={t('second-step.hint')}
        error={message.of('code')}
        {...form.register('code', { required: 'second-step.fill' })}
      />
    </AccessForm>
  );
}
