import { useUnit } from 'effector-react';
import { useState } from 'react';
import { FormProvider, useFormContext } from 'react-hook-form';
import { Link as RouteLink } from 'wouter';
import { $codePromised, $passwordSet, accessOpened, codeWanted } from '#core';
import { useLanguage, useText } from '#i18n';
import { Button, ButtonLink, Notice, Stack } from '#ui';
import { AccessPage } from './access-page.tsx';
import { AccessForm, EmailField, emailRules } from './form-parts.tsx';
import { type Reset, ResetForm } from './reset-form.tsx';
import { useAccessForm, useAccessOpened, useMessages } from './use-form.ts';

const empty: Reset = { email_address: '', code: '', password: '', repeated: '' };

/** A new password for who forgot theirs: an address, then the code that was mailed to it (specification 1, section 5). */
export function ForgotPasswordScreen() {
  const t = useText();
  const [promised, set, restart] = useUnit([$codePromised, $passwordSet, accessOpened]);
  const [hasCode, setHasCode] = useState(false);
  const form = useAccessForm<Reset>({ defaults: empty, fallback: 'alert.error' });
  useAccessOpened();
  const goBack = () => {
    setHasCode(false);
    restart();
  };
  if (set) return <PasswordSet />;
  return (
    <FormProvider {...form}>
      {promised || hasCode ? (
        <AccessPage
          title={t('access.reset.code.title')}
          intro={t(promised ? 'access.reset.code.intro' : 'access.reset.code.had')}
        >
          <ResetForm goBack={goBack} />
        </AccessPage>
      ) : (
        <AccessPage title={t('access.reset.title')} intro={t('access.reset.intro')}>
          <AskForm onHasCode={() => setHasCode(true)} />
        </AccessPage>
      )}
    </FormProvider>
  );
}

function AskForm({ onHasCode }: { onHasCode: () => void }) {
  const t = useText();
  const { code: language } = useLanguage();
  const want = useUnit(codeWanted);
  const form = useFormContext<Reset>();
  const message = useMessages(form);
  const submit = form.handleSubmit(({ email_address }) =>
    want({ email_address: email_address.trim(), language }),
  );
  return (
    <Stack>
      <AccessForm
        onSubmit={() => void submit()}
        problem={message.ofNone}
        submit={t('access.reset.submit')}
      >
        <EmailField
          error={message.of('email_address')}
          {...form.register('email_address', emailRules)}
        />
      </AccessForm>
      <Button variant="quiet" onClick={onHasCode}>
        {t('access.reset.has-code')}
      </Button>
    </Stack>
  );
}

function PasswordSet() {
  const t = useText();
  return (
    <AccessPage title={t('access.reset.done')}>
      <Stack>
        <Notice tone="positive">{t('access.reset.done.body')}</Notice>
        <RouteLink href="/connect" asChild>
          <ButtonLink variant="primary" wide>
            {t('login.submit')}
          </ButtonLink>
        </RouteLink>
      </Stack>
    </AccessPage>
  );
}
