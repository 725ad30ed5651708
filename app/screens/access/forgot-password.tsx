import { useUnit } from 'effector-react';
import { FormProvider, useFormContext } from 'react-hook-form';
import { Link as RouteLink } from 'wouter';
import { $passwordSet, accessRestarted, codeFound, codeWanted } from '#core';
import { useLanguage, useText } from '#i18n';
import type { AccessPlace } from '#schemas';
import { Button, ButtonLink, Notice, Row, Stack } from '#ui';
import { AccessPage } from './access-page.tsx';
import { AccessForm, EmailField, emailRules } from './form-parts.tsx';
import { type Reset, ResetForm } from './reset-form.tsx';
import { useAccessForm, useMessages } from './use-form.ts';
import { useKept, usePlace } from './use-place.ts';

const empty: Reset = { email_address: '', code: '', password: '', repeated: '' };

/** What outlasts a reload. */
const kept = ['email_address'] as const;

/** A new password for who forgot theirs: an address, then the code that was mailed to it (specification 1, section 5). */
export function ForgotPasswordScreen() {
  const place = usePlace('reset');
  if (useUnit($passwordSet)) return <PasswordSet />;
  return place && <Forgotten place={place} />;
}

function Forgotten({ place }: { place: AccessPlace }) {
  const t = useText();
  const [restart, findCode] = useUnit([accessRestarted, codeFound]);
  const { step, email_address } = place;
  const form = useAccessForm<Reset>({
    defaults: { ...empty, email_address },
    fallback: 'alert.error',
  });
  useKept(form, kept);
  return (
    <FormProvider {...form}>
      {step === 'form' ? (
        <AccessPage title={t('access.reset.title')} intro={t('access.reset.intro')}>
          <AskForm onHasCode={() => findCode()} />
        </AccessPage>
      ) : (
        <AccessPage
          title={t('access.reset.code.title')}
          intro={t(step === 'promised' ? 'access.reset.code.intro' : 'access.reset.code.had')}
        >
          <ResetForm goBack={() => restart()} />
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
      <Row>
        <Button variant="quiet" flush onClick={onHasCode}>
          {t('access.reset.has-code')}
        </Button>
      </Row>
    </Stack>
  );
}

function PasswordSet() {
  const t = useText();
  return (
    <AccessPage title={t('access.reset.done')} aside={null}>
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
