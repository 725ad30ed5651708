import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useText } from '#i18n';
import { Button, Dialog, FormError, Stack } from '#ui';
import { pinOf } from './pin.ts';
import { PinField } from './pin-field.tsx';
import { $pinBusy, $pinRefusal, pinChosen, pinClosed } from './pins-model.ts';
import { SecretField } from './secret-field.tsx';

const empty = { password: '', pin: '' };
type Name = keyof typeof empty;

/** Sets a PIN for this device; asks for the password. */
export function PinDialog() {
  const t = useText();
  const [choose, close] = useUnit([pinChosen, pinClosed]);
  const [busy, refusal] = useUnit([$pinBusy, $pinRefusal]);
  const [typed, setTyped] = useState(empty);
  const [wrong, setWrong] = useState<Partial<Record<Name, string>>>({});
  const send = () => {
    const pin = pinOf(typed.pin);
    setWrong({
      ...(typed.password === '' && { password: 'login.fill-password' }),
      ...(pin === null && { pin: 'profile.pin.malformed' }),
    });
    if (typed.password !== '' && pin !== null) choose({ password: typed.password, pin });
  };
  const field = (name: Name) => {
    const key = wrong[name] ?? (refusal?.where === name ? refusal.what : undefined);
    return {
      value: typed[name],
      error: key === undefined ? undefined : t(key),
      onChange: (event: { currentTarget: { value: string } }) =>
        setTyped({ ...typed, [name]: event.currentTarget.value }),
    };
  };
  const isElsewhere = refusal !== null && !(refusal.where !== null && refusal.where in empty);
  return (
    <Dialog
      open
      onClose={() => close()}
      onSubmit={send}
      title={t('profile.pin.set')}
      description={t('profile.pin.body')}
      closeLabel={t('action.close')}
      actions={
        <>
          <Button onClick={() => close()}>{t('action.back')}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {t('profile.save')}
          </Button>
        </>
      }
    >
      <Stack>
        <SecretField label={t('profile.password.old')} maxLength={256} {...field('password')} />
        <PinField
          label={t('profile.pin.new')}
          hint={t('profile.pin.malformed')}
          {...field('pin')}
        />
        <FormError text={isElsewhere ? t(refusal.what) : null} />
      </Stack>
    </Dialog>
  );
}
