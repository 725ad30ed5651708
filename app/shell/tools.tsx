import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $embeddedPlace, pasteCut } from '#core';
import { alertsStarted } from '#core/alerts';
import { useCutPaste, useOfflinePage } from '#hooks';
import { useConfig, useWholeTexts } from '#i18n';
import { AlertSettingsDialog } from './alerts/alert-settings.tsx';
import './alerts/notify-model.ts';
import { KeysSheet } from './commands/keys-sheet.tsx';
import { keysStarted } from './commands/model.ts';
import { Palette } from './commands/palette.tsx';
import { useCommands } from './commands/use-commands.ts';
import { useShortcuts } from './commands/use-shortcuts.ts';
import { Leaving } from './leaving.tsx';
import { SendingAgain } from './sending-again.tsx';

/** What a signed-in person has at hand on every page, once the page itself stands: alerts, keys and commands. */
export function Tools() {
  return useWholeTexts() ? <Ready /> : null;
}

function Ready() {
  const [startAlerts, startKeys] = useUnit([alertsStarted, keysStarted]);
  const commands = useCommands();
  const isWanted = useConfig().deployment.offlinePage !== false;
  // Inside a platform's page, being offline is the platform's concern.
  useOfflinePage(useUnit($embeddedPlace) === 'page' ? isWanted : null);
  useShortcuts(commands);
  useCutPaste(useUnit(pasteCut));
  useEffect(() => {
    startAlerts();
    startKeys();
  }, [startAlerts, startKeys]);
  return (
    <>
      <AlertSettingsDialog />
      <Palette commands={commands} />
      <KeysSheet commands={commands} />
      <SendingAgain />
      <Leaving />
    </>
  );
}
