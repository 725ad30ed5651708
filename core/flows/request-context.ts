import { inOrder, type RankedViolation } from '#core/rules';
import type {
  Destination,
  FeeQuote,
  Id,
  Order,
  Place,
  Position,
  Problem,
  RequestDraft,
} from '#schemas';
import type { PluginPayload } from '../compose/index.ts';

/** The outlet an order is collected from; without coordinates nothing can be priced. */
export type Origin = { readonly vendor_id: Id; readonly position: Position };

/** When riders are to be had, as `hhmm:hhmm`, and whether that is now. */
export type HoursAnswer = { readonly hours: string; readonly open: boolean };

/** What went wrong, as a text, and the field it stands at; null for the whole step. */
export type RequestError = {
  readonly what: string;
  readonly where: string | null;
  readonly values?: Readonly<Record<string, string | number>>;
};

export type RequestContext = {
  readonly origin: Origin;
  readonly draft: RequestDraft;
  readonly restored: boolean;
  readonly quote: FeeQuote | null;
  /** A fee that differs from the one the person has seen; it counts only once they accept it. */
  readonly offered: FeeQuote | null;
  readonly hours: string | null;
  readonly pin: Position | null;
  readonly placeId: Id | null;
  readonly extras: PluginPayload;
  readonly requotes: number;
  readonly error: RequestError | null;
  readonly order: Order | null;
  readonly newKey: () => string;
};

export type RequestInput = Pick<RequestContext, 'origin' | 'newKey'> & {
  /** What was kept of an earlier visit. */
  readonly draft: RequestDraft | null;
  /** Values of an untouched form. */
  readonly initialFields: RequestDraft['fields'];
};

/** Loops of SignatureExpired after which the person is asked to try again themselves. */
export const MOST_REQUOTES = 5;

export function contextOf({ origin, newKey, draft, initialFields }: RequestInput): RequestContext {
  const kept = draft !== null && draft.vendor_id === origin.vendor_id ? draft : null;
  return {
    origin,
    newKey,
    draft: kept ?? freshDraft(origin, newKey(), initialFields),
    restored: kept !== null && kept.address_query !== '',
    quote: null,
    offered: null,
    hours: null,
    pin: null,
    placeId: null,
    extras: {},
    requotes: 0,
    error: null,
    order: null,
  };
}

export function freshDraft(
  { vendor_id }: Origin,
  idempotency_key: string,
  fields: RequestDraft['fields'],
): RequestDraft {
  return {
    version: 1,
    vendor_id,
    idempotency_key,
    step: 'destination',
    address_query: '',
    destination: null,
    fields,
    saved_at: 0,
  };
}

/** Typing clears the stored destination: what is typed is not yet a place. */
export function typed(draft: RequestDraft, text: string): RequestDraft {
  return { ...draft, address_query: text, destination: null };
}

export function arrived(draft: RequestDraft, destination: Destination): RequestDraft {
  return { ...draft, address_query: destination.address, destination };
}

export function destinationOf(place: Place): Destination {
  const { latitude, longitude, formatted_address: address, city, area } = place;
  return { latitude, longitude, address, city, area };
}

/** A place without an address is called by its coordinates. */
export function namelessDestination({ latitude, longitude }: Position): Destination {
  const address = `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
  return { latitude, longitude, address, city: '', area: '' };
}

export function errorOf(violations: readonly RankedViolation[]): RequestError | null {
  const [first] = inOrder(violations);
  if (first === undefined) return null;
  const { key: what, field: where, values } = first;
  return { what, where, ...(values && { values }) };
}

const submitErrors: Readonly<Record<string, string>> = {
  OutsideServiceHours: 'request.error.outside-hours',
  OutsideDeliveryArea: 'request.error.undeliverable-address',
  IdempotencyKeyReused: 'request.error.already-placed',
};

/** What a submission that came to nothing says. Silence is told apart from a refusal. */
export function submitError(problem: Problem): RequestError {
  if (problem.tag === 'unreachable') {
    const what = problem.sent === false ? 'request.error.offline' : 'request.error.unknown-outcome';
    return { what, where: null };
  }
  if (problem.tag === 'malformed') return { what: 'request.error.unknown-outcome', where: null };
  const what = problem.key ?? submitErrors[problem.code] ?? 'request.error.create';
  return { what, where: problem.field ?? null };
}

export function isRefused(problem: unknown, code: string): boolean {
  const { tag, code: found } = problem as Partial<{ tag: string; code: string }>;
  return tag === 'refused' && found === code;
}
