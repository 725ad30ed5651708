import { useUnit } from 'effector-react';
import { type ComponentProps, useState } from 'react';
import { westernDigits } from '#core/rules';
import { useLanguage, useText } from '#i18n';
import { Button, Dialog, FormError, Stack, TextField } from '#ui';
import { $devices } from './account-model.ts';
import { CodeField } from './code-field.tsx';
import { $factor } from './factor-model.ts';
import { $passkeyBusy, $passkeyRefusal, passkeyChosen, passkeyClosed } from './passkeys-model.ts';
import { SecretField } from './secret-field.tsx';

type Name = 'name' | 'password' | 'code';
const missing: Readonly<Record<Name, string>> = {
  name: 'profile.passkey.name.missing',
  password: 'login.fill-password',
  code: 'second-step.fill',
};

/** Adds a passkey for this device; asks for the password, and for a code where the person uses one. */
export function PasskeyDialog() {
  const t = useText();
  const [close, busy, refusal] = useUnit([passkeyClosed, $passkeyBusy, $passkeyRefusal]);
  const names = useNames();
  const { field, submit } = useFields(names);
  const isElsewhere = refusal !== null && !names.some((name) => name === refusal.where);
  return (
    <Dialog
      open
      onClose={() => close()}
      onSubmit={submit}
      title={t('profile.passkey.add')}
      description={t('profile.passkey.body')}
      closeLabel={t('action.close')}
      actions={
        <>
          <Button onClick={() => close()}>{t('action.back')}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {t('profile.passkey.do')}
          </Button>
        </>
      }
    >
      <Stack>
        <NameField {...field('name')} />
        <SecretField label={t('profile.password.old')} maxLength={256} {...field('password')} />
        {names.includes('code') && <CodeField {...field('code')} />}
        <FormError
          text={isElsewhere ? t(refusal.what) : null}
          tone={refusal?.what === 'passkey.cancelled' ? 'neutral' : 'critical'}
        />
      </Stack>
    </Dialog>
  );
}

function NameField(props: Omit<ComponentProps<typeof TextField>, 'label'>) {
  const t = useText();
  return (
    <TextField
      label={t('profile.passkey.name')}
      hint={t('profile.passkey.name.hint')}
      dir="auto"
      maxLength={100}
      {...props}
    />
  );
}

/** The fields with their values and errors, kept until a passkey was added. */
function useFields(names: readonly Name[]) {
  const t = useText();
  const refusal = useUnit($passkeyRefusal);
  const send = useSend(names);
  const [typed, setTyped] = useState({ name: useDeviceName(), password: '', code: '' });
  const [empty, setEmpty] = useState<readonly Name[]>([]);
  const faultOf = (name: Name) => {
    if (empty.includes(name)) return missing[name];
    return refusal?.where === name ? refusal.what : undefined;
  };
  return {
    submit() {
      const left = names.filter((name) => typed[name].trim() === '');
      setEmpty(left);
      if (left.length === 0) send(typed);
    },
    field(name: Name) {
      const key = faultOf(name);
      return {
        value: typed[name],
        error: key === undefined ? undefined : t(key),
        onChange: (event: { currentTarget: { value: string } }) =>
          setTyped({ ...typed, [name]: event.currentTarget.value }),
      };
    },
  };
}

/** The fields to show; the code only for people who use one. */
function useNames(): readonly Name[] {
  const factor = useUnit($factor);
  return factor?.on_since == null ? ['name', 'password'] : ['name', 'password', 'code'];
}

/** The device as the list of devices names it. */
function useDeviceName(): string {
  const t = useText();
  const here = useUnit($devices)?.find(({ is_this }) => is_this);
  const name = [here?.browser, here?.system].filter(Boolean).join(' · ');
  return name || t('profile.device.this');
}

function useSend(names: readonly Name[]): (typed: Record<Name, string>) => void {
  const { code: language } = useLanguage();
  const choose = useUnit(passkeyChosen);
  return ({ name, password, code }) =>
    choose({
      ...{ name: name.trim(), language, password },
      ...(names.includes('code') && { code: westernDigits(code).trim() }),
    });
}
