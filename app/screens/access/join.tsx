import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { FormProvider, type UseFormRegisterReturn } from 'react-hook-form';
import { useText } from '#i18n';
import type { AccessPlace } from '#schemas';
import { NotLoaded, RowsSkeleton, TextField } from '#ui';
import { AccessPage } from './access-page.tsx';
import { AccessForm, SecretField } from './form-parts.tsx';
import {
  $invitationComing,
  $invited,
  $joining,
  $joinProblem,
  type Invited,
  joinFailed,
  joinOpened,
  joinSent,
} from './join-model.ts';
import { type NewPassword, NewPasswordFields } from './new-password.tsx';
import { useAccessForm, useMessages } from './use-form.ts';
import { useLinkToken } from './use-link-token.ts';
import { useKept, usePlace } from './use-place.ts';

type Joining = NewPassword & { name: string };

/** What outlasts a reload. */
const kept = ['name'] as const;

/** The page of an invitation's link: people with an account enter its password, others make an account. */
export function JoinScreen() {
  const place = usePlace('join', useLinkToken());
  return place && <Invitation place={place} />;
}

function Invitation({ place }: { place: AccessPlace }) {
  const t = useText();
  const { link: token } = place;
  const [invited, problem, open] = useUnit([$invited, $joinProblem, joinOpened]);
  useEffect(() => {
    if (token !== '') open(token);
  }, [open, token]);
  if (token === '' || problem?.tag === 'refused') {
    return (
      <AccessPage title={t('join.expired')} intro={t('join.expired.body')}>
        {null}
      </AccessPage>
    );
  }
  if (invited) return <Join place={place} invited={invited} />;
  return (
    <AccessPage title={t('join.page')}>
      {problem ? <Again token={token} /> : <RowsSkeleton label={t('app.loading')} rows={3} />}
    </AccessPage>
  );
}

function Again({ token }: { token: string }) {
  const t = useText();
  const [open, coming] = useUnit([joinOpened, $invitationComing]);
  return (
    <NotLoaded retryLabel={t('action.retry')} busy={coming} onRetry={() => open(token)}>
      {t('join.error.load')}
    </NotLoaded>
  );
}

type JoinProps = { place: AccessPlace; invited: Invited };

function Join({ place, invited }: JoinProps) {
  const t = useText();
  const { vendor_name: outlet, invited_by: person, has_account, email } = invited;
  const role = t(`role.${invited.role}`);
  return (
    <AccessPage
      title={t('join.title', { outlet })}
      intro={
        <>
          {person === null ? t('join.intro.service', { role }) : t('join.intro', { person, role })}{' '}
          {t(has_account ? 'join.known' : 'join.new', { email })}
        </>
      }
    >
      <JoinForm place={place} isKnown={has_account} />
    </AccessPage>
  );
}

function JoinForm({ place, isKnown }: { place: AccessPlace; isKnown: boolean }) {
  const t = useText();
  const [send, busy] = useUnit([joinSent, $joining]);
  const form = useAccessForm<Joining>({
    defaults: { name: place.name ?? '', password: '', repeated: '' },
    fallback: 'alert.error',
    failed: joinFailed,
  });
  useKept(form, kept);
  const message = useMessages(form);
  const submit = form.handleSubmit(({ password, name }) =>
    send({ token: place.link, password, ...(name.trim() !== '' && { name: name.trim() }) }),
  );
  return (
    <FormProvider {...form}>
      <AccessForm
        onSubmit={() => void submit()}
        problem={message.ofNone}
        submit={t('join.submit')}
        busy={busy}
      >
        {isKnown ? (
          <SecretField
            label={t('login.password')}
            error={message.of('password')}
            {...form.register('password', { required: 'login.fill-password' })}
          />
        ) : (
          <>
            <NameField {...form.register('name')} />
            <NewPasswordFields />
          </>
        )}
      </AccessForm>
    </FormProvider>
  );
}

function NameField(field: UseFormRegisterReturn) {
  const t = useText();
  return (
    <TextField label={t('join.name')} autoComplete="name" maxLength={300} dir="auto" {...field} />
  );
}
