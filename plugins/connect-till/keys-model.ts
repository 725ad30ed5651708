import { attach, createEvent, createStore, merge, sample } from 'effector';
import {
  durations,
  endpointFx,
  happened,
  latestOf,
  networkReturned,
  noticeShown,
  type Refusal,
} from '#core';
import { endpoints, type Id, type KeyScope, type ServiceKey } from '#schemas';
import { $account, ofThisPage, tillClosed, tillOpened } from './account-model.ts';
import { tillRefusal } from './refusal.ts';

/** A key that is asked for: its name, scopes and outlets; no outlets means all. */
export type AskedKey = {
  readonly name: string;
  readonly scopes: readonly KeyScope[];
  readonly outlets: readonly Id[];
};

export const keyDialogOpened = createEvent();
export const keyDialogClosed = createEvent();
export const keyAsked = createEvent<AskedKey>();
export const keyRotated = createEvent<Id>();
export const keyRevoked = createEvent<Id>();
export const keysRetried = createEvent();

const listFx = attach({
  effect: endpointFx(endpoints.listServiceKeys),
  source: $account,
  mapParams: (_: unknown, vendorId) => ({ params: { vendorId }, fresh: true }),
});
const listed = latestOf(listFx, tillClosed, happened('session.ended'));
/** Creates a key; only its answer holds the secret. */
export const makeKeyFx = attach({
  effect: endpointFx(endpoints.createServiceKey),
  source: $account,
  mapParams: ({ name, scopes, outlets }: AskedKey, vendorId) => ({
    params: { vendorId },
    body: { name, scopes: [...scopes], ...(outlets.length > 0 && { outlets: [...outlets] }) },
  }),
});
const ofKey = (keyId: Id, vendorId: Id) => ({ params: { vendorId, keyId } });
/** Gives a key another secret. */
export const rotateKeyFx = attach({
  effect: endpointFx(endpoints.rotateServiceKey),
  source: $account,
  mapParams: ofKey,
});
const revokeKeyFx = attach({
  effect: endpointFx(endpoints.revokeServiceKey),
  source: $account,
  mapParams: ofKey,
});

const made = ofThisPage(makeKeyFx);
const rotated = ofThisPage(rotateKeyFx);
const revoked = ofThisPage(revokeKeyFx);

const changed = merge([
  rotated.done.map(({ result }) => result.key),
  revoked.done.map(({ result }) => result),
]);

type Keys = {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly keys: readonly ServiceKey[];
};
const nothing: Keys = { state: 'loading', keys: [] };

/** The keys of the account, newest first. */
export const $keys = createStore<Keys>(nothing)
  .on(listFx, (known) => ({ ...known, state: 'loading' }))
  .on(listed.done, (_, { result: { keys } }) => ({ state: 'ready', keys }))
  .on(listed.fail, (known) => ({ ...known, state: 'failed' }))
  .on(made.done, (known, { result: { key } }) => ({ ...known, keys: [key, ...known.keys] }))
  .on(changed, (known, key) => ({
    ...known,
    keys: known.keys.map((each) => (each.key_id === key.key_id ? key : each)),
  }))
  .reset(tillOpened, tillClosed, happened('session.ended'));

/** Whether a new key is being asked for. */
export const $keyDialog = createStore(false)
  .on(keyDialogOpened, () => true)
  .reset(keyDialogClosed, made.done, tillClosed);

/** Why the last key was not made. */
export const $keyRefusal = createStore<Refusal | null>(null)
  .on(made.fail, (_, { error }) => tillRefusal(error))
  .reset(keyAsked, keyDialogOpened, tillClosed);

export const $makingKey = makeKeyFx.pending;

sample({ clock: tillOpened, target: listFx });
sample({
  clock: [keysRetried, networkReturned],
  source: { account: $account, keys: $keys },
  filter: ({ account, keys }) => account !== '' && keys.state === 'failed',
  target: listFx,
});

/** What is missing, checked before the server is asked. */
const missing = ({ name, scopes }: AskedKey): Refusal | null => {
  if (name.trim() === '') return { what: 'till.error.name', where: 'name' };
  return scopes.length === 0 ? { what: 'till.error.scopes', where: 'scopes' } : null;
};
sample({ clock: keyAsked.map(missing), target: $keyRefusal });
sample({ clock: keyAsked, filter: (asked) => missing(asked) === null, target: makeKeyFx });
sample({ clock: keyRotated, target: rotateKeyFx });
sample({ clock: keyRevoked, target: revokeKeyFx });

sample({
  clock: revoked.done,
  fn: () => ({ key: 'till.key.revoked', type: 'success' as const, duration: durations.order }),
  target: noticeShown,
});
sample({
  clock: [rotated.fail, revoked.fail],
  fn: ({ error }) => ({
    ...{ key: tillRefusal(error).what, type: 'error' as const },
    duration: durations.order,
  }),
  target: noticeShown,
});
