import { useUnit } from 'effector-react';
import { saveFile } from '#adapters';
import { diagnosticsFx, noticeShown } from '#core';
import { useText } from '#i18n';
import { MenuButton } from '#ui';

/** Lets the person hand over what the app saw happen, without personal data, as the file that a replay reads. */
export function useSaveDiagnostics(): () => void {
  const [write, show] = useUnit([diagnosticsFx, noticeShown]);
  return () => {
    write()
      .then((text) =>
        saveFile({ name: fileName, content: new Blob([text], { type: 'text/plain' }) }),
      )
      .then(
        () => show({ type: 'success', key: 'nav.diagnostics.done' }),
        () => show({ type: 'error', key: 'nav.diagnostics.failed' }),
      );
  };
}

export function DiagnosticsButton() {
  const t = useText();
  const save = useSaveDiagnostics();
  return (
    <MenuButton icon="download" onClick={save}>
      {t('nav.diagnostics')}
    </MenuButton>
  );
}

const fileName = 'diagnostics.jsonl';
