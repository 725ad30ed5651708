import { useUnit } from 'effector-react';
import { type MouseEvent, type SubmitEvent, useRef, useState } from 'react';
import { Link as RouteLink, useLocation } from 'wouter';
import * as z from 'zod/mini';
import {
  $lapsed,
  $signingIn,
  isRefused,
  lapseDismissed,
  signInErrorKey,
  signInFailed,
  signInSubmitted,
} from '#core';
import { isEmail } from '#core/rules';
import { useHappened } from '#hooks';
import { useConfig, usePasswordWords, useText } from '#i18n';
import { Button, ButtonLink, Form, Link, Notice, PasswordField, Stack, TextField } from '#ui';
import { useEarlySubmit } from './early-submit.ts';
import { PasskeyEntry } from './passkey-entry.tsx';
import * as css from './sign-in.css.ts';

const Credentials = z.object({
  email_address: z
    .string()
    .check(z.trim(), z.minLength(1, 'login.fill-email'), z.refine(isEmail, 'login.wrong-email')),
  password: z.string().check(z.minLength(1, 'login.fill-password')),
});
type Credentials = z.infer<typeof Credentials>;

/**
 * The platform's form: two fields are no reason to make everybody wait for a form library. As the second way in, its
 * button is not filled.
 */
export function SignInForm({ second = false }: { second?: boolean }) {
  const t = useText();
  const words = usePasswordWords();
  const [busy, lapsed, submit] = useUnit([$signingIn, $lapsed, signInSubmitted]);
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const errorOf = (name: keyof Credentials) => errors[name] && t(errors[name]);
  const show = (found: Errors) => {
    setErrors(found);
    const [name = ''] = Object.keys(found);
    const field = form.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  };
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    const parsed = Credentials.safeParse(Object.fromEntries(new FormData(event.currentTarget)));
    show(parsed.success ? {} : errorsOf(parsed.error));
    if (parsed.success) submit(parsed.data);
  };
  useEarlySubmit(form);
  useHappened(signInFailed, (problem) => {
    const isUnconfirmed = isRefused<'login'>(problem, 'UserNotConfirmedException');
    show({ password: signInErrorKey(problem), isUnconfirmed });
  });
  return (
    <Form id="sign-in" ref={form} onSubmit={send} onInput={() => setErrors({})}>
      <Stack>
        {lapsed && <Lapsed />}
        <TextField
          name="email_address"
          label={t('login.email')}
          type="email"
          autoComplete="username"
          inputMode="email"
          dir="ltr"
          defaultValue={lapsed?.email}
          error={errorOf('email_address')}
        />
        <PasswordField
          name="password"
          label={t('login.password')}
          {...words}
          error={errorOf('password')}
        />
        <OtherWays isUnconfirmed={errors.isUnconfirmed} />
        <Button type="submit" variant={second ? 'secondary' : 'primary'} wide busy={busy}>
          {t('login.submit')}
        </Button>
        <Elsewhere />
      </Stack>
    </Form>
  );
}

/** A forgotten password, which knows the typed address, an address that was never confirmed, and a passkey. */
function OtherWays({ isUnconfirmed }: Pick<Errors, 'isUnconfirmed'>) {
  const t = useText();
  const [, navigate] = useLocation();
  const lead = (event: MouseEvent<HTMLAnchorElement>) => {
    const form = event.currentTarget.closest('form');
    event.preventDefault();
    const typedEmail = new FormData(form ?? undefined).get('email_address');
    navigate('/forgot-password', { state: { typedEmail } });
  };
  return (
    <div className={css.forgot}>
      <RouteLink href="/forgot-password" onClick={lead} asChild>
        <Link plain>{t('login.forgot')}</Link>
      </RouteLink>
      {isUnconfirmed && (
        <RouteLink href="/verify" asChild>
          <Link>{t('login.confirm')}</Link>
        </RouteLink>
      )}
      <PasskeyEntry />
    </div>
  );
}

/** To the identity provider of the deployment, which leads back to where the person wanted to go. */
function Elsewhere() {
  const t = useText();
  const { signIn } = useConfig().deployment;
  if (!signIn) return null;
  const lead = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    currentTarget.search = `?after=${encodeURIComponent(history.state?.back ?? '/')}`;
  };
  return (
    <ButtonLink wide href="/auth/oidc/start" onClick={lead}>
      {t('login.with', { provider: signIn.oidc.name })}
    </ButtonLink>
  );
}

/** Why somebody who did not sign out finds this form. */
function Lapsed() {
  const t = useText();
  const dismiss = useUnit(lapseDismissed);
  return (
    <Notice tone="warning" onDismiss={() => dismiss()} dismissLabel={t('action.dismiss')}>
      {t('session.expired')}
    </Notice>
  );
}

type Errors = { [Name in keyof Credentials]?: string } & { isUnconfirmed?: boolean | undefined };

/** The first thing wrong with each field, in the order of the form. */
function errorsOf({ issues }: z.core.$ZodError<Credentials>): Errors {
  const found = issues.toReversed().map(({ path: [name], message }) => [name, message] as const);
  const { email_address, password }: Errors = Object.fromEntries(found);
  return { ...(email_address && { email_address }), ...(password && { password }) };
}
