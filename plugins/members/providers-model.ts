import { createEvent, createStore, sample } from 'effector';
import { endpointFx, happened, refusalOf } from '#core';
import { endpoints, type InputOf, type ResultOf } from '#schemas';
import { accountOpened } from './account-model.ts';
import { doneTold, refusalTold } from './told-model.ts';

/** An identity provider that the person has used. */
export type Provider = ResultOf<typeof endpoints.listProviders>['providers'][number];

/** The person revoked a provider, or allowed it again. */
export const providerAllowed = createEvent<InputOf<typeof endpoints.allowProvider>['body']>();

const providersFx = endpointFx(endpoints.listProviders);
const allowFx = endpointFx(endpoints.allowProvider);

const ended = happened('session.ended');
/** Null until they are known. */
export const $providers = createStore<readonly Provider[] | null>(null)
  .on([providersFx.doneData, allowFx.doneData], (_, { providers }) => providers)
  .reset(ended);
export const $providersProblem = createStore(false)
  .on(providersFx.fail, () => true)
  .reset(accountOpened, ended);
/** The issuer of the provider that is being changed; null for none. */
export const $providerChanging = createStore<string | null>(null)
  .on(providerAllowed, (_, { issuer }) => issuer)
  .reset(allowFx.finally, ended);

sample({ clock: accountOpened, fn: () => ({}), target: providersFx });
sample({ clock: providerAllowed, fn: (body) => ({ body }), target: allowFx });
sample({
  clock: allowFx.done,
  fn: ({ params: { body } }) =>
    body.allowed ? 'profile.provider.allowed' : 'profile.provider.ended',
  target: doneTold,
});
sample({
  clock: allowFx.failData,
  fn: (problem) => refusalOf(problem, 'profile.error.change').what,
  target: refusalTold,
});
