import { useUnit } from 'effector-react';
import { diagnosticsFx, noticeShown } from '#core';
import { useText } from '#i18n';
import { Button } from '#ui';

/** Lets the person hand over what the app saw happen, without personal data. */
export function DiagnosticsButton() {
  const t = useText();
  const [write, show] = useUnit([diagnosticsFx, noticeShown]);
  const copy = () =>
    write()
      .then((text) => navigator.clipboard.writeText(text))
      .then(
        () => show({ type: 'success', key: 'nav.diagnostics.done' }),
        () => show({ type: 'error', key: 'nav.diagnostics.failed' }),
      );
  return (
    <Button icon="copy" wide onClick={copy}>
      {t('nav.diagnostics')}
    </Button>
  );
}
