import { useUnit } from 'effector-react';
import { $log, exportLog, noticeShown } from '#core';
import { useText } from '#i18n';
import { Button } from '#ui';

/** Lets the person hand over what the app saw happen, without personal data. */
export function DiagnosticsButton() {
  const t = useText();
  const [log, show] = useUnit([$log, noticeShown]);
  const copy = () =>
    navigator.clipboard.writeText(exportLog(log)).then(
      () => show({ type: 'success', key: 'nav.diagnostics.done' }),
      () => show({ type: 'error', key: 'nav.diagnostics.failed' }),
    );
  return (
    <Button icon="copy" wide onClick={copy}>
      {t('nav.diagnostics')}
    </Button>
  );
}
