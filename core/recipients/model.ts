import { attach, combine, createEvent, createStore, sample } from 'effector';
import { endpoints, type Id, type RecentOrder } from '#schemas';
import { latestOf } from '../kernel/latest.ts';
import { happened } from '../kernel/log.ts';
import { endpointFx, loadRemembersFx, saveRemembersFx } from '../kernel/ports.ts';
import { $session, $user } from '../session/model.ts';

type Choice = { readonly vendorId: Id; readonly remembers: boolean };

/** A person begins to choose the recipient of an outlet's order. */
export const recipientsAsked = createEvent<Id>();
/** The person chose whether past recipients of an outlet are offered on this device. */
export const remembersChosen = createEvent<Choice>();

type Asked = { readonly vendorId: Id };

const $userId = $user.map((user) => user?.id ?? '');
const loadFx = attach({
  source: $userId,
  effect: loadRemembersFx,
  mapParams: ({ vendorId }: Asked, user_id) => ({ user_id, vendor_id: vendorId }),
});
const saveFx = attach({
  source: $userId,
  effect: saveRemembersFx,
  mapParams: ({ vendorId, remembers }: Choice, user_id) => ({
    ...{ user_id, vendor_id: vendorId, remembers },
  }),
});
const listFx = attach({
  effect: endpointFx(endpoints.listRecipients),
  mapParams: (vendorId: Id) => ({ params: { vendorId } }),
});
const loaded = latestOf(loadFx);
const listed = latestOf(listFx);

const $asked = createStore<Id | null>(null)
  .on(recipientsAsked, (_, vendorId) => vendorId)
  .reset(happened('session.ended'));

const $choice = createStore<Choice | null>(null)
  .on(loaded.done, (_, { params: { vendorId }, result: remembers }) => ({ vendorId, remembers }))
  .on(remembersChosen, (_, choice) => choice)
  .reset(happened('session.ended'));

/** Null until it is known; asking again for the same outlet takes nothing away from what is shown. */
export const $remembers = combine($choice, $asked, (choice, asked) =>
  choice?.vendorId === asked ? choice.remembers : null,
);

type Told = { readonly vendorId: Id; readonly recipients: readonly RecentOrder[] };

const $told = createStore<Told | null>(null)
  .on(listed.done, (_, { params: vendorId, result: { recipients } }) => ({ vendorId, recipients }))
  // When the list cannot be loaded, recipients are typed as usual.
  .on(listed.fail, (told, { params: vendorId }) =>
    told?.vendorId === vendorId ? told : { vendorId, recipients: [] },
  )
  .reset(happened('session.ended'));

const none: readonly RecentOrder[] = [];

/** The last order to each recent recipient, newest first; null while loading. Empty for guests. */
export const $recipients = combine(
  { told: $told, asked: $asked, remembers: $remembers, session: $session },
  ({ told, asked, remembers, session }) => {
    if (session?.guest === true || remembers === false) return none;
    return told?.vendorId === asked && remembers !== null ? told.recipients : null;
  },
);

sample({ clock: recipientsAsked, fn: (vendorId) => ({ vendorId }), target: loadFx });
sample({ clock: remembersChosen, target: saveFx });
sample({
  clock: [
    loaded.done.filterMap(({ params, result }) => (result ? params.vendorId : undefined)),
    remembersChosen.filterMap(({ vendorId, remembers }) => (remembers ? vendorId : undefined)),
  ],
  source: { session: $session, asked: $asked },
  filter: ({ session, asked }, vendorId) => session?.guest !== true && asked === vendorId,
  fn: (_, vendorId) => vendorId,
  target: listFx,
});
