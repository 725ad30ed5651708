import { useUnit } from 'effector-react';
import { linkFollowed, linkWanted } from '#core';
import { useLanguage, useText } from '#i18n';
import type { AccessPlace } from '#schemas';
import { Notice } from '#ui';
import { AccessPage } from './access-page.tsx';
import { AccessForm, EmailField, emailRules, SecretField } from './form-parts.tsx';
import { LinkPromised } from './link-promised.tsx';
import { useAccessForm, useMessages } from './use-form.ts';
import { useLinkToken } from './use-link-token.ts';
import { useKept, usePlace } from './use-place.ts';

/** What outlasts a reload. */
const kept = ['email_address'] as const;

/** Where the link of a mail leads: the password makes the account. Without a link that works, the page offers another. */
export function VerifyScreen() {
  const t = useText();
  const place = usePlace('verify', useLinkToken());
  if (place === null) return null;
  if (place.link === '') return <AnotherLink place={place} />;
  return (
    <AccessPage title={t('access.verify.title')} intro={t('access.verify.intro')}>
      <VerifyForm token={place.link} />
    </AccessPage>
  );
}

function VerifyForm({ token }: { token: string }) {
  const t = useText();
  const send = useUnit(linkFollowed);
  const form = useAccessForm({ defaults: { password: '' }, fallback: 'alert.error' });
  const message = useMessages(form);
  const submit = form.handleSubmit(({ password }) => send({ token, password }));
  return (
    <AccessForm
      onSubmit={() => void submit()}
      problem={message.ofNone}
      submit={t('access.verify.submit')}
    >
      <SecretField
        label={t('login.password')}
        error={message.of('password')}
        {...form.register('password', { required: 'login.fill-password' })}
      />
    </AccessForm>
  );
}

function AnotherLink({ place: { step, expired, email_address } }: { place: AccessPlace }) {
  const t = useText();
  const { code: language } = useLanguage();
  const want = useUnit(linkWanted);
  const form = useAccessForm({ defaults: { email_address }, fallback: 'alert.error' });
  useKept(form, kept);
  const message = useMessages(form);
  const submit = form.handleSubmit(({ email_address: email }) =>
    want({ email_address: email.trim(), language }),
  );
  if (step === 'promised') {
    return (
      <AccessPage title={t('access.link.title')}>
        <LinkPromised email={email_address} />
      </AccessPage>
    );
  }
  return (
    <AccessPage title={t('access.link.another')} intro={t('access.link.another.intro')}>
      {expired && <Notice tone="warning">{t('access.verify.expired')}</Notice>}
      <AccessForm
        onSubmit={() => void submit()}
        problem={message.ofNone}
        submit={t('access.link.send')}
      >
        <EmailField
          error={message.of('email_address')}
          {...form.register('email_address', emailRules)}
        />
      </AccessForm>
    </AccessPage>
  );
}
