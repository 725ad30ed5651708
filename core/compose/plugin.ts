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
  Power,
  RequestFields,
  UnixTime,
  Vendor,
} from '#schemas';
import type { PluginPayload, PricedQuote, QuoteAdjuster } from './quote.ts';
import type { Settings } from './settings.ts';

/** Who orders: somebody with an account, a platform's person, or a guest (specification 1, section 2). */
export type Mode = 'CLASSIC' | 'GODROID' | 'GUEST';

/** What a composition depends on. Screens never ask for a country or a flag; they read the composition. */
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
  /** Key of the line that the summary shows when the field is ticked. */
  readonly toldKey?: string;
  /** Set where the feature draws the field itself, in a slot of that step, as every checkbox; otherwise the form draws a text field. */
  readonly own?: true;
  /** A value of the feature's own in the draft, which nobody sees. */
  readonly unseen?: boolean;
};

/** A line that a plugin adds to the facts of an order; with an empty value it shows the text under `valueKey`. */
export type DetailRow = {
  readonly labelKey: string;
  readonly value: string;
  readonly valueKey?: string;
};

/** A way from an order to somewhere else, such as its public link; `href` may lead out of the portal. */
export type OrderLink = { readonly id: string; readonly labelKey: string; readonly href: string };

/** The address and name of a feature's page: all that is known before the feature's code is loaded. */
export type PluginRoute = {
  /** The first segment of its address; the outlet's id follows it. */
  readonly path: string;
  readonly labelKey: string;
  /** What may follow the outlet's id, as a pattern of one segment. */
  readonly behindOutlet?: `:${string}`;
  /** Set where the choice of outlets is not shown above the page. */
  readonly withoutOutlets?: true;
  /** What stands in its place until it is here: the shape of a list, of a column of sections, of a place for a file, or of a window of somebody else's. */
  readonly shape: 'list' | 'sections' | 'file' | 'window';
  /** Set where the page is about the person alone, who may have no outlet. */
  readonly ofPerson?: true;
};

/** The kit's signs that a page may be marked with. */
type PageSign = 'bookmark' | 'message' | 'note' | 'settings';

/** A page of a feature. Its route must stand in `plugins/routes.ts`, too, or the page is not found. */
export type PluginPage = PluginRoute & {
  /** Not among the tabs: the feature itself links to it. */
  readonly unlisted?: true;
  /** For a page that is used too seldom for a tab: its sign in the account menu, after the last tab and among the commands. */
  readonly aside?: PageSign;
  /** Key of other words by which the search over everything that can be done finds it. */
  readonly wordsKey: string;
  /** What a person must have for the search to offer a page that a menu offers: an outlet, and there this power. Nothing, if left out. */
  readonly needs?: 'outlet' | Power;
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
  /** Sets fields of the feature or of the form. Fields that change the price need `reprice`. */
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
  /** Found for an earlier text: shown, but cannot be chosen. */
  readonly stale: boolean;
  readonly choose: () => void;
};

/** Something that a feature finds in the search over everything that can be done. */
export type FoundCommand = {
  readonly id: string;
  readonly label: string;
  readonly run: () => void;
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
    /** Sets the feature's own fields, then sends the order. */
    readonly place: (fields: RequestFields) => void;
    /** The id of the element that says why it is closed. */
    readonly about: string;
    readonly busy: boolean;
  };
  /** Between the ways of paying and the summary; for features that change the price. */
  'request.payment': RequestForm & {
    readonly quote: PricedQuote | null;
    /** Sets fields that the fee depends on, then asks for the fee again. */
    readonly reprice: (fields: RequestFields) => void;
    /** Whether a fee is being fetched or the order sent. */
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
  /** Short lines beside the fee, once there is one; the first alone is seen on a phone. */
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
  /** In the search over everything that can be done: what a feature finds for a text is offered as further lines of its list. */
  'shell.commands': {
    readonly vendor: Vendor;
    readonly typed: string;
    readonly offer: (found: readonly FoundCommand[]) => void;
  };
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

/** One feature behind a flag. All parts but the name and the flag are optional. */
export type Plugin = {
  /** The name of its folder. */
  readonly id: string;
  /** The flag that turns it on, one of `schemas/flags.ts`. */
  readonly flag: FlagName;
  /** Whether it applies here, once its flag is on; everywhere unless it says otherwise. */
  readonly available?: (context: CompositionContext) => boolean;
  /** Fields that it adds to the request form. */
  readonly fields?: (context: CompositionContext) => readonly PluginField[];
  /** Which rule of a request `validate` checks; it decides the order in which violations are told. */
  readonly rule?: RuleName;
  /** What is wrong with a request, as a key of a text and the field at which it is said; null when nothing is. Needs `rule`. */
  readonly validate?: (
    fields: RequestFields,
    context: CompositionContext,
    now: UnixTime,
  ) => Violation | readonly Violation[] | null;
  /** Keys that `payload` may send; no two features may send the same. */
  readonly payloadKeys?: readonly (keyof PluginPayload)[];
  /** What it adds to the call that places an order. Needs `payloadKeys`. */
  readonly payload?: (fields: RequestFields, context: CompositionContext) => PluginPayload;
  /** What it keeps with an order: `feature` from its `order.ts`, and the `values` of a request, null for none. */
  readonly order?: {
    readonly feature: OrderFeature;
    /** The field at which it is shown that the values were refused. */
    readonly field: string;
    readonly values: (fields: RequestFields, context: CompositionContext) => FeatureValues | null;
  };
  /** Asked after each quote; it may lower the fee. Keys that it sends for that must be in `payloadKeys`. */
  readonly adjustQuote?: QuoteAdjuster;
  /** Lines among the facts of an order. */
  readonly detailRows?: (order: Order, context: CompositionContext) => readonly DetailRow[];
  /** Lines for the rider on the printed ticket. */
  readonly ticketRows?: (order: Order, context: CompositionContext) => readonly DetailRow[];
  /** Texts, by key, that belong to an order as it stands now. */
  readonly orderNotes?: (order: Order, now: UnixTime) => readonly string[];
  /** Links from an order to somewhere else. */
  readonly orderLinks?: (order: Order, context: CompositionContext) => readonly OrderLink[];
  /** Its pages; each is in `plugins/routes.ts`, too. */
  readonly pages?: readonly PluginPage[];
  /** Settings of the product itself that it changes. */
  readonly settings?: (context: CompositionContext) => Partial<Settings>;
  /** What it draws, by place. */
  readonly slots?: { readonly [Name in SlotName]?: SlotComponent<Name> };
};

/**
 * Declares a feature. Throws where `validate` has no `rule`, or `payload` no `payloadKeys`: clashes could not be checked.
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
