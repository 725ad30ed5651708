import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { createWatch } from 'effector';
import { useProvidedScope, useUnit } from 'effector-react';
import { useEffect, useEffectEvent } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { $signingIn, signInFailed, signInSubmitted } from '#core';
import { useConfig, useText } from '#i18n';
import type { Problem } from '#schemas';
import { Button, Card, PasswordField, Section, Stack, TextField } from '#ui';
import * as css from './sign-in.css.ts';

const Credentials = z.object({
  email_address: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'login.fill-email'),
      z.regex(/^[^\s@]+@[^\s@]+$/, 'login.wrong-email'),
    ),
  password: z.string().check(z.minLength(1, 'login.fill-password')),
});
type Credentials = z.infer<typeof Credentials>;

/** The way in: an email address and a password. */
export function SignInScreen() {
  const t = useText();
  const { brand } = useConfig();
  return (
    <div className={css.page}>
      <Card className={css.card}>
        <img className={css.logo} src={brand.logo} alt={brand.serviceName} />
        <Section level={1} title={t('login.title')} description={t('login.subtitle')}>
          <SignInForm />
        </Section>
      </Card>
    </div>
  );
}

function SignInForm() {
  const t = useText();
  const [busy, submit] = useUnit([$signingIn, signInSubmitted]);
  const form = useForm<Credentials>({
    resolver: standardSchemaResolver(Credentials),
    defaultValues: { email_address: '', password: '' },
  });
  const { errors } = form.formState;
  const errorOf = (name: keyof Credentials) => errors[name]?.message && t(errors[name].message);
  useSignInFailure((problem) => {
    form.setError('password', { message: messageKey(problem) }, { shouldFocus: true });
  });
  return (
    <form noValidate onSubmit={form.handleSubmit(submit)}>
      <Stack>
        <TextField
          {...form.register('email_address')}
          label={t('login.email')}
          type="email"
          autoComplete="username"
          inputMode="email"
          dir="ltr"
          error={errorOf('email_address')}
        />
        <PasswordField
          {...form.register('password')}
          label={t('login.password')}
          showLabel={t('login.show-password')}
          hideLabel={t('login.hide-password')}
          dir="ltr"
          error={errorOf('password')}
        />
        <Button type="submit" variant="primary" wide busy={busy}>
          {t('login.submit')}
        </Button>
      </Stack>
    </form>
  );
}

/** Hears of each failed try, also of the same failure twice. */
function useSignInFailure(onFailure: (problem: Problem) => void) {
  const scope = useProvidedScope();
  const failed = useEffectEvent(onFailure);
  useEffect(
    () =>
      createWatch({
        unit: signInFailed,
        fn: (problem) => failed(problem),
        ...(scope && { scope }),
      }),
    [scope],
  );
}

/** Sign-in errors are keyed by the code the identity provider uses (specification 1, section 8). */
function messageKey(problem: Problem): string {
  if (problem.tag === 'unreachable') return 'login.offline';
  if (problem.tag === 'refused' && /^[A-Za-z]+Exception$/.test(problem.code)) {
    return `auth.${problem.code}`;
  }
  return 'auth.InternalErrorException';
}
