import {
  forgetPersonFx,
  forgetUnsettledFx,
  keepGuestOrderFx,
  keepUnsettledFx,
  loadAccessFx,
  loadAlertsFx,
  loadBulkColumnsFx,
  loadBulkDraftFx,
  loadDraftFx,
  loadFiltersFx,
  loadGuestOrdersFx,
  loadKeptFx,
  loadLongestFirstFx,
  loadOutletFx,
  loadPaymentMethodFx,
  loadRemembersFx,
  loadSearchesFx,
  loadSenderFx,
  loadSingleKeysFx,
  loadSkippedFx,
  loadTermsFx,
  loadUnsettledFx,
  saveAccessFx,
  saveAlertsFx,
  saveBulkColumnsFx,
  saveBulkFileFx,
  saveBulkRowFx,
  saveDraftFx,
  saveFiltersFx,
  saveKeptFx,
  saveLocaleFx,
  saveLongestFirstFx,
  saveOutletFx,
  savePaymentMethodFx,
  saveRemembersFx,
  saveSearchesFx,
  saveSenderFx,
  saveSingleKeysFx,
  saveSkippedFx,
  saveTermsFx,
} from '#core/ports';
import { forgetPerson } from './forget-person.ts';
import { handle } from './handle.ts';
import type { Powers } from './powers.ts';
import { deleteBulk } from './storage/bulk-database.ts';

/** Handlers for stored tasks, guests and senders. */
export function keptTaskHandlers(powers: Powers) {
  const { bulkDrafts } = powers;
  return [
    handle(loadDraftFx, powers.drafts.load),
    handle(saveDraftFx, ({ draft, ...owner }) => powers.drafts.save(owner, draft)),
    handle(loadKeptFx, powers.kept.load),
    handle(saveKeptFx, powers.kept.save),
    handle(forgetPersonFx, (leaving) => {
      // A browser that does not delete may still empty.
      const forgetBulk = () =>
        deleteBulk(indexedDB).catch(async () => (await bulkDrafts.get()).forget());
      return forgetPerson(powers, { ...leaving, forgetBulk });
    }),
    handle(loadBulkDraftFx, async (owner) => (await bulkDrafts.get()).load(owner)),
    handle(saveBulkFileFx, async (kept) => (await bulkDrafts.get()).saveFile(kept)),
    handle(saveBulkRowFx, async (kept) => (await bulkDrafts.get()).saveRow(kept)),
    handle(loadAccessFx, powers.access.load),
    handle(saveAccessFx, powers.access.save),
    handle(loadSenderFx, powers.sender.load),
    handle(saveSenderFx, powers.sender.save),
    handle(loadGuestOrdersFx, powers.guestOrders.load),
    handle(keepGuestOrderFx, powers.guestOrders.keep),
    handle(loadUnsettledFx, powers.unsettled.load),
    handle(keepUnsettledFx, powers.unsettled.keep),
    handle(forgetUnsettledFx, powers.unsettled.forget),
  ];
}

/** Handlers for stored preferences: language, sound, columns, filters. */
export function preferenceHandlers({ preferences, ...powers }: Powers) {
  return [
    handle(loadBulkColumnsFx, preferences.bulkColumns),
    handle(saveBulkColumnsFx, ({ vendor_id, choices }) =>
      preferences.saveBulkColumns(vendor_id, choices),
    ),
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
    handle(saveLocaleFx, preferences.saveLocale),
    handle(loadSearchesFx, preferences.searches),
    handle(saveSearchesFx, preferences.saveSearches),
    handle(loadLongestFirstFx, ({ user_id }) => preferences.longestFirst(user_id)),
    handle(saveLongestFirstFx, ({ user_id, wanted }) =>
      preferences.saveLongestFirst(user_id, wanted),
    ),
  ];
}
