import { attach, createEvent, createStore, sample } from 'effector';
import type { Id } from '#schemas';
import { requestOpened } from '../flows/request/model.ts';
import { loadTermsFx, saveTermsFx } from '../kernel/ports.ts';
import { $user } from '../session/model.ts';

/** The person ticked the terms, or unticked them. */
export const termsTicked = createEvent<boolean>();

type Person = { readonly user_id: Id | '' };

const loadFx = attach({
  effect: loadTermsFx,
  source: $user,
  mapParams: (_: undefined, user): Person => ({ user_id: user?.id ?? '' }),
});

/** Whether this person still had to accept the terms when the request page was opened. */
export const $termsAsked = createStore(false)
  .on(loadFx.doneData, (_, accepted) => !accepted)
  .on(loadFx.fail, () => true);

/** Whether this person accepted the terms on this device; required before anything is sent. */
export const $termsAccepted = createStore(false)
  .on(loadFx.doneData, (_, accepted) => accepted)
  .on(loadFx.fail, () => false)
  .on(termsTicked, (_, accepted) => accepted);

sample({ clock: requestOpened, fn: () => undefined, target: loadFx });
sample({
  clock: termsTicked,
  source: $user,
  fn: (user, accepted) => ({ user_id: user?.id ?? '', accepted }),
  target: saveTermsFx,
});
