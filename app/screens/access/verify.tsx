import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { $linkPromised, accessFailed, linkFollowed, linkWanted } from '#core';
import { useLanguage, useText } from '#i18n';
import { Notice } from '#ui';
import { useHappened } from '../../use-happened.ts';
import { AccessPage } from './access-page.tsx';
import { AccessForm, EmailField, emailRules, SecretField } from './form-parts.tsx';
import { LinkPromised } from './link-promised.tsx';
import { useAccessForm, useAccessOpened, useMessages } from './use-form.ts';

/** Where the link of a mail leads: the password makes the account. Without a link that works, another can be had here. */
export function VerifyScreen() {
  const t = useText();
  const token = useLinkToken();
  const [over, setOver] = useState(false);
  useAccessOpened();
  useHappened(accessFailed, (problem) => {
    if (problem.tag === 'refused' && problem.code === 'ExpiredCodeException') setOver(true);
  });
  if (token === '' || over) return <AnotherLink expired={over} />;
  return (
    <AccessPage title={t('access.verify.title')} intro={t('access.verify.intro')}>
      <VerifyForm token={token} />
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

function AnotherLink({ expired }: { expired: boolean }) {
  const t = useText();
  const { code: language } = useLanguage();
  const [promised, want] = useUnit([$linkPromised, linkWanted]);
  const form = useAccessForm({ defaults: { email_address: '' }, fallback: 'alert.error' });
  const message = useMessages(form);
  const submit = form.handleSubmit(({ email_address }) =>
    want({ email_address: email_address.trim(), language }),
  );
  if (promised) {
    return (
      <AccessPage title={t('access.link.title')}>
        <LinkPromised email={form.getValues('email_address')} />
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

/** What stands behind the mark of the address; read once and taken out of sight, and out of the browser's history. */
function useLinkToken(): string {
  const [token] = useState(() => location.hash.slice(1));
  useEffect(() => {
    if (token !== '') history.replaceState(history.state, '', location.pathname);
  }, [token]);
  return token;
}
