import { attach, createEvent, createStore, sample } from 'effector';
import { endpointFx, latestOf, noticeShown } from '#core';
import { endpoints, type Id, type Position } from '#schemas';

/** The person chose a place for a row from the list of addresses. */
export const placeChosen = createEvent<{ readonly placeId: Id; readonly language: string }>();
/** The pin was put elsewhere, or the dialog closed: nothing is waited for. */
export const placeLeft = createEvent();

const detailsFx = attach({
  effect: endpointFx(endpoints.placeDetails),
  mapParams: ({ placeId: place_id, language }: { placeId: Id; language: string }) => ({
    query: { place_id, language },
  }),
});
sample({ clock: placeChosen, target: detailsFx });
const lookedUp = latestOf(detailsFx, placeLeft);

/** Where the chosen place is; null until that is known. */
export const $chosenPosition = createStore<Position | null>(null)
  .on(lookedUp.done, (_, { result: { latitude, longitude } }) => ({ latitude, longitude }))
  .reset(placeChosen, placeLeft);
sample({
  clock: lookedUp.fail,
  fn: () => ({ key: 'geolocator.error.fetch-place-details', type: 'warning' as const }),
  target: noticeShown,
});
