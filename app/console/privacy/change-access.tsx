import { operatorCalls } from '#schemas/operator';
import { Confirm } from '../parts/confirm.tsx';
import { t } from '../text.ts';
import { useAct } from '../use-act.ts';

/** What an operator may do for an account that somebody cannot get into, or that others can. */
const calls = {
  /** With their password alone gets in who lost what makes their codes. */
  factor: operatorCalls.resetSecondFactor,
  /** Signed out everywhere, until they have chosen another password. */
  password: operatorCalls.requireNewPassword,
  /** By which account at an identity provider they are known is forgotten. */
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
