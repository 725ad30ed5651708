import { methodsOffered, type RuledViolation } from '#core/rules';
import type { Order, PaymentMethod, RequestFields, UnixTime } from '#schemas';
import { bareFields } from './bare-form.ts';
import type {
  CompositionContext,
  DetailRow,
  OrderLink,
  Plugin,
  PluginField,
  PluginPage,
  SlotComponent,
  SlotName,
} from './plugin.ts';
import type { PluginPayload, QuoteAdjuster } from './quote.ts';
import { joinedSettings, type Settings } from './settings.ts';

/** What the screens render from: the product as it is for this market, brand, flags, mode and vendor. */
export type Composition = {
  readonly context: CompositionContext;
  readonly pluginIds: readonly string[];
  readonly fields: readonly PluginField[];
  readonly validate: (fields: RequestFields, now: UnixTime) => readonly RuledViolation[];
  readonly payload: (fields: RequestFields) => PluginPayload;
  /** What features make of a quoted fee, in turn. */
  readonly quoteAdjusters: readonly QuoteAdjuster[];
  readonly detailRows: (order: Order) => readonly DetailRow[];
  readonly orderNotes: (order: Order, now: UnixTime) => readonly string[];
  readonly orderLinks: (order: Order) => readonly OrderLink[];
  readonly pages: readonly PluginPage[];
  readonly settings: Settings;
  /** The ways of paying that the market and its features offer here, and no other. */
  readonly paymentMethods: readonly PaymentMethod[];
  readonly slot: <Name extends SlotName>(name: Name) => readonly SlotEntry<Name>[];
};
/** What one plugin draws into a slot. */
export type SlotEntry<Name extends SlotName> = {
  readonly pluginId: string;
  readonly component: SlotComponent<Name>;
};

/**
 * Resolves configuration to a composition. Pure; the order of the plugins changes neither the payload nor any rule's
 * turn, since both go by what the plugins declare.
 */
export function compose(plugins: readonly Plugin[], context: CompositionContext): Composition {
  const active = activePlugins(plugins, context);
  const settings = joinedSettings(active.map((plugin) => plugin.settings?.(context) ?? {}));
  const payer = { isGuest: context.mode === 'GUEST', added: settings.paymentMethods };
  return {
    context,
    pluginIds: active.map(({ id }) => id),
    fields: active.flatMap((plugin) => fieldsOf(plugin, context)),
    validate: (values, now) =>
      active.flatMap((plugin) => violationOf(plugin, values, { context, now })),
    payload: (values) =>
      Object.assign({}, ...active.map((plugin) => plugin.payload?.(values, context))),
    quoteAdjusters: active.flatMap(({ adjustQuote }) => adjustQuote ?? []),
    detailRows: (order) => active.flatMap((plugin) => plugin.detailRows?.(order, context) ?? []),
    orderNotes: (order, now) => active.flatMap((plugin) => plugin.orderNotes?.(order, now) ?? []),
    orderLinks: (order) => active.flatMap((plugin) => plugin.orderLinks?.(order, context) ?? []),
    pages: active.flatMap(({ pages = [] }) => pages),
    settings,
    paymentMethods: methodsOffered(context.market, payer),
    slot: (name) => active.flatMap((plugin) => entryOf(plugin, name)),
  };
}

function activePlugins(plugins: readonly Plugin[], context: CompositionContext): readonly Plugin[] {
  refuseClashes(plugins, context);
  return plugins
    .filter((plugin) => context.flags[plugin.flag] && plugin.available(context))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Features that clash stop the product from starting, whether or not their flags are on. */
function refuseClashes(plugins: readonly Plugin[], context: CompositionContext): void {
  const ids = plugins.map(({ id }) => id);
  const payloadKeys = plugins.flatMap((plugin) => plugin.payloadKeys ?? []);
  const fields = plugins.flatMap((plugin) => fieldsOf(plugin, context));
  refuseTwice('id', ids);
  refuseTwice('payload key', payloadKeys);
  refuseTwice('field', [...bareFields, ...fields.map(({ key }) => key)]);
  refuseTwice('page', pagePaths(plugins));
}

function pagePaths(plugins: readonly Plugin[]): readonly string[] {
  return plugins.flatMap(({ pages = [] }) => pages.map(({ path }) => path));
}

function fieldsOf({ fields }: Plugin, context: CompositionContext): readonly PluginField[] {
  return fields?.(context) ?? [];
}

function violationOf(
  { validate, rule }: Plugin,
  values: RequestFields,
  { context, now }: { context: CompositionContext; now: UnixTime },
): readonly RuledViolation[] {
  if (rule === undefined) return [];
  const found = validate?.(values, context, now) ?? [];
  return [found].flat().map((violation) => ({ ...violation, rule }));
}

function entryOf<Name extends SlotName>(plugin: Plugin, name: Name): readonly SlotEntry<Name>[] {
  const component: SlotComponent<Name> | undefined = plugin.slots?.[name];
  return component === undefined ? [] : [{ pluginId: plugin.id, component }];
}

function refuseTwice(what: string, names: readonly string[]): void {
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`two own the ${what} "${twice}"`);
}
