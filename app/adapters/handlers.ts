import {
  askForTokenFx,
  askPasskeyFx,
  authorizeRidersFx,
  callFx,
  checkSpreadsheetFx,
  closeSpreadsheetFx,
  connectFx,
  copyTextFx,
  disconnectFx,
  extendSessionFx,
  flagsFx,
  forgetLapsedFx,
  leaveToFx,
  loadReloadedFx,
  loadSessionFx,
  makePasskeyFx,
  newKeyFx,
  notificationLeaveFx,
  openSpreadsheetFx,
  openWindowFx,
  playSoundFx,
  readAssetFx,
  reloadFx,
  saveFileFx,
  saveSessionFx,
  showNotificationFx,
  trackRidersFx,
  viewPageFx,
  waitFx,
} from '#core/ports';
import { saveFile } from './browser/files.ts';
import { newId } from './browser/ids.ts';
import { later } from './browser/later.ts';
import { notificationLeave } from './browser/notifications.ts';
import { copyText } from './browser/page.ts';
import { handle } from './handle.ts';
import { keptTaskHandlers, preferenceHandlers } from './kept-handlers.ts';
import { readAsset } from './network/asset.ts';
import type { Powers } from './powers.ts';

/** The browser's answer to each port of the engine. */
export function portHandlers(powers: Powers) {
  const { answers, refresh, sessions } = powers;
  const spreadsheets = spreadsheetsLater();
  return [
    handle(callFx, answers.call),
    handle(extendSessionFx, async (tokens) => {
      const result = await refresh(tokens);
      if (result.ok) return result.value;
      throw result.problem;
    }),
    handle(askForTokenFx, async () => (await powers.embedding.get()).ask()),
    handle(openWindowFx, async (path) => (await powers.embedding.get()).openWindow(path)),
    handle(flagsFx, powers.flags),
    handle(loadSessionFx, sessions.load),
    handle(saveSessionFx, sessions.save),
    handle(forgetLapsedFx, sessions.forgetLapsed),
    handle(openSpreadsheetFx, async (asked) => (await spreadsheets.get()).open(asked)),
    handle(checkSpreadsheetFx, async (asked) => (await spreadsheets.get()).check(asked)),
    handle(closeSpreadsheetFx, () => spreadsheets.begun()?.then(({ close }) => close())),
    handle(newKeyFx, newId),
    handle(playSoundFx, async (sound) => (await import('./browser/sounds.ts')).playSound(sound)),
    handle(notificationLeaveFx, notificationLeave),
    handle(showNotificationFx, async (shown) =>
      (await import('./browser/show-notification.ts')).showNotification(shown),
    ),
    handle(makePasskeyFx, async (asked) => (await passkeys()).makePasskey(asked)),
    handle(askPasskeyFx, async (asked) => (await passkeys()).askPasskey(asked)),
    handle(saveFileFx, saveFile),
    handle(connectFx, ({ since, ...subscription }) =>
      powers.socket.follow(subscription, () => powers.newestSeq() ?? since ?? undefined),
    ),
    handle(disconnectFx, powers.socket.close),
    handle(copyTextFx, copyText),
    handle(readAssetFx, readAsset),
    handle(trackRidersFx, powers.riders.track),
    handle(authorizeRidersFx, powers.riders.authorize),
    handle(leaveToFx, powers.leaveTo),
    handle(loadReloadedFx, powers.builds.reloadedFor),
    handle(reloadFx, powers.builds.reloadFor),
    handle(viewPageFx, powers.viewPage),
    handle(waitFx, ({ seconds }) => powers.wait(seconds)),
    ...keptTaskHandlers(powers),
    ...preferenceHandlers(powers),
  ];
}

/** The reader of files; its code is loaded for the first file. */
function spreadsheetsLater() {
  return later(async () => (await import('./browser/spreadsheet.ts')).createSpreadsheets());
}

/** Passkeys; the code is loaded on first use. */
const passkeys = () => import('./browser/passkeys.ts');
