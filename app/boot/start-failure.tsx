import { useEffect, useState } from 'react';
import { readAsset } from '#adapters';
import { languageOf, loadTranslate, type Translate } from '#i18n';
import { Button, Notice } from '#ui';
import { StartProblem } from './load-config.ts';

/** Shown when not even the deployment could be loaded: why, and a way to try again. In English. */
export function StartFailure({ problem }: { problem: unknown }) {
  const [t, setT] = useState<Translate | null>(null);
  useEffect(() => {
    loadTranslate(languageOf('en').set, readAsset).then((translate) => setT(() => translate));
  }, []);
  if (t === null) return null;
  const field = problem instanceof StartProblem ? problem.field : null;
  const message = problem instanceof Error ? problem.message : '';
  return (
    <main>
      <Notice
        tone="critical"
        action={<Button onClick={() => location.reload()}>{t('app.reload')}</Button>}
      >
        {field === null
          ? t('app.could-not-load')
          : t('app.not-configured.field', { field, message })}
      </Notice>
    </main>
  );
}
