import type { OrderFeature } from '#core/rules';
import { bareFields } from './bare-form.ts';
import { guarding } from './guard.ts';
import { type Claim, ownedTwice } from './owned-twice.ts';
import { payloadOf } from './payload.ts';
import type { CompositionContext, Plugin } from './plugin.ts';
import { type OwnedTexts, textClashesOf } from './text-clashes.ts';

/** What others know of features. */
export type KnownOfFeatures = {
  /** The folder of each feature, since two of one id are told apart by nothing else. */
  readonly folders: ReadonlyMap<unknown, string>;
  /** First segments of the addresses of the product's own pages. */
  readonly ownPages: readonly string[];
  /** Those of features' pages that are found. */
  readonly routes: readonly string[];
  /** What the server keeps for features. */
  readonly kept: readonly OrderFeature[];
  /** All texts, also the product's own, and the languages that each must be in. */
  readonly texts: readonly OwnedTexts[];
  readonly languages: readonly string[];
  /** The names under which features and screens keep values in a browser, and the names of features' ports. */
  readonly keys: readonly Claim[];
  readonly ports: readonly Claim[];
  /** Every name that a column of a file of orders has, the product's own and those of features. */
  readonly columns: readonly Claim[];
};

/** Values that most fields take. */
const samples = ['1234', 'true', ''];

/**
 * Why features cannot be in one product, whether or not their flags are on, in sentences that name both; none for those that
 * can. Asked at the build and at the start, so that no browser has to.
 */
export function clashesOf(
  plugins: readonly Plugin[],
  contexts: readonly CompositionContext[],
  known: KnownOfFeatures,
): readonly string[] {
  const claims = (read: (plugin: Plugin) => readonly string[]): readonly Claim[] =>
    plugins.flatMap((plugin) => read(plugin).map((name): Claim => [plugin.id, name]));
  const own = known.ownPages.map((path): Claim => ['the product itself', path]);
  const found = [
    ...ownedTwice(
      'id',
      plugins.map((plugin): Claim => [known.folders.get(plugin) ?? plugin.id, plugin.id]),
    ),
    ...ownedTwice(
      'payload key',
      claims(({ payloadKeys = [] }) => payloadKeys),
    ),
    ...ownedTwice('page', [...own, ...claims(({ pages = [] }) => pages.map(({ path }) => path))]),
    ...plugins.flatMap((plugin) => unknownOf(plugin, known)),
    ...ownedTwice('kept value', known.keys),
    ...ownedTwice('port', known.ports),
    ...ownedTwice('column of a file of orders', known.columns),
    ...textClashesOf(known.texts, known.languages),
    ...contexts.flatMap((context) => clashesIn(plugins, context)),
  ];
  return [...new Set(found)];
}

/** What depends on where the features are. */
function clashesIn(plugins: readonly Plugin[], context: CompositionContext): readonly string[] {
  const broken: string[] = [];
  const ask = guarding(({ pluginId, part, cause }) =>
    broken.push(`${pluginId} breaks at its ${part} in ${context.market.country}: ${cause}`),
  );
  const keysOf = (plugin: Plugin) =>
    ask(plugin, 'fields', () => plugin.fields?.(context) ?? [], []).map(({ key }) => key);
  const fields = plugins.map((plugin) => ({ plugin, keys: keysOf(plugin) }));
  const added = fields.flatMap(({ plugin, keys }) =>
    undeclaredKeys(plugin, keys, context).map((key) => undeclared(plugin, key, plugins)),
  );
  const ofTheForm = bareFields.map((name): Claim => ['the form itself', name]);
  const ofFeatures = fields.flatMap(({ plugin, keys }) =>
    keys.map((key): Claim => [plugin.id, key]),
  );
  return [...broken, ...ownedTwice('field', [...ofTheForm, ...ofFeatures]), ...added];
}

/** What it adds to a request for some values, and does not say that it does. */
function undeclaredKeys(
  plugin: Plugin,
  keys: readonly string[],
  context: CompositionContext,
): readonly string[] {
  const declared: readonly string[] = [...(plugin.payloadKeys ?? []), 'features'];
  return samples.flatMap((value) => {
    const fields = Object.fromEntries(keys.map((key) => [key, value]));
    const ask = guarding(() => undefined);
    const added = Object.keys(ask(plugin, 'payload', () => payloadOf(plugin, fields, context), {}));
    return added.filter((key) => !declared.includes(key));
  });
}

function undeclared({ id }: Plugin, key: string, plugins: readonly Plugin[]): string {
  const owner = plugins.find(({ payloadKeys = [] }) => payloadKeys.some((each) => each === key));
  const whose = owner ? `, which ${owner.id} owns` : ' and does not declare it';
  return `${id} adds "${key}" to a request${whose}`;
}

/** What the lists of the server and of the way in lack of it, and what its line in a price would be called by. */
function unknownOf({ id, pages = [], order }: Plugin, { routes, kept, texts }: KnownOfFeatures) {
  const lost = pages.filter(({ path }) => !routes.includes(path));
  const isKept = order === undefined || kept.some((each) => each === order.feature);
  const line = order?.feature.isPriced === true ? `price.${order.feature.id}` : undefined;
  const isCalled = line === undefined || texts.some(({ keys }) => keys.includes(line));
  return [
    ...lost.map(({ path }) => `the page "${path}" of ${id} is not in plugins/routes.ts`),
    ...(isKept ? [] : [`what ${id} keeps with an order is not in plugins/orders.ts`]),
    ...(isCalled ? [] : [`${id} has no text "${line}", which its line in the price is called by`]),
  ];
}
