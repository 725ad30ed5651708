import type { Effect } from 'effector';
import {
  askForTokenFx,
  callFx,
  checkSpreadsheetFx,
  closeSpreadsheetFx,
  connectFx,
  copyTextFx,
  disconnectFx,
  extendSessionFx,
  flagsFx,
  forgetDraftsFx,
  forgetLapsedFx,
  forgetUnsettledFx,
  initHelpCentreFx,
  keepGuestOrderFx,
  keepUnsettledFx,
  leaveToFx,
  loadAccessFx,
  loadAddressBookFx,
  loadAlertsFx,
  loadBookColumnsFx,
  loadBulkColumnsFx,
  loadBulkDraftFx,
  loadDraftFx,
  loadFiltersFx,
  loadGuestOrdersFx,
  loadLongestFirstFx,
  loadOutletFx,
  loadPaymentMethodFx,
  loadReloadedFx,
  loadRemembersFx,
  loadSearchesFx,
  loadSenderFx,
  loadSessionFx,
  loadSingleKeysFx,
  loadSkippedFx,
  loadTermsFx,
  loadTypedFx,
  loadUnsettledFx,
  newKeyFx,
  notificationLeaveFx,
  openSpreadsheetFx,
  openWindowFx,
  playSoundFx,
  readAssetFx,
  reloadFx,
  saveAccessFx,
  saveAddressBookFx,
  saveAlertsFx,
  saveBookColumnsFx,
  saveBulkColumnsFx,
  saveBulkFileFx,
  saveBulkRowFx,
  saveDraftFx,
  saveFileFx,
  saveFiltersFx,
  saveLocaleFx,
  saveLongestFirstFx,
  saveOutletFx,
  savePaymentMethodFx,
  saveRemembersFx,
  saveSearchesFx,
  saveSenderFx,
  saveSessionFx,
  saveSingleKeysFx,
  saveSkippedFx,
  saveTermsFx,
  saveTypedFx,
  showNotificationFx,
  trackRidersFx,
  viewPageFx,
  waitFx,
} from '#core/ports';
import { readAsset } from './asset.ts';
import { saveFile } from './files.ts';
import { newId } from './ids.ts';
import { later } from './later.ts';
import { notificationLeave, showNotification } from './notifications.ts';
import { copyText } from './page.ts';
import type { Powers } from './powers.ts';

/** The browser's answer to each port of the engine. */
export function portHandlers({ answers, refresh, sessions, preferences, ...powers }: Powers) {
  const bulkDrafts = bulkDraftsLater(powers.clock.now);
  const spreadsheets = spreadsheetsLater();
  return [
    handle(callFx, answers.call),
    handle(extendSessionFx, async (tokens) => {
      const result = await refresh(tokens);
      if (result.ok) return result.value;
      throw result.problem;
    }),
    handle(askForTokenFx, powers.embedding.ask),
    handle(openWindowFx, powers.embedding.openWindow),
    handle(initHelpCentreFx, async (begun) => {
      const { buildName, initHelpCentre } = await import('./help-centre.ts');
      return initHelpCentre(begun, fetch, buildName(document));
    }),
    handle(flagsFx, powers.flags),
    handle(loadSessionFx, sessions.load),
    handle(saveSessionFx, (session) => {
      sessions.save(session);
      if (session === null) forgetPerson({ answers, ...powers });
      return powers.riders.authorize();
    }),
    handle(forgetLapsedFx, sessions.forgetLapsed),
    handle(loadDraftFx, powers.drafts.load),
    handle(saveDraftFx, ({ draft, ...owner }) => powers.drafts.save(owner, draft)),
    handle(loadTypedFx, powers.drafts.loadTyped),
    handle(saveTypedFx, powers.drafts.saveTyped),
    handle(forgetDraftsFx, async () => {
      powers.drafts.forget();
      await (await bulkDrafts.get()).forget();
    }),
    handle(loadBulkDraftFx, async (owner) => (await bulkDrafts.get()).load(owner)),
    handle(saveBulkFileFx, async (kept) => (await bulkDrafts.get()).saveFile(kept)),
    handle(saveBulkRowFx, async (kept) => (await bulkDrafts.get()).saveRow(kept)),
    handle(loadAccessFx, powers.access.load),
    handle(saveAccessFx, powers.access.save),
    handle(loadSenderFx, powers.sender.load),
    handle(saveSenderFx, powers.sender.save),
    handle(openSpreadsheetFx, async (asked) => (await spreadsheets.get()).open(asked)),
    handle(checkSpreadsheetFx, async (asked) => (await spreadsheets.get()).check(asked)),
    handle(closeSpreadsheetFx, () => spreadsheets.begun()?.then(({ close }) => close())),
    handle(loadBulkColumnsFx, preferences.bulkColumns),
    handle(saveBulkColumnsFx, ({ vendor_id, choices }) =>
      preferences.saveBulkColumns(vendor_id, choices),
    ),
    handle(loadBookColumnsFx, ({ user_id }) => preferences.bookColumns(user_id)),
    handle(saveBookColumnsFx, ({ user_id, choices }) =>
      preferences.saveBookColumns(user_id, choices),
    ),
    handle(newKeyFx, newId),
    handle(loadAddressBookFx, () => powers.addressBook.load()),
    handle(saveAddressBookFx, (entries) => powers.addressBook.save(entries)),
    handle(loadOutletFx, ({ user_id }) => powers.views.outlet(user_id)),
    handle(saveOutletFx, ({ user_id, ...kept }) => powers.views.saveOutlet(user_id, kept)),
    handle(loadFiltersFx, ({ user_id }) => powers.views.filters(user_id)),
    handle(saveFiltersFx, ({ user_id, ...kept }) => powers.views.saveFilters(user_id, kept)),
    handle(loadTermsFx, ({ user_id }) => powers.terms.isAccepted(user_id)),
    handle(saveTermsFx, ({ user_id, accepted }) => powers.terms.save(user_id, accepted)),
    handle(loadAlertsFx, ({ user_id }) => powers.alerts.load(user_id)),
    handle(saveAlertsFx, ({ user_id, settings }) => powers.alerts.save(user_id, settings)),
    handle(loadRemembersFx, preferences.remembers),
    handle(saveRemembersFx, preferences.saveRemembers),
    handle(loadPaymentMethodFx, preferences.paymentMethod),
    handle(savePaymentMethodFx, preferences.savePaymentMethod),
    handle(loadSkippedFx, ({ user_id }) => preferences.skipped(user_id)),
    handle(saveSkippedFx, ({ user_id }) => preferences.saveSkipped(user_id)),
    handle(loadSingleKeysFx, preferences.singleKeys),
    handle(saveSingleKeysFx, preferences.saveSingleKeys),
    handle(playSoundFx, async (sound) => (await import('./sounds.ts')).playSound(sound)),
    handle(notificationLeaveFx, notificationLeave),
    handle(showNotificationFx, showNotification),
    handle(saveFileFx, saveFile),
    handle(saveLocaleFx, preferences.saveLocale),
    handle(loadSearchesFx, preferences.searches),
    handle(saveSearchesFx, preferences.saveSearches),
    handle(loadLongestFirstFx, ({ user_id }) => preferences.longestFirst(user_id)),
    handle(saveLongestFirstFx, ({ user_id, wanted }) =>
      preferences.saveLongestFirst(user_id, wanted),
    ),
    handle(connectFx, ({ since, ...subscription }) =>
      powers.socket.follow(subscription, () => powers.newestSeq() ?? since ?? undefined),
    ),
    handle(disconnectFx, powers.socket.close),
    handle(copyTextFx, copyText),
    handle(readAssetFx, readAsset),
    handle(trackRidersFx, powers.riders.track),
    handle(loadGuestOrdersFx, powers.guestOrders.load),
    handle(keepGuestOrderFx, powers.guestOrders.keep),
    handle(loadUnsettledFx, powers.unsettled.load),
    handle(keepUnsettledFx, powers.unsettled.keep),
    handle(forgetUnsettledFx, powers.unsettled.forget),
    handle(leaveToFx, powers.leaveTo),
    handle(loadReloadedFx, powers.builds.reloadedFor),
    handle(reloadFx, powers.builds.reloadFor),
    handle(viewPageFx, powers.viewPage),
    handle(waitFx, ({ seconds }) => powers.wait(seconds)),
  ];
}

type Forgotten = Pick<Powers, 'answers' | 'guestOrders' | 'sender'>;

/** Nothing of one session is left for the next. */
function forgetPerson({ answers, guestOrders, sender }: Forgotten): void {
  answers.forget();
  guestOrders.forget();
  sender.forget();
}

/** The keeper of files that were not uploaded yet, whose code comes with the page that has them. */
function bulkDraftsLater(now: () => number) {
  return later(async () => {
    const { createBulkDrafts } = await import('./bulk-drafts.ts');
    return createBulkDrafts(indexedDB, now);
  });
}

/** The reader of files, whose code comes with the first file. */
function spreadsheetsLater() {
  return later(async () => (await import('./spreadsheet.ts')).createSpreadsheets());
}

/** A port and its handler, checked against each other. */
export function handle<Params, Done, Fail>(
  port: Effect<Params, Done, Fail>,
  handler: (params: Params) => Done | Promise<Done>,
): [Effect<Params, Done, Fail>, (params: Params) => Done | Promise<Done>] {
  return [port, handler];
}
