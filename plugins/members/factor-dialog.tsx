import { useUnit } from 'effector-react';
import { useState } from 'react';
import { westernDigits } from '#core/rules';
import { useLanguage, useText } from '#i18n';
import { Button, Dialog, FormError, Stack } from '#ui';
import { AppKey } from '#ui/qr';
import { CodeField } from './code-field.tsx';
import {
  $begun,
  $factorBusy,
  $factorRefusal,
  codesRenewed,
  type FactorStep,
  factorBegun,
  factorClosed,
  factorConfirmed,
  factorEnded,
} from './factor-model.ts';
import { $passkeys } from './passkeys-model.ts';
import { SecretField } from './secret-field.tsx';

type Name = 'password' | 'code';
const asked: Readonly<Record<FactorStep, readonly Name[]>> = {
  password: ['password'],
  app: ['code'],
  renew: ['password', 'code'],
  end: ['password', 'code'],
};
const missing: Readonly<Record<Name, string>> = {
  password: 'login.fill-password',
  code: 'second-step.fill',
};

/** One step of setting up or changing the second factor. */
export function FactorDialog({ step }: { step: FactorStep }) {
  const t = useText();
  const [close, busy, refusal] = useUnit([factorClosed, $factorBusy, $factorRefusal]);
  const [typed, setTyped] = useState({ password: '', code: '' });
  const [empty, setEmpty] = useState<readonly Name[]>([]);
  const send = useSend(step);
  const passkeys = useUnit($passkeys);
  const isEnding = step === 'password' && (passkeys?.length ?? 0) > 0;
  const say = (part: 'title' | 'body' | 'do') =>
    t(step === 'app' ? `codes.${step}.${part}` : `profile.factor.${step}.${part}`);
  const names = asked[step];
  const submit = () => {
    const left = names.filter((name) => typed[name].trim() === '');
    setEmpty(left);
    if (left.length === 0) send(typed);
  };
  const field = (name: Name) => ({
    value: typed[name],
    error: empty.includes(name)
      ? t(missing[name])
      : refusal?.where === name
        ? t(refusal.what)
        : undefined,
    onChange: (event: { currentTarget: { value: string } }) =>
      setTyped({ ...typed, [name]: event.currentTarget.value }),
  });
  const isElsewhere = refusal !== null && !names.some((name) => name === refusal.where);
  return (
    <Dialog
      open
      onClose={() => close()}
      onSubmit={submit}
      title={say('title')}
      description={isEnding ? t('profile.factor.password.body.passkeys') : say('body')}
      closeLabel={t('action.close')}
      actions={
        <>
          <Button onClick={() => close()}>{t('action.back')}</Button>
          <Button type="submit" variant={step === 'end' ? 'danger' : 'primary'} busy={busy}>
            {say('do')}
          </Button>
        </>
      }
    >
      <Stack>
        {step === 'app' && <App />}
        {names.includes('password') && (
          <SecretField label={t('profile.password.old')} maxLength={256} {...field('password')} />
        )}
        {names.includes('code') && <CodeField {...field('code')} />}
        <FormError text={isElsewhere ? t(refusal.what) : null} />
      </Stack>
    </Dialog>
  );
}

/** The secret for an app, as a QR code and as text. */
function App() {
  const t = useText();
  const begun = useUnit($begun);
  if (begun === null) return null;
  return <AppKey {...begun} caption={t('codes.scan')} keyLabel={t('codes.key')} />;
}

function useSend(step: FactorStep): (typed: { password: string; code: string }) => void {
  const { code: language } = useLanguage();
  const [begin, confirm] = useUnit([factorBegun, factorConfirmed]);
  const [renew, end] = useUnit([codesRenewed, factorEnded]);
  return ({ password, code: as }) => {
    const code = westernDigits(as).trim();
    if (step === 'password') begin({ password });
    else if (step === 'app') confirm({ code, language });
    else if (step === 'renew') renew({ password, code });
    else end({ password, code, language });
  };
}
