import { createWatch } from 'effector';
import { useProvidedScope, useUnit } from 'effector-react';
import {
  type RefObject,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import * as z from 'zod/mini';
import {
  $flags,
  $guestBeginning,
  $signingIn,
  guestAsked,
  signInErrorKey,
  signInFailed,
  signInSubmitted,
} from '#core';
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
        <GuestEntry />
      </Card>
    </div>
  );
}

/** Where guests may check out, the way in for who has no account. */
function GuestEntry() {
  const t = useText();
  const [flags, busy, ask] = useUnit([$flags, $guestBeginning, guestAsked]);
  if (!flags.guest_checkout) return null;
  return (
    <Stack gap={2}>
      <Button wide busy={busy} onClick={() => ask()}>
        {t('guest.enter')}
      </Button>
      <p className={css.quiet}>{t('guest.enter.hint')}</p>
    </Stack>
  );
}

/** The platform's form: two fields are no reason to make everybody wait for a form library. */
function SignInForm() {
  const t = useText();
  const [busy, submit] = useUnit([$signingIn, signInSubmitted]);
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
    event.preventDefault();
    const parsed = Credentials.safeParse(Object.fromEntries(new FormData(event.currentTarget)));
    show(parsed.success ? {} : errorsOf(parsed.error));
    if (parsed.success) submit(parsed.data);
  };
  useEarlySubmit(form);
  useSignInFailure((problem) => show({ password: signInErrorKey(problem) }));
  return (
    <form noValidate ref={form} onSubmit={send} onInput={() => setErrors({})}>
      <Stack>
        <TextField
          name="email_address"
          label={t('login.email')}
          type="email"
          autoComplete="username"
          inputMode="email"
          dir="ltr"
          error={errorOf('email_address')}
        />
        <PasswordField
          name="password"
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

type Errors = { [Name in keyof Credentials]?: string };

/** The first thing wrong with each field, in the order of the form. */
function errorsOf({ issues }: z.core.$ZodError<Credentials>): Errors {
  const found = issues.toReversed().map(({ path: [name], message }) => [name, message] as const);
  const { email_address, password }: Errors = Object.fromEntries(found);
  return { ...(email_address && { email_address }), ...(password && { password }) };
}

/** The form is on screen before its code; who sent it in between has it sent now. */
function useEarlySubmit(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset.sent === undefined) return;
    delete dataset.sent;
    form.current?.requestSubmit();
  }, [form]);
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
