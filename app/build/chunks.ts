/** The modules of ours whose paths begin so; no styles. */
const modules = (...paths: string[]) => new RegExp(`/(?:${paths.join('|')})[^?]*\\.tsx?`);

/** What every page needs: the module that begins, with all that it imports, and a few small ones that nearly every page shows or asks with. */
const start = modules(
  'app/boot/begin(?=[.])',
  'app/adapters/browser/fault(?=[.])',
  'app/i18n/(?:amounts|format)(?=[.])',
  'app/ui/feedback/(?:form-error|not-loaded)(?=[.])',
  'core/(?:rules/money|session/sign-out)(?=[.])',
  'schemas/(?:asset-manifest|place|roles|vendor|endpoints/(?:geolocator|served-file))(?=[.])',
);

/**
 * What a session needs on every page: the frame around the pages, with all that it imports, and all that listens meanwhile, since no
 * fact may be lost because its listener is not there yet (`core/engine.ts`).
 */
const engine = modules(
  'app/shell/signed-in(?=[.])',
  'core/(?:build|compose|connection|riders|vendors)/(?!under-way[.])',
  // Counts of outlets come with the list of them. What is said of an order, its map, links and proofs come with those that are shown, and how one is cancelled with who may ask for that.
  'core/orders/(?!cancelling|labels|links|map-hidden|proofs)',
  'core/(?:flags/second-currency|kernel/(?:days|lists)|payments/unsettled)(?=[.])',
  'core/flows/(?:answers|clock|live-actor)(?=[.])',
  'core/rules/editable-outlet(?=[.])',
);

/** What lists of suggestions are made of; anyone who shows one needs all of it. */
const downshift = new RegExp(
  `/node_modules/(?:@babel/runtime|downshift|compute-scroll-into-view|object-assign|prop-types|react-is|tslib)/|${modules('app/ui/fields/option-groups').source}`,
);

/** What a request and an order that becomes one again know of an order, and how one is begun again. */
const rewriting = modules(
  'app/screens/request/beginning(?=[.])',
  'core/flows/request/(?:draft-replaced|editing)(?=[.])',
  'core/rules/(?:may-be-order|pickup-estimation)(?=[.])',
);

/** What is said of a file of orders, with the calls that say it. */
const files = modules('core/flows/bulk/calls(?=[.])', 'schemas/(?:endpoints/)?bulk(?=[.])');

/** What the cells and headers of a file say; the words of shops and for ways of paying in it are read in a pasted order, too. */
const cells = modules(
  'core/rules/(?:local-words|payment-methods/named|bulk/(?:cells|feature-columns|header))',
);

/** Rules that the engine asks, and pages without it. */
const rules = modules(
  'core/rules/(?:address|amount|card-number|delivery-cost|digits|distance|door-money|money|progress|unseen|status/(?:groups|labels|meaning|meanings|rank|table))(?=[.])',
);

/** What lists of suggestions show of an address, which comes right after the page that has such a list. */
const suggestions = modules(
  'app/ui/(?:suggestions/|data/matched)',
  'app/screens/address/address(?:-line|[.]css)',
);

/** What is told of an order wherever it is shown, in few enough files for a slow line. */
const told = modules(
  'app/adapters/browser/share(?=[.])',
  'core/alerts/changes',
  'core/orders/(?:labels|links)(?=[.])',
  'core/rules/(?:call-of|eta|order-clock|public-links|status/stages)(?=[.])',
  'schemas/(?:endpoints/)?public(?=[.])',
  'app/i18n/(?:in-minutes|price-rows|use-sentence)(?=[.])',
  'app/ui/(?:cut(?=[.])|layout/use-media|data/(?:disclosure|figure|list|one-line|row-place|steps))',
);

/** What reads a number that is typed; what finds one in a text is for those who paste, and comes with that. */
const phone = new RegExp(
  `/node_modules/libphonenumber-js/(?!es6/(?:PhoneNumberMatcher|findPhoneNumbersInText|findNumbers/))|${modules('core/rules/phone').source}`,
);

/** What keeps the fields of a form, their focus and messages. */
const form = /node_modules\/(?:react-hook-form|@hookform\/resolvers|@standard-schema)\//;

/** What the map and its overview both paint with. */
const painting = modules(
  'app/map/(?:palette|geo|drawn/(?:boxes|direction)|markers/(?:glide|glyphs))(?=[.])',
);

/** Parts of the kit that most pages show. */
const kit = modules('app/ui/(?:overlays|theme/media|data/(?:badge|facts|rows-skeleton))');

/** What comes behind every page of a session and parts of pages need, too, which neither wait for the rest of it nor are lost with it. */
const beside = modules(
  'app/shell/commands/model(?=[.])',
  'app/ui/(?:data/(?:keys|menu)|fields/segments)(?=[.])',
  'core/(?:alerts/(?:alerts|model)|recipients/model)(?=[.])',
  'core/kernel/(?:define-port|kept)(?=[.])',
  'core/(?:flows/request/duplicating|rules/found-by)(?=[.])',
  'schemas/(?:powers|(?:endpoints/)?(?:help-centre|recipients))(?=[.])',
  'app/adapters/browser/offline-page(?=[.])',
  'app/hooks/use-(?:cut-paste|offline-page)(?=[.])',
  'plugins/helpcenter/(?:help|kept|model|paths|ports|visit)',
);

/** What every page moves and keeps clear of its notices with, once it is there. */
const motion =
  /node_modules\/@formkit\/auto-animate\/|\/app\/ui\/feedback\/keep-(?:clear|on-top)[.]/;

/** Who is signed in: their entry beside the account's, and what it asks. */
const person = modules(
  'plugins/members/(?:account-entry|kept|switch-model)(?=[.])',
  'schemas/(?:members|endpoints/pins)(?=[.])',
);

/** The customers of an outlet, as the page of requests finds and keeps them. */
const customers = new RegExp(
  `/node_modules/patronum/debounce/|${
    modules(
      'schemas/endpoints/address-book(?=[.])',
      'core/rules/saved-customer(?=[.])',
      'plugins/activate-address-book/(?:address-book(?=[.](?:css[.])?ts)|customer|keeper|kept|link-model|model|place|request-model|same-customer|save-customer|use-book)(?=[.])',
    ).source
  }`,
);

/** What is typed and chosen in forms, filters and below pages without a menu, which come after the first picture of a page. */
const fields = modules(
  'app/ui/(?:fields/(?:choice|phone-|select)|layout/action-bar)',
  'app/screens/request/fields[.]css',
  'app/shell/language-(?:model|picker)',
);

/** When an order may be collected later. */
const schedule = modules(
  'core/rules/pre-order-times(?=[.])',
  'plugins/pre-order/(?:collection-time|use-times)(?=[.])',
);

/**
 * What several pages and parts of pages show and ask with, in few enough files for a slow line: each costs a request, and a browser
 * sends six at once.
 */
const shared = Object.entries({
  ...{ kit, fields, form, motion, suggestions, told, painting, rules, beside, downshift },
  ...{ phone, rewriting, cells, files, person, customers, schedule },
}).map(([name, test]) => ({ name, test, priority: 1, includeDependenciesRecursively: false }));

/** Which code comes in one file, instead of many small ones: the first of these that names a module, by priority. */
export const chunks = [
  { name: 'preload', test: /preload-helper/, priority: 4 },
  { name: 'start', test: start, priority: 3 },
  { name: 'engine', test: engine, priority: 0 },
  { name: 'machine', test: /node_modules\/xstate\//, priority: 2 },
  ...shared,
];
