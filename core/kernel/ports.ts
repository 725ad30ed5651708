import { createEffect } from 'effector';
import type { BulkContext } from '#core/rules';
import type {
  AccessPlace,
  AlertKind,
  AlertSettings,
  AlertVolume,
  BulkColumnChoices,
  BulkDraft,
  BulkRowEdit,
  CheckedSheetRow,
  endpoints,
  FlagAnswer,
  Id,
  InputOf,
  KeptFilters,
  KeptOutlet,
  KeptSender,
  PasskeyCreation,
  PasskeyRequest,
  Problem,
  RequestDraft,
  ServedFile,
  SheetLayout,
  Spreadsheet,
  SpreadsheetFault,
  SpreadsheetLimits,
  StoredSession,
  Tokens,
  UnixTime,
  UnsettledPayment,
} from '#schemas';

export { type Call, callFx, endpointFx, type InputFor } from './call.ts';

/**
 * What the engine asks of the outside world: effects without a handler.
 * The app gives a browser's handlers to its one scope, a test gives its own.
 */

/**
 * Exchanges the refresh token of a session, once for all tabs: the adapter holds a lock and first looks whether another
 * tab has stored newer tokens. A refusal is final; `unreachable` may be tried again.
 */
export const extendSessionFx = createEffect<StoredSession, Tokens, Problem>();

/** Tells the ordering platform around the page, or the frame that opened this window, that a token is wanted. */
export const askForTokenFx = createEffect<void, void>();
/** Opens a path of the portal in a new window, which asks this page for its token; false when the browser refuses. */
export const openWindowFx = createEffect<string, boolean>();

/** Flags from the first provider that answers. */
export const flagsFx = createEffect<void, { answer: FlagAnswer; provider: string }>();

/** The session that this browser kept; null when nobody is signed in. */
export const loadSessionFx = createEffect<void, StoredSession | null>();
/** Keeps the session that began here or goes on here with other tokens, or removes it when it ended here. */
export const saveSessionFx = createEffect<StoredSession | null, void>();

/** Forgets that the server ended a session, once the person was told. */
export const forgetLapsedFx = createEffect<void, void>();

/** Whose unsent request it is, and of which order when it edits one. */
export type DraftOwner = {
  readonly user_id: Id;
  readonly vendor_id: Id;
  readonly order_id?: Id | undefined;
};
/** The draft of a person at an outlet; null when there is none or it is older than 24 hours. */
export const loadDraftFx = createEffect<DraftOwner, RequestDraft | null>();
/** Keeps the draft, or removes it once it was sent. */
export const saveDraftFx = createEffect<DraftOwner & { draft: RequestDraft | null }, void>();
/**
 * How long a browser keeps a value: for `ever`; as long as the `session`; or as something `typed` and not sent, for 24 hours
 * or until the person signs out on purpose.
 */
export type KeptFor = 'ever' | 'session' | 'typed';
/** Where a value is kept in this browser: its key, for how long, and its owner. */
export type KeptAt = { readonly key: string; readonly keptFor: KeptFor; readonly owner: string };
/** The stored value, unchecked; null for none. */
export const loadKeptFx = createEffect<KeptAt, unknown>();
/** Keeps a value, or removes it where it is null. */
export const saveKeptFx = createEffect<KeptAt & { readonly value: unknown }, void>();
/**
 * Removes what this browser keeps of the person whose session ended; unsent drafts only with `typed`. Where it ended `elsewhere`,
 * in another tab, that tab has cleaned the storage, and only the memory of this one is left.
 */
export const forgetPersonFx = createEffect<{ typed: boolean; elsewhere: boolean }, void>();

/** A guest's own details for the next order; they end with the guest's session. */
export const loadSenderFx = createEffect<void, KeptSender | null>();
/** Keeps who sends, for the next order. */
export const saveSenderFx = createEffect<KeptSender, void>();

/** Where this tab is in signing up or resetting a password. */
export const loadAccessFx = createEffect<void, AccessPlace | null>();
/** Keeps it, or forgets it. */
export const saveAccessFx = createEffect<AccessPlace | null, void>();

/** A new idempotency key: repeating a call with it places one order. */
export const newKeyFx = createEffect<void, string>();

/** Whether this person accepted the terms on this device; nobody signed in is the empty id. */
export const loadTermsFx = createEffect<{ user_id: Id | '' }, boolean>();
/** Keeps whether a person accepted the terms. */
export const saveTermsFx = createEffect<{ user_id: Id | ''; accepted: boolean }, void>();

/** Keeps the language that was chosen, by its code. */
export const saveLocaleFx = createEffect<string, void>();

/** What a person chose to be told of on this device; null when they never chose. */
export const loadAlertsFx = createEffect<{ user_id: Id | '' }, AlertSettings | null>();
/** Keeps which alerts a person wants here. */
export const saveAlertsFx = createEffect<{ user_id: Id | ''; settings: AlertSettings }, void>();
/** A person at an outlet, on this device. */
type Remembering = { readonly user_id: Id | ''; readonly vendor_id: Id };
/** Whether customers are remembered; true unless somebody turned it off. */
export const loadRemembersFx = createEffect<Remembering, boolean>();
/** Keeps whether customers are remembered. */
export const saveRemembersFx = createEffect<Remembering & { remembers: boolean }, void>();
/** How an outlet's last request of this person on this device was paid; null where none is known. */
export const loadPaymentMethodFx = createEffect<Remembering, string | null>();
/** Keeps how the last order of an outlet was paid. */
export const savePaymentMethodFx = createEffect<Remembering & { method: string }, void>();
/** Whether this person dismissed the first steps on this device. */
export const loadSkippedFx = createEffect<{ user_id: Id | '' }, boolean>();
/** Keeps that the first steps are not to be shown any more. */
export const saveSkippedFx = createEffect<{ user_id: Id | '' }, void>();
/** Whether keys without Control or Command do something on this device. */
export const loadSingleKeysFx = createEffect<void, boolean>();
/** Keeps whether single keys are shortcuts. */
export const saveSingleKeysFx = createEffect<boolean, void>();
/** Plays the sound of a kind; false when the browser keeps the page silent, because nobody has touched it yet. */
export const playSoundFx = createEffect<{ kind: AlertKind; volume: AlertVolume }, boolean>();
/** Whether the browser may show notifications. `unavailable`: it cannot, or the page is not served safely. */
export type NotificationLeave = 'granted' | 'denied' | 'default' | 'unavailable';
/** Asks the person once, in the browser's own way; with `ask: false` it only looks. */
export const notificationLeaveFx = createEffect<{ ask: boolean }, NotificationLeave>();
/** Shows a notification while the page is in the background, and does nothing otherwise; `tag` replaces an older one. */
export const showNotificationFx = createEffect<
  { title: string; body: string; tag: string; language: string; opened: () => void },
  void
>();

/** Recent searches of the tracking screen, newest first. */
export const loadSearchesFx = createEffect<void, readonly string[]>();
/** Keeps the last searches; an empty list removes them. */
export const saveSearchesFx = createEffect<readonly string[], void>();
/** Whether a person sorts the orders that wait longest first. */
export const loadLongestFirstFx = createEffect<{ user_id: Id }, boolean>();
/** Keeps whether orders that wait longest come first. */
export const saveLongestFirstFx = createEffect<{ user_id: Id; wanted: boolean }, void>();

/** Opens the live socket for a vendor, or moves it there; without `since` it hears only what is new. */
export const connectFx = createEffect<
  { vendor_id: Id; since: number | null; include_outlets: boolean },
  void
>();
/** Ends the live connection; it is not tried again by itself. */
export const disconnectFx = createEffect<void, void>();

/** The outlet that a person chose last: in this tab, else in any. */
export const loadOutletFx = createEffect<{ user_id: Id }, KeptOutlet | null>();
/** Keeps the outlet that a person used last. */
export const saveOutletFx = createEffect<KeptOutlet & { user_id: Id }, void>();
/** Which past orders a person was looking at in this tab. */
export const loadFiltersFx = createEffect<{ user_id: Id }, KeptFilters | null>();
/** Keeps how a person looks at past orders. */
export const saveFiltersFx = createEffect<KeptFilters & { user_id: Id }, void>();

/**
 * Orders whose riders are polled, and their riders at the same indexes. Two lists of texts, since passing them to a worker
 * costs a tenth of as many objects.
 */
export type RiderTargets = {
  readonly orders: readonly Id[];
  readonly riders: readonly Id[];
  /** The order whose rider is shown on a map now. */
  readonly shown: Id | null;
  /** Whether all of them are on one map now. */
  readonly together: boolean;
};
/** Nobody to locate. */
export const noTargets: RiderTargets = { orders: [], riders: [], shown: null, together: false };
/** Polls exactly these riders from now on; without any it stops. */
export const trackRidersFx = createEffect<RiderTargets, void>();
/** Riders are asked for with the stored tokens from now on, whatever they are of. */
export const authorizeRidersFx = createEffect<unknown, void>();

type SpreadsheetAsked = {
  readonly file: File;
  readonly limits: SpreadsheetLimits;
  readonly layout: SheetLayout;
  /** Whether to return all lines as they are, for a short file that is no list of orders. */
  readonly whole?: boolean;
  /** Called with the progress, from 0 to 1. */
  readonly advanced: (share: number) => void;
};
/** Reads a file in a worker, one at a time; the worker keeps it open. */
export const openSpreadsheetFx = createEffect<SpreadsheetAsked, Spreadsheet, SpreadsheetFault>();
/** Checks the rows of the open file under our columns. */
export const checkSpreadsheetFx = createEffect<
  { columns: readonly (string | null)[]; context: BulkContext },
  readonly CheckedSheetRow[],
  SpreadsheetFault
>();
/** Stops the worker at once, and with it the open file. */
export const closeSpreadsheetFx = createEffect<void, void>();

/** Which columns a person gave to the headers of an outlet's files. */
export const loadBulkColumnsFx = createEffect<Id, BulkColumnChoices>();
/** Keeps which columns of a shop's files mean what. */
export const saveBulkColumnsFx = createEffect<
  { vendor_id: Id; choices: BulkColumnChoices },
  void
>();

/** Whose file it is that was not uploaded yet. */
export type BulkDraftOwner = { readonly user_id: Id; readonly vendor_id: Id };
/** A file that was not uploaded yet; null when there is none. */
export const loadBulkDraftFx = createEffect<BulkDraftOwner, BulkDraft | null>();
/** Keeps a file without edits in place of the previous one; null removes it. */
export const saveBulkFileFx = createEffect<BulkDraftOwner & { file: File | null }, void>();
/** Keeps what was changed in one row of a file. */
export const saveBulkRowFx = createEffect<
  BulkDraftOwner & { number: number; edit: BulkRowEdit },
  void
>();

/** Gives a file to the person, in the browser's own way. */
export const saveFileFx = createEffect<ServedFile, void>();

/** Reads a JSON file that ships with the product. */
export const readAssetFx = createEffect<string, unknown>();

/** Puts a text on the clipboard. */
export const copyTextFx = createEffect<string, void>();
/** Why a browser made or gave no passkey: the person cancelled or took too long, the device already has one, it supports none, or anything else. */
export type PasskeyFault = 'cancelled' | 'there-already' | 'unsupported' | 'failed';
type Taken<Call extends 'addPasskey' | 'finishPasskeySignIn'> = InputOf<
  (typeof endpoints)[Call]
>['body'];
/** The passkey that a browser made, before its person names it. */
export type MadePasskey = Omit<Taken<'addPasskey'>, 'name' | 'language'>;
/** Lets the browser make a passkey; it asks the person. A failure that is no `PasskeyFault` means that the adapter's code could not be loaded. */
export const makePasskeyFx = createEffect<PasskeyCreation, MadePasskey, PasskeyFault>();
/** Lets the browser ask the person for a passkey of this host. */
export const askPasskeyFx = createEffect<
  PasskeyRequest,
  Taken<'finishPasskeySignIn'>,
  PasskeyFault
>();

/** Leaves the portal for the address of a payment's provider; fails for any other. */
export const leaveToFx = createEffect<{ url: string }, void>();

/** What a guest's browser keeps of an order: the token to ask for it with, and when it was placed (Unix seconds). */
export type GuestOrder = { readonly token: string; readonly placed_at: UnixTime };
/** The orders that were placed in this browser without an account. */
export const loadGuestOrdersFx = createEffect<void, readonly GuestOrder[]>();
/** Keeps an order that was placed without an account. */
export const keepGuestOrderFx = createEffect<GuestOrder, void>();

/** The payment of this person that may have charged a card; it is kept until the server has told its outcome. */
export const loadUnsettledFx = createEffect<{ readonly user_id: Id }, UnsettledPayment | null>();
/** Keeps a payment before it is sent, while its outcome is not known. */
export const keepUnsettledFx = createEffect<UnsettledPayment, void>();
/** Forgets a payment whose outcome is known. */
export const forgetUnsettledFx = createEffect<{ readonly intent_id: Id }, void>();

/** The build for which this tab was last reloaded. */
export const loadReloadedFx = createEffect<void, string | null>();
/** Reloads the page to get this build. */
export const reloadFx = createEffect<string, void>();

/** A page view: the pattern of the route, never an address, and nothing about the person. */
export type PageView = {
  readonly page: string;
  readonly mode: 'CLASSIC' | 'GODROID' | 'GUEST';
  readonly country: string;
};
/** Tells the deployment's analytics that a page was shown; nothing where there are none. */
export const viewPageFx = createEffect<PageView, void>();

/** Waits so many seconds of the injected clock. */
export const waitFx = createEffect<{ seconds: number }, void>();
