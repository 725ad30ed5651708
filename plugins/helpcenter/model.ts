import { attach, createEvent, createStore, sample } from 'effector';
import { $config, $now, $user, $vendor, clockTicked, endpointFx, occupies } from '#core';
import { initHelpCentreFx, waitFx } from '#core/ports';
import { endpoints, type HelpCentreInit, helpCentreHostOf } from '#schemas';

/** Seconds after which a token is exchanged: 3,600,000 ms minus 300,000 ms (specification 1, section 4). */
export const REFRESH_EVERY = 3600 - 300;
/** Seconds until another try, when a fresh token could not be had. */
const pause = 60;
/** Seconds that the page in the frame may take to load. */
const loadPatience = 15;

/** Somebody wants help, in the language of this code. */
export const helpOpened = createEvent<string>();
export const helpClosed = createEvent();
export const helpRetried = createEvent();
/** The page in the frame is there. */
export const helpLoaded = createEvent();

const tokenFx = endpointFx(endpoints.getHelpCentreToken);
const patienceFx = attach({
  effect: waitFx,
  mapParams: (_: string) => ({ seconds: loadPatience }),
});

/** Another outlet, or somebody else, begins anew. */
const $owner = $vendor.map((vendor) => vendor?.vendor_id ?? null);
const ownerChanged = $owner.updates;

/** The widget as the specification keeps it (1, section 3): open or closed, token, address. */
export const $helpOpen = createStore(false)
  .on(helpOpened, () => true)
  .reset(helpClosed, ownerChanged);
// Nobody outside of the frame knows what is typed in it.
occupies('help', $helpOpen);
export const $helpToken = createStore<string | null>(null)
  .on(tokenFx.doneData, (_, token) => token)
  .reset(ownerChanged);
export const $helpUrl = createStore<string | null>(null).reset(ownerChanged);
const $locale = createStore('en').on(helpOpened, (_, locale) => locale);
const $loaded = createStore(false)
  .on(helpLoaded, () => true)
  .reset(helpClosed, helpOpened, helpRetried, ownerChanged);

// Begin: a token, then the address for the frame.
const wanted = sample({
  clock: [helpOpened, helpRetried],
  source: { url: $helpUrl, owner: $owner, busy: tokenFx.pending },
});
const $askedAt = createStore<number | null>(null).reset(ownerChanged);
const due = sample({
  clock: clockTicked,
  source: { askedAt: $askedAt, owner: $owner, busy: tokenFx.pending },
  filter: ({ askedAt, busy }, now) => !busy && askedAt !== null && now - askedAt >= REFRESH_EVERY,
});
sample({
  clock: [
    wanted.filterMap(({ url, owner, busy }) => (url === null && !busy ? owner : null) ?? undefined),
    due.filterMap(({ owner }) => owner ?? undefined),
  ],
  fn: (vendorId) => ({ params: { vendorId } }),
  target: tokenFx,
});
sample({ clock: tokenFx.done, source: $now, target: $askedAt });
sample({
  clock: tokenFx.fail,
  source: { now: $now, askedAt: $askedAt },
  fn: ({ now, askedAt }) => (askedAt === null ? null : now - REFRESH_EVERY + pause),
  target: $askedAt,
});
sample({
  clock: sample({
    clock: tokenFx.done,
    source: { config: $config, user: $user, vendor: $vendor, locale: $locale },
    fn: (known, { params: { params }, result }) => ({
      ...known,
      asked: params.vendorId,
      token: result,
    }),
  }).filterMap(({ config, user, vendor, locale, asked, token }) => {
    const host = config && helpCentreHostOf(config.deployment);
    if (!config || !user || !host || vendor?.vendor_id !== asked) return undefined;
    const {
      brand,
      country,
      globalEntityId = `${brand}_${country}`.toUpperCase(),
    } = config.deployment;
    const body: Omit<HelpCentreInit, 'app_version'> = {
      ...{ user_id: user.id, email: user.email, guest: false, locale, brand, country },
      ...{ name: vendor.vendor_information.name, global_entity_id: globalEntityId },
      ...{ verification_token: token, bridge: 'web', service_type: 'rider-request' },
    };
    return { host, body };
  }),
  target: initHelpCentreFx,
});
sample({ clock: initHelpCentreFx.doneData, fn: ({ url }) => url, target: $helpUrl });

// What cannot be had is said where it would be; a refresh that fails behind a page that works is not.
export const $helpFailure = createStore<'help-center.failed' | 'help-center.load-failed' | null>(
  null,
).reset(helpOpened, helpClosed, helpRetried, helpLoaded);
sample({
  clock: [tokenFx.fail, initHelpCentreFx.fail],
  source: $helpUrl,
  filter: (url) => url === null,
  fn: () => 'help-center.failed' as const,
  target: $helpFailure,
});
const shown = sample({
  clock: [$helpUrl, $helpOpen, helpRetried],
  source: { url: $helpUrl, open: $helpOpen, loaded: $loaded },
}).filterMap(({ url, open, loaded }) => (open && !loaded && url !== null ? url : undefined));
sample({ clock: shown, target: patienceFx });
sample({
  clock: patienceFx.done,
  source: { url: $helpUrl, open: $helpOpen, loaded: $loaded },
  filter: ({ url, open, loaded }, { params }) => open && !loaded && url === params,
  fn: () => 'help-center.load-failed' as const,
  target: $helpFailure,
});
