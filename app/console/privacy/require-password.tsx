import { operatorCalls } from '#schemas/operator';
import { Confirm } from '../parts/confirm.tsx';
import { t } from '../text.ts';
import { useAct } from '../use-act.ts';

/** Signs somebody out everywhere, until they have chosen another password. */
export function RequirePassword({ email, onClose }: { email: string; onClose: () => void }) {
  const { act, busy, problem } = useAct(operatorCalls.requireNewPassword, {
    told: () => t('privacy.password.done', { email }),
    onDone: onClose,
  });
  return (
    <Confirm
      title={t('privacy.password.title', { email })}
      consequence={t('privacy.password.consequence')}
      confirm={t('privacy.password')}
      {...{ busy, problem, onClose }}
      onConfirm={() => act({ body: { email } })}
    />
  );
}
