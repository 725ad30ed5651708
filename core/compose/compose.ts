import { methodsOffered, priceLinesOf, type RuledViolation } from '#core/rules';
import type { Order, PaymentMethod, PriceLine, RequestFields, UnixTime } from '#schemas';
import { type Ask, guarding, type PluginFault } from './guard.ts';
import { joinPayloads, payloadOf } from './payload.ts';
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
import { joinSettings, type Settings } from './settings.ts';

/** What the screens render from: the product as it is for this market, brand, flags, mode and vendor. */
export type Composition = {
  readonly context: CompositionContext;
  readonly pluginIds: readonly string[];
  readonly fields: readonly PluginField[];
  readonly validate: (fields: RequestFields, now: UnixTime) => readonly RuledViolation[];
  readonly payload: (fields: RequestFields) => PluginPayload;
  /** The lines that features add to the price of a request. */
  readonly priceLines: (fields: RequestFields) => readonly PriceLine[];
  /** What features make of a quoted fee, in turn. */
  readonly quoteAdjusters: readonly QuoteAdjuster[];
  readonly detailRows: (order: Order) => readonly DetailRow[];
  readonly ticketRows: (order: Order) => readonly DetailRow[];
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
 * Resolves configuration to a composition. Pure except for `tell`. The order of the plugins changes neither the payload nor
 * the order of the rules. A plugin that throws is reported to `tell` and its part left out; only a request cannot be sent
 * while a plugin cannot say what it adds to the order.
 */
export function compose(
  plugins: readonly Plugin[],
  context: CompositionContext,
  tell: (fault: PluginFault) => void = () => undefined,
): Composition {
  const ask = guarding(tell);
  const active = activePlugins(plugins, context, ask);
  const settings = joinSettings(
    active.map((plugin) => ask(plugin, 'settings', () => plugin.settings?.(context) ?? {}, {})),
  );
  const payer = { isGuest: context.mode === 'GUEST', added: settings.paymentMethods };
  /** The lists of all active plugins, joined. */
  const all = <Item>(part: string, read: (plugin: Plugin) => readonly Item[] | undefined) =>
    active.flatMap((plugin) => ask(plugin, part, () => read(plugin) ?? [], []));
  const payload = (values: RequestFields) =>
    joinPayloads(all('payload', (plugin) => [payloadOf(plugin, values, context)]));
  return {
    context,
    pluginIds: active.map(({ id }) => id),
    fields: all('fields', ({ fields }) => fields?.(context)),
    validate: (values, now) =>
      all('validate', (plugin) => violationsOf(plugin, values, { context, now })).concat(
        active.flatMap((plugin) =>
          ask(plugin, 'payload', () => payloadOf(plugin, values, context), null) === null
            ? [brokenBy(plugin)]
            : [],
        ),
      ),
    payload,
    priceLines: (values) => {
      const { features } = payload(values);
      return all('price', ({ order }) =>
        order ? priceLinesOf(features, [order.feature], context.market) : [],
      );
    },
    quoteAdjusters: active.flatMap(({ adjustQuote }) => adjustQuote ?? []),
    detailRows: (order) => all('detailRows', ({ detailRows }) => detailRows?.(order, context)),
    ticketRows: (order) => all('ticketRows', ({ ticketRows }) => ticketRows?.(order, context)),
    orderNotes: (order, now) => all('orderNotes', ({ orderNotes }) => orderNotes?.(order, now)),
    orderLinks: (order) => all('orderLinks', ({ orderLinks }) => orderLinks?.(order, context)),
    pages: active.flatMap(({ pages = [] }) => pages),
    settings,
    paymentMethods: methodsOffered(context.market, payer),
    slot: (name) => active.flatMap((plugin) => entryOf(plugin, name)),
  };
}

function activePlugins(
  plugins: readonly Plugin[],
  context: CompositionContext,
  ask: Ask,
): readonly Plugin[] {
  const isOn = (plugin: Plugin) =>
    context.flags[plugin.flag] &&
    ask(plugin, 'available', () => plugin.available?.(context) ?? true, false);
  return plugins.filter(isOn).sort((a, b) => (a.id < b.id ? -1 : 1));
}

function violationsOf(
  { validate, rule, order }: Plugin,
  values: RequestFields,
  { context, now }: { context: CompositionContext; now: UnixTime },
): readonly RuledViolation[] {
  const kept = order?.values(values, context) ?? null;
  const unkept = kept && order?.feature.check(kept, context.market);
  const found = rule === undefined ? [] : (validate?.(values, context, now) ?? []);
  return [
    ...[found].flat().map((violation) => ({ ...violation, rule: rule ?? 'feature' })),
    ...(order && unkept ? [{ ...unkept, field: order.field, rule: 'feature' as const }] : []),
  ];
}

/** Keeps an order from being sent without a feature that broke, such as the check of the recipient's age. */
function brokenBy({ rule = 'vendor' }: Plugin): RuledViolation {
  return { field: 'vendorId', key: 'app.broken.part', rule };
}

function entryOf<Name extends SlotName>(plugin: Plugin, name: Name): readonly SlotEntry<Name>[] {
  const component: SlotComponent<Name> | undefined = plugin.slots?.[name];
  return component === undefined ? [] : [{ pluginId: plugin.id, component }];
}
