import type { OrderFeature } from '#core/rules';
import { bareFields } from './bare-form.ts';
import { guarding } from './guard.ts';
import { type Claim, findOwnedTwice } from './owned-twice.ts';
import { payloadOf } from './payload.ts';
import type { CompositionContext, Plugin } from './plugin.ts';
import { type OwnedTexts, textClashesOf } from './text-clashes.ts';

/** What lies outside the plugins themselves and must agree with them. */
export type KnownOfFeatures = {
  /** The folder of each plugin; it tells two of the same id apart. */
  readonly folders: ReadonlyMap<unknown, string>;
  /** First segments of the addresses of the product's own pages. */
  readonly ownPages: readonly string[];
  /** The pages of features that `plugins/routes.ts` lists. */
  readonly routes: readonly string[];
  /** The features of `plugins/orders.ts`, whose values the server keeps with an order. */
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

/** Values that most fields accept, to try a plugin's payload with. */
const samples = ['1234', 'true', ''];

/**
 * Why these features cannot be in one product, whatever their flags, as sentences that name the features; empty when they
 * can. The build and the server's start check it, so that browsers need not.
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
    ...findOwnedTwice(
      'id',
      plugins.map((plugin): Claim => [known.folders.get(plugin) ?? plugin.id, plugin.id]),
    ),
    ...findOwnedTwice(
      'payload key',
      claims(({ payloadKeys = [] }) => payloadKeys),
    ),
    ...findOwnedTwice('page', [
      ...own,
      ...claims(({ pages = [] }) => pages.map(({ path }) => path)),
    ]),
    ...plugins.flatMap((plugin) => unknownOf(plugin, known)),
    ...findOwnedTwice('kept value', known.keys),
    ...findOwnedTwice('port', known.ports),
    ...findOwnedTwice('column of a file of orders', known.columns),
    ...textClashesOf(known.texts, known.languages),
    ...contexts.flatMap((context) => clashesIn(plugins, context)),
  ];
  return [...new Set(found)];
}

/** Clashes that depend on the market: features that throw there, names of fields, undeclared payload keys. */
function clashesIn(plugins: readonly Plugin[], context: CompositionContext): readonly string[] {
  const broken: string[] = [];
  const ask = guarding(({ pluginId, part, cause }) =>
    broken.push(`${pluginId} breaks at its ${part} in ${context.market.country}: ${cause}`),
  );
  const keysOf = (plugin: Plugin) =>
    ask(plugin, 'fields', () => plugin.fields?.(context) ?? [], []).map(({ key }) => key);
  const fields = plugins.map((plugin) => ({ plugin, keys: keysOf(plugin) }));
  const added = fields.flatMap(({ plugin, keys }) =>
    undeclaredKeys(plugin, keys, context).map((key) => describeUndeclared(plugin, key, plugins)),
  );
  const ofTheForm = bareFields.map((name): Claim => ['the form itself', name]);
  const ofFeatures = fields.flatMap(({ plugin, keys }) =>
    keys.map((key): Claim => [plugin.id, key]),
  );
  return [...broken, ...findOwnedTwice('field', [...ofTheForm, ...ofFeatures]), ...added];
}

/** Payload keys that a plugin sends for the sample values without declaring them. */
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

function describeUndeclared({ id }: Plugin, key: string, plugins: readonly Plugin[]): string {
  const owner = plugins.find(({ payloadKeys = [] }) => payloadKeys.some((each) => each === key));
  const whose = owner ? `, which ${owner.id} owns` : ' and does not declare it';
  return `${id} adds "${key}" to a request${whose}`;
}

/** What a plugin lacks elsewhere: its page in the routes, its feature on the server's list, the text of its price line. */
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
