import { operatorCalls } from '#schemas/operator';
import { Confirm } from '../parts/confirm.tsx';
import { t } from '../text.ts';
import { useAct } from '../use-act.ts';

/** Forgets by which account at an identity provider somebody is known. */
export function UnlinkProvider({ email, onClose }: { email: string; onClose: () => void }) {
  const { act, busy, problem } = useAct(operatorCalls.unlinkProvider, {
    told: () => t('privacy.provider.done', { email }),
    onDone: onClose,
  });
  return (
    <Confirm
      title={t('privacy.provider.title', { email })}
      consequence={t('privacy.provider.consequence')}
      confirm={t('privacy.provider')}
      {...{ busy, problem, onClose }}
      onConfirm={() => act({ body: { email } })}
    />
  );
}
