import { operatorCalls } from '#schemas/operator';
import { Confirm } from '../parts/confirm.tsx';
import { t } from '../text.ts';
import { useAct } from '../use-act.ts';

/** What an operator may do for a locked-out or compromised account. */
const calls = {
  /** Removes the second factor of somebody who lost it; the password alone signs in. */
  factor: operatorCalls.resetSecondFactor,
  /** Ends all sessions and requires a new password. */
  password: operatorCalls.requireNewPassword,
  /** Removes the link to their account at an identity provider. */
  provider: operatorCalls.unlinkProvider,
};
export type AccessChange = keyof typeof calls;

type ChangeAccessProps = { what: AccessChange; email: string; onClose: () => void };

/** Says what a change of how somebody signs in leads to, and makes it. */
export function ChangeAccess({ what, email, onClose }: ChangeAccessProps) {
  const { act, busy, problem } = useAct(calls[what], {
    told: () => t(`privacy.${what}.done`, { email }),
    onDone: onClose,
  });
  return (
    <Confirm
      title={t(`privacy.${what}.title`, { email })}
      consequence={t(`privacy.${what}.consequence`)}
      confirm={t(`privacy.${what}`)}
      {...{ busy, problem, onClose }}
      onConfirm={() => act({ body: { email } })}
    />
  );
}
