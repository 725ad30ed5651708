import { useUnit } from 'effector-react';
import { useState } from 'react';
import { brokenPasswordRules } from '#core/rules';
import { useLanguage, useText } from '#i18n';
import { Button, Form, FormError, Stack } from '#ui';
import { $choosing, $passwordRefusal, $passwordsChanged, passwordChosen } from './account-model.ts';
import * as css from './members.css.ts';
import { SecretField } from './secret-field.tsx';

const empty = { password: '', new_password: '' };
type Name = keyof typeof empty;

/** Changes the password; emptied after success. */
export function PasswordForm() {
  return <Fields key={useUnit($passwordsChanged)} />;
}

function Fields() {
  const t = useText();
  const { code: language } = useLanguage();
  const [choose, busy, refusal] = useUnit([passwordChosen, $choosing, $passwordRefusal]);
  const [typed, setTyped] = useState(empty);
  const [wrong, setWrong] = useState<Partial<Record<Name, string>>>({});
  const send = () => {
    const found = faultsIn(typed);
    setWrong(found);
    if (Object.keys(found).length === 0) choose({ ...typed, language });
  };
  const field = (name: Name) => ({
    value: typed[name],
    error: errorOf(name, wrong, refusal, t),
    maxLength: 256,
    onChange: (event: { currentTarget: { value: string } }) =>
      setTyped({ ...typed, [name]: event.currentTarget.value }),
  });
  const isElsewhere = refusal !== null && !(refusal.where !== null && refusal.where in empty);
  return (
    <Form className={css.narrow} onSubmit={send}>
      <Stack>
        <SecretField label={t('profile.password.old')} {...field('password')} />
        <SecretField
          label={t('access.new-password')}
          hint={t('profile.password.rules')}
          autoComplete="new-password"
          {...field('new_password')}
        />
        <FormError text={isElsewhere ? t(refusal.what) : null} />
        <div>
          <Button type="submit" busy={busy}>
            {t('profile.password.change')}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}

function faultsIn({ password, new_password }: typeof empty): Partial<Record<Name, string>> {
  return {
    ...(password === '' && { password: 'login.fill-password' }),
    ...(brokenPasswordRules(new_password).length > 0 && {
      new_password: 'auth.InvalidPasswordException',
    }),
  };
}

function errorOf(
  name: Name,
  wrong: Partial<Record<Name, string>>,
  refusal: { what: string; where: string | null } | null,
  t: (key: string) => string,
): string | undefined {
  const key = wrong[name] ?? (refusal?.where === name ? refusal.what : undefined);
  return key === undefined ? undefined : t(key);
}
