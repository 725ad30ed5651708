import { useUnit } from 'effector-react';
import { type ReactNode, useEffect, useState } from 'react';
import { keyOfRefusal, refusedOf } from '#core';
import { useConfig, useText } from '#i18n';
import { arriveProblems } from '#schemas';
import { NotLoaded, RowsSkeleton } from '#ui';
import { AccessPage } from './access-page.tsx';
import { $arriveProblem, $arriving, cameBack } from './arrive-model.ts';

/** The page that the identity provider leads back to: signs in with the code in its address, or says why not. */
export function ArriveScreen() {
  const t = useText();
  const { deployment } = useConfig();
  const [{ code, after, why }] = useState(readAddress);
  const [problem, comeBack] = useUnit([$arriveProblem, cameBack]);
  useEffect(() => {
    // Removes the code from the address, and moves the target to the history state, as on the sign-in page.
    history.replaceState({ back: after }, '', location.pathname);
    if (code !== '') comeBack(code);
  }, [code, after, comeBack]);
  const provider = deployment.signIn?.oidc.name ?? '';
  if (code === '') return <NotSignedIn>{t(`arrive.${why}`, { provider })}</NotSignedIn>;
  if (problem?.tag === 'refused')
    return <NotSignedIn>{t(keyOfRefusal(refusedOf(problem), 'alert.error'))}</NotSignedIn>;
  return (
    <AccessPage title={t('arrive.title')}>
      {problem ? <Again code={code} /> : <RowsSkeleton label={t('app.loading')} rows={3} />}
    </AccessPage>
  );
}

function NotSignedIn({ children }: { children: ReactNode }) {
  const t = useText();
  return (
    <AccessPage title={t('arrive.failed')} intro={children}>
      {null}
    </AccessPage>
  );
}

function Again({ code }: { code: string }) {
  const t = useText();
  const [comeBack, busy] = useUnit([cameBack, $arriving]);
  return (
    <NotLoaded retryLabel={t('action.retry')} busy={busy} onRetry={() => comeBack(code)}>
      {t('alert.offline')}
    </NotLoaded>
  );
}

/** What the server leaves in the address: a code and where it leads on to, or why there is none. */
function readAddress() {
  const asked = new URLSearchParams(location.search);
  const why = arriveProblems.find((each) => each === asked.get('problem')) ?? 'over';
  return { code: location.hash.slice(1), after: asked.get('after') ?? '/', why };
}
