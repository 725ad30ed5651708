import { useUnit } from 'effector-react';
import { FormProvider, useFormContext } from 'react-hook-form';
import { accessRestarted, registrationSent } from '#core';
import { useConfig, useLanguage, useSentence, useText } from '#i18n';
import type { AccessPlace } from '#schemas';
import { Button, Checkbox, Link, TextField } from '#ui';
import { AccessPage } from './access-page.tsx';
import { AccessForm, EmailField, emailRules } from './form-parts.tsx';
import { LinkPromised } from './link-promised.tsx';
import { type NewPassword, NewPasswordFields } from './new-password.tsx';
import { useAccessForm, useMessages } from './use-form.ts';
import { useKept, usePlace } from './use-place.ts';

type Registration = NewPassword & {
  vendor_code: string;
  business_name: string;
  email_address: string;
  terms_accepted: boolean;
};

const empty: Registration = {
  ...{ vendor_code: '', business_name: '', email_address: '', password: '', repeated: '' },
  terms_accepted: false,
};

/** What outlasts a reload. */
const kept = ['email_address', 'vendor_code', 'business_name'] as const;

/** Sign-up: an outlet that is known gets an account, once its owner followed a link (specification 1, section 5). */
export function RegisterScreen() {
  const place = usePlace('register');
  return place && <Register place={place} />;
}

function Register({ place }: { place: AccessPlace }) {
  const t = useText();
  const restart = useUnit(accessRestarted);
  const { email_address, vendor_code, business_name } = place;
  const form = useAccessForm<Registration>({
    defaults: { ...empty, email_address, vendor_code, business_name },
    fallback: 'access.register.error.failed',
  });
  useKept(form, kept);
  if (place.step === 'form') {
    return (
      <AccessPage title={t('access.register.title')} intro={t('access.register.intro')}>
        <FormProvider {...form}>
          <RegisterForm />
        </FormProvider>
      </AccessPage>
    );
  }
  return (
    <AccessPage title={t('access.link.title')}>
      <LinkPromised email={email_address}>
        <p>{t('access.register.unsure')}</p>
        <Button onClick={() => restart()}>{t('access.register.change')}</Button>
      </LinkPromised>
    </AccessPage>
  );
}

function RegisterForm() {
  const t = useText();
  const form = useFormContext<Registration>();
  const message = useMessages(form);
  return (
    <AccessForm onSubmit={useSend()} problem={message.ofNone} submit={t('access.register.submit')}>
      <TextField
        label={t('access.vendor-code')}
        hint={t('access.vendor-code.hint')}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        dir="ltr"
        error={message.of('vendor_code')}
        {...form.register('vendor_code', requireText('access.fill-vendor-code'))}
      />
      <TextField
        label={t('access.business-name')}
        autoComplete="organization"
        maxLength={300}
        dir="auto"
        error={message.of('business_name')}
        {...form.register('business_name', requireText('access.fill-business-name'))}
      />
      <EmailField
        error={message.of('email_address')}
        {...form.register('email_address', emailRules)}
      />
      <NewPasswordFields />
      <Checkbox
        label={<TermsSentence />}
        error={message.of('terms_accepted')}
        {...form.register('terms_accepted', { required: 'access.terms-needed' })}
      />
    </AccessForm>
  );
}

function useSend(): () => void {
  const { code: language } = useLanguage();
  const send = useUnit(registrationSent);
  const { handleSubmit } = useFormContext<Registration>();
  const submit = handleSubmit(({ vendor_code, business_name, email_address, password }) =>
    send({
      ...{ vendor_code: vendor_code.trim(), business_name: business_name.trim(), password },
      ...{ email_address: email_address.trim(), terms_accepted: true, language },
    }),
  );
  return () => void submit();
}

function requireText(key: string) {
  return { validate: (value: string) => value.trim() !== '' || key };
}

/** What is accepted is linked where it is named. */
function TermsSentence() {
  const t = useText();
  const sentence = useSentence();
  const { links } = useConfig().market;
  const terms = (
    <Link href={links.terms} target="_blank" rel="noopener">
      {t('access.accept-terms.terms')}
    </Link>
  );
  return sentence('access.accept-terms', { terms });
}
