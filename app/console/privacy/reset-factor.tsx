import { operatorCalls } from '#schemas/operator';
import { Confirm } from '../parts/confirm.tsx';
import { t } from '../text.ts';
import { useAct } from '../use-act.ts';

/** Lets somebody in with their password alone who lost what makes their codes. */
export function ResetFactor({ email, onClose }: { email: string; onClose: () => void }) {
  const { act, busy, problem } = useAct(operatorCalls.resetSecondFactor, {
    told: () => t('privacy.factor.done', { email }),
    onDone: onClose,
  });
  return (
    <Confirm
      title={t('privacy.factor.title', { email })}
      consequence={t('privacy.factor.consequence')}
      confirm={t('privacy.factor')}
      {...{ busy, problem, onClose }}
      onConfirm={() => act({ body: { email } })}
    />
  );
}
