import type { OrderFeature, RuleName, Violation } from '#core/rules';
import type {
  Brand,
  DeliveryArea,
  Destination,
  FeatureValues,
  FlagName,
  Flags,
  Market,
  Order,
  Position,
  RequestFields,
  UnixTime,
  Vendor,
} from '#schemas';
import type { PluginPayload, PricedQuote, QuoteAdjuster } from './quote.ts';
import type { Settings } from './settings.ts';

/** Who orders: somebody with an account, a platform's person, or a guest (specification 1, section 2). */
export type Mode = 'CLASSIC' | 'GODROID' | 'GUEST';

/** What a composition depends on. Screens never ask for a country or a flag; they read what came of it. */
export type CompositionContext = {
  readonly market: Market;
  readonly brand: Brand;
  readonly flags: Flags;
  readonly mode: Mode;
  readonly vendor: Vendor | null;
};

/** A field that a feature adds to the request form. */
export type PluginField = {
  /** Its name in the form and in the draft. */
  readonly key: string;
  /** The step of the form in which it stands. */
  readonly section: 'details' | 'payment';
  /** Key of its label. */
  readonly labelKey: string;
  /** Key of the sentence under it. */
  readonly hintKey?: string;
  /** What that sentence fills in. */
  readonly hintValues?: Readonly<Record<string, string | number>>;
  /** Its value before anybody typed. */
  readonly initial: string;
  /** Key of the text that the summary says of an order for which it was ticked. */
  readonly toldKey?: string;
  /** Drawn by the feature itself, in a slot of that step; left out, the form draws a line to type into. A checkbox is `own`. */
  readonly own?: true;
  /** What the feature keeps for itself in the draft. */
  readonly unseen?: boolean;
};

/** A line that a plugin adds to what is told of an order; without a value it says the text under `valueKey`. */
export type DetailRow = {
  readonly labelKey: string;
  readonly value: string;
  readonly valueKey?: string;
};

/** A way from an order to somewhere else, such as its public link; `href` may lead out of the portal. */
export type OrderLink = { readonly id: string; readonly labelKey: string; readonly href: string };

/** Where a page of a feature is, and what it is called: all that is known of it while the feature itself is not loaded. */
export type PluginRoute = {
  /** The first segment of its address; the outlet's id follows it. */
  readonly path: string;
  readonly labelKey: string;
  /** What may follow the outlet's id, as a pattern of one segment. */
  readonly behindOutlet?: `:${string}`;
  /** The outlets to choose from do not stand above it. */
  readonly withoutOutlets?: true;
};

/** What a page may be marked by, of the signs that the kit draws. */
type PageSign = 'bookmark' | 'message' | 'note' | 'settings';

/** A page of a feature; its route stands in `plugins/routes.ts`, too, without which it is not found. */
export type PluginPage = PluginRoute & {
  /** Reached by ways of the feature's own, and not among the tabs. */
  readonly unlisted?: true;
  /** Its sign in the account menu, behind the last tab and among the commands, where a day's work needs it too seldom for a tab. */
  readonly aside?: PageSign;
  /** Fetches the page's code when it is first shown; the component reads the rest of the address itself. */
  readonly load: () => Promise<PageComponent>;
};
/** A component without properties, without naming the library that renders it. */
export type PageComponent = () => unknown;

/** What a feature may do with the request that is being filled in. */
type RequestForm = {
  /** The outlet that it is sent from. */
  readonly vendor: Vendor;
  /** Where it goes, once that is known. */
  readonly destination: Destination | null;
  /** All values of the form, by name; a value is a text, and a ticked box `'true'`. */
  readonly fields: RequestFields;
  /** Takes values of the feature's own fields, or of the form's. What is in the price goes by `reprice` in its place. */
  readonly change: (fields: RequestFields) => void;
  /** What is wrong with a field, in the person's language. */
  readonly errorOf: (field: string) => string | undefined;
};

/** Somebody whose address a feature knows, as a line of the list under the search for a drop-off. */
export type KnownPlace = {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly position: Position | null;
  /** Found for an earlier text: it is shown and cannot be chosen. */
  readonly stale: boolean;
  readonly choose: () => void;
};

/** The places where a feature may render, and what it is given there. */
export type SlotProps = {
  /**
   * Under the search for a drop-off. A feature offers what it knows for the text that is typed, as lines of the search's own
   * list; `choose` takes an address with its coordinates and fills in what is known of the person.
   */
  'request.destination': {
    readonly vendor: Vendor;
    readonly typed: string;
    readonly offer: (known: readonly KnownPlace[]) => void;
    readonly choose: (destination: Destination, fields: RequestFields) => void;
  };
  /** Among the options of the details step, which are closed until somebody wants one. */
  'request.options': RequestForm;
  /** After the fields of the details step. */
  'request.details': RequestForm;
  /** In the place of the button that calls a rider, while it is outside the service hours. */
  'request.closed': {
    readonly fields: RequestFields;
    /** The service hours, as `hhmm:hhmm`. */
    readonly hours: string;
    /** Takes values of the feature's own fields, and then sends the order. */
    readonly place: (fields: RequestFields) => void;
    /** Which element says why. */
    readonly about: string;
    readonly busy: boolean;
  };
  /** Between the ways of paying and the summary. What costs something belongs here: `reprice` changes fields and asks for the price again. */
  'request.payment': RequestForm & {
    readonly quote: PricedQuote | null;
    /** Changes fields on which the fee depends, and asks for it again. */
    readonly reprice: (fields: RequestFields) => void;
    /** Whether the fee is on its way, or the order. */
    readonly busy: boolean;
  };
  /** Below the summary of what it costs. */
  'request.summary': {
    readonly amount: number;
    readonly quote: PricedQuote;
    readonly vendor: Vendor;
    readonly destination: Position;
    readonly fields: RequestFields;
    /** Whether it is collected later. */
    readonly scheduled: boolean;
  };
  /** One line above the fee and the buttons of the details step, once there is a fee. */
  'request.foot': {
    readonly vendor: Vendor;
    readonly destination: Position;
    /** Whether it is collected later. */
    readonly scheduled: boolean;
  };
  /** Above the map of the request page; `showAreas` draws polygons on it. */
  'request.map': {
    readonly vendor: Vendor;
    readonly showAreas: (areas: readonly DeliveryArea[]) => void;
  };
  /** At the end of an outlet's line where the person chooses one; `edit` opens it as a form. */
  'vendors.row': { readonly vendor: Vendor; readonly edit: () => void };
  /** Below the outlets to choose from; `add` opens an empty form for one more. */
  'vendors.foot': { readonly vendors: readonly Vendor[]; readonly add: () => void };
  /** Among what belongs to the person: the account menu on a desktop, the drawer on a phone. */
  'account.help': Readonly<Record<never, never>>;
  /** At the end of the bar above every page. */
  'shell.bar': Readonly<Record<never, never>>;
  /** Above every page of somebody who is signed in, at a corner of the window. */
  'shell.floating': Readonly<Record<never, never>>;
  /** Beside the search of the tracking page. */
  'orders.head': Record<never, never>;
  /** Under what happened to an order, once somebody asks for that. */
  'order.activity': { readonly order: Order };
  /** After the facts of an order. */
  'order.details': { readonly order: Order };
  /** Among what can be done with an order on the tracking page. */
  'order.actions': { readonly order: Order };
};
/** The places on a screen that plugins may draw into. */
export type SlotName = keyof SlotProps;
/** A component, without naming the library that renders it. */
export type SlotComponent<Name extends SlotName> = (props: SlotProps[Name]) => unknown;

/** One feature behind a flag. Every plugin has this silhouette, and leaves out what it does not do. */
export type Plugin = {
  /** The name of its folder. */
  readonly id: string;
  /** The flag that turns it on, one of `schemas/flags.ts`. */
  readonly flag: FlagName;
  /** Whether it applies here, once its flag is on; everywhere unless it says otherwise. */
  readonly available?: (context: CompositionContext) => boolean;
  /** Fields that it adds to the request form. */
  readonly fields?: (context: CompositionContext) => readonly PluginField[];
  /** Which of the rules of a request it brings, which says when it is told, and the rule. */
  readonly rule?: RuleName;
  /** What is wrong with a request, as a key of a text and the field at which it is said; null when nothing is. Needs `rule`. */
  readonly validate?: (
    fields: RequestFields,
    context: CompositionContext,
    now: UnixTime,
  ) => Violation | readonly Violation[] | null;
  /** Names that `payload` may send; no two features may send one. */
  readonly payloadKeys?: readonly (keyof PluginPayload)[];
  /** What it adds to the call that places an order. Needs `payloadKeys`. */
  readonly payload?: (fields: RequestFields, context: CompositionContext) => PluginPayload;
  /** What it keeps with an order: `feature` as `order.ts` declares it, the `field` at which a refusal is said, and the `values` of a request; null for a request without any. */
  readonly order?: {
    readonly feature: OrderFeature;
    /** The field at which it is said that they may not be kept. */
    readonly field: string;
    readonly values: (fields: RequestFields, context: CompositionContext) => FeatureValues | null;
  };
  /** Asked after each quote of the fee, which it may lower: what is left is what is paid. What it sends for that is in `payloadKeys`. */
  readonly adjustQuote?: QuoteAdjuster;
  /** Lines among the facts of an order. */
  readonly detailRows?: (order: Order, context: CompositionContext) => readonly DetailRow[];
  /** What the rider who carries an order has to know, on its ticket. */
  readonly ticketRows?: (order: Order, context: CompositionContext) => readonly DetailRow[];
  /** Texts, by key, that belong to an order as it stands now. */
  readonly orderNotes?: (order: Order, now: UnixTime) => readonly string[];
  /** Ways from an order to somewhere else. */
  readonly orderLinks?: (order: Order, context: CompositionContext) => readonly OrderLink[];
  /** Its pages; each is in `plugins/routes.ts`, too. */
  readonly pages?: readonly PluginPage[];
  /** Settings of the product itself that it changes. */
  readonly settings?: (context: CompositionContext) => Partial<Settings>;
  /** What it draws, by place. */
  readonly slots?: { readonly [Name in SlotName]?: SlotComponent<Name> };
};

/**
 * Declares a feature. A rule without its name, or a payload without its keys, could not be checked for clashes.
 *
 * @example
 * ```ts
 * // plugins/leave-note/index.ts; the one line that adds it stands in plugins/index.ts.
 * export const leaveNote = definePlugin({
 *   id: 'leave-note',
 *   flag: 'leave-note',
 *   available: ({ mode }) => mode !== 'GUEST',
 *   slots: { 'request.details': LeaveNote },
 * });
 * ```
 */
export function definePlugin(plugin: Plugin): Plugin {
  if ((plugin.validate === undefined) !== (plugin.rule === undefined)) {
    throw new Error(`${plugin.id} needs both validate and rule`);
  }
  const pays = plugin.payload !== undefined || plugin.adjustQuote !== undefined;
  if (pays !== (plugin.payloadKeys !== undefined)) {
    throw new Error(`${plugin.id} needs both payload and payloadKeys`);
  }
  return Object.freeze(plugin);
}
