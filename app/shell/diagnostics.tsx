import { useUnit } from 'effector-react';
import { $dayStart, $log, $now, eventsOf, exportLog, noticeShown } from '#core';
import { useText } from '#i18n';
import { Button } from '#ui';

/** Lets the person hand over what the app saw happen, without personal data. */
export function DiagnosticsButton() {
  const t = useText();
  const [log, at, day_start, show] = useUnit([$log, $now, $dayStart, noticeShown]);
  const copy = () =>
    navigator.clipboard.writeText(exportLog(eventsOf(log), { at, day_start })).then(
      () => show({ type: 'success', key: 'nav.diagnostics.done' }),
      () => show({ type: 'error', key: 'nav.diagnostics.failed' }),
    );
  return (
    <Button icon="copy" wide onClick={copy}>
      {t('nav.diagnostics')}
    </Button>
  );
}
