import { useState } from 'react';
import { operatorCalls } from '#schemas/operator';
import { TextField } from '#ui';
import { Confirm } from '../parts/confirm.tsx';
import { t } from '../text.ts';
import { useAct } from '../use-act.ts';

/** Forgets a person, whose address has to be typed once more: nothing brings them back. */
export function ErasePerson({ email, onClose }: { email: string; onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { act, busy, problem } = useAct(operatorCalls.erasePerson, {
    told: (parts) =>
      t('privacy.erased', { count: Object.values(parts).reduce((sum, each) => sum + each, 0) }),
    onDone: onClose,
  });
  const confirm = () => {
    const isSame = typed.trim().toLowerCase() === email.toLowerCase();
    setWrong(!isSame);
    if (isSame) act({ body: { email } });
  };
  return (
    <Confirm
      title={t('privacy.erase.title', { email })}
      consequence={t('privacy.erase.consequence')}
      confirm={t('privacy.erase')}
      {...{ busy, problem, onClose }}
      onConfirm={confirm}
    >
      <TextField
        label={t('privacy.erase.again')}
        type="email"
        autoComplete="off"
        value={typed}
        error={isWrong ? t('privacy.erase.differs') : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
    </Confirm>
  );
}
