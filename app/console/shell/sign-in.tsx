import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { type FieldErrors, type UseFormReturn, useForm } from 'react-hook-form';
import {
  Button,
  Card,
  Dialog,
  Form,
  FormError,
  PasswordField,
  Section,
  Stack,
  TextField,
} from '#ui';
import { problemText } from '../problem-text.ts';
import { $isSigningIn, $signInProblem, signInSubmitted, signOutPressed } from '../session-model.ts';
import { t } from '../text.ts';
import * as css from './frame.css.ts';

type Credentials = { email_address: string; password: string; code: string };

/** The way in: what an operator knows, and what they hold. */
export function SignInPage() {
  const { form, submit, busy } = useSignIn('');
  return (
    <main className={css.entrance}>
      <Card className={css.entranceBox}>
        <Section level={1} title={t('console.name')} description={t('sign-in.hint')}>
          <Form onSubmit={submit}>
            <Stack>
              <TextField
                label={t('sign-in.email')}
                type="email"
                autoComplete="username"
                inputMode="email"
                error={errorIn(form.formState.errors, 'email_address')}
                {...form.register('email_address', { required: true })}
              />
              <Secrets form={form} />
              <Button type="submit" variant="primary" wide busy={busy}>
                {t('sign-in')}
              </Button>
            </Stack>
          </Form>
        </Section>
      </Card>
    </main>
  );
}

/** The session has ended by itself: the page behind waits with all that was typed there. */
export function SignInAgain({ email }: { email: string }) {
  const { form, submit, busy } = useSignIn(email);
  const leave = useUnit(signOutPressed);
  const actions: ReactNode = (
    <>
      <Button onClick={() => leave()}>{t('sign-in.again.leave')}</Button>
      <Button type="submit" variant="primary" busy={busy}>
        {t('sign-in')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      dismissable={false}
      onClose={() => undefined}
      onSubmit={submit}
      title={t('sign-in.again')}
      description={t('sign-in.again.hint', { email })}
      closeLabel={t('action.close')}
      actions={actions}
    >
      <Stack>
        <Secrets form={form} />
      </Stack>
    </Dialog>
  );
}

function useSignIn(email: string) {
  const [busy, sign] = useUnit([$isSigningIn, signInSubmitted]);
  const form = useForm<Credentials>({
    defaultValues: { email_address: email, password: '', code: '' },
  });
  const submit = () => void form.handleSubmit((typed) => sign(typed))();
  return { form, submit, busy };
}

function Secrets({ form }: { form: UseFormReturn<Credentials> }) {
  const problem = useUnit($signInProblem);
  const { errors } = form.formState;
  return (
    <>
      <PasswordField
        label={t('sign-in.password')}
        showLabel={t('sign-in.password.show')}
        hideLabel={t('sign-in.password.hide')}
        capsLockLabel={t('sign-in.caps-lock')}
        error={errorIn(errors, 'password')}
        {...form.register('password', { required: true })}
      />
      <TextField
        label={t('sign-in.code')}
        hint={t('sign-in.code.hint')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        error={errorIn(errors, 'code')}
        {...form.register('code', { required: true })}
      />
      <FormError text={problem && problemText(problem)} />
    </>
  );
}

function errorIn(errors: FieldErrors<Credentials>, name: keyof Credentials): string | undefined {
  return errors[name] && t('error.required');
}
