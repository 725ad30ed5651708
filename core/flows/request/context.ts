import {
  type AmountMarket,
  inOrder,
  type Minor,
  parseAmount,
  type ReadPair,
  type RuledViolation,
  type Violation,
} from '#core/rules';
import type { CountryCode, Extent, Id, KeptSender, Order, Position, RequestDraft } from '#schemas';
import type { PluginPayload, PricedQuote } from '../../compose/index.ts';

/** The outlet that an order is collected from. */
export type Origin = {
  readonly vendor_id: Id;
  /** Where it stands; while that is not known, where the map begins. */
  readonly position: Position;
  /** The extent of its country, which tells latitude from longitude in typed coordinates. */
  readonly extent?: Extent | undefined;
  /** Minutes from placing to pickup. */
  readonly pickupEstimation: number;
  /** How amounts are written in its market. */
  readonly amounts: AmountMarket;
  /** The fixed fee of a test vendor, for an order that the server cannot price. */
  readonly testFee?: number | undefined;
  /** Set while its address is not known: the answer is saved with the outlet, or kept for this visit only. */
  readonly missing?: Missing | undefined;
  /** Set when a guest gave the address for this visit; they may change it. */
  readonly told?: Missing | undefined;
};

type Missing = { readonly answer: 'save' | 'keep'; readonly country: CountryCode };

/** What went wrong, as the key of a text, and the field it stands at; null for the whole step. */
export type RequestError = {
  readonly what: string;
  readonly where: string | null;
  readonly values?: Readonly<Record<string, string | number>>;
};

/** The state of a request. */
export type RequestContext = {
  readonly origin: Origin;
  readonly draft: RequestDraft;
  readonly restored: boolean;
  readonly quote: PricedQuote | null;
  /** A fee that differs from the one the person has seen; it counts only once they accept it. */
  readonly offered: PricedQuote | null;
  /** The amount above which an order has to be confirmed; -1 for none. */
  readonly itemValueLimit: number;
  /** The high amount that the person has confirmed. */
  readonly confirmedAmount: number | null;
  readonly pin: Position | null;
  /** The position that was read from typed text, and whether its numbers had to be turned round. */
  readonly reading: ReadPair | null;
  /** The field that gets the focus. */
  readonly pointedAt: string | null;
  readonly placeId: Id | null;
  readonly extras: PluginPayload;
  /** Names of the features' fields at the payment step. */
  readonly paymentFields: readonly string[];
  readonly requotes: number;
  readonly error: RequestError | null;
  readonly order: Order | null;
  /** The order that the visit is to edit, and its record once that is known. */
  readonly orderId: Id | null;
  readonly editing: Order | null;
  /** The fee of an edit that the person knows: the order's own until they agree to another. */
  readonly agreedFee: Minor | null;
  /** Whether a test vendor went on although the address could not be checked or priced. */
  readonly bypassed: boolean;
  readonly newKey: () => string;
  /** A guest's details, as they gave them for an earlier order. */
  readonly sender: KeptSender | null;
  /** How the outlet's last request was paid, where that is still offered. */
  readonly lastMethod: string | null;
};

/** What a request begins with. */
export type RequestInput = Pick<RequestContext, 'origin' | 'newKey'> & {
  /** What was kept of an earlier visit. */
  readonly draft: RequestDraft | null;
  /** The order to edit; without it a new one is requested. */
  readonly orderId?: Id | null;
  readonly sender?: KeptSender | null;
  readonly lastMethod?: string | null;
  /** Values of an untouched form. */
  readonly initialFields: RequestDraft['fields'];
};

/** How often an expired fee is replaced by itself before the person is asked to try again. */
export const MOST_REQUOTES = 5;

/** The first rule that does not hold, as what to say and where. */
export function errorOf(violations: readonly RuledViolation[]): RequestError | null {
  const [first] = inOrder(violations);
  return first === undefined ? null : errorFrom(first);
}

/** What a person is told of a violation, and where. */
export function errorFrom({ key: what, field: where, values }: Violation): RequestError {
  return { what, where, ...(values && { values }) };
}

/** The step at which a person can put an error right. Fields of features that are not at the payment are details. */
export function stepOfError(
  error: RequestError | null,
  paymentFields: readonly string[],
): RequestDraft['step'] {
  const where = error?.where;
  if (where === addressField) return 'destination';
  if (!where || where.includes('.') || atPayment.has(where)) return 'payment';
  return paymentFields.includes(where) ? 'payment' : 'details';
}
/** The field of the address that is shown at the first two steps. */
export const addressField = 'destinationTextAddress';
const atPayment: ReadonlySet<string> = new Set(['paymentMethod', 'vendorId', 'terms']);

/** The amount that has to be confirmed before it is sent; null when there is none. */
export function unconfirmedAmount(context: RequestContext): number | null {
  const { draft, origin, itemValueLimit, confirmedAmount } = context;
  const amount = parseAmount(draft.fields.orderAmount ?? '', origin.amounts) ?? 0;
  const high = itemValueLimit >= 0 && amount > itemValueLimit;
  return high && amount !== confirmedAmount ? amount : null;
}
