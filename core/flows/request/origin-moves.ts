import { assertEvent } from 'xstate';
import { isMapLink, parseCoordinates } from '#core/rules';
import type { Place } from '#schemas';
import type { RequestContext } from './context.ts';
import type { RequestEvent } from './events.ts';
import {
  isWritten,
  namedOrigin,
  namelessOrigin,
  originOf,
  originPosition,
  originViolation,
  ownOf,
  toldOrigin,
  typedOrigin,
} from './origin.ts';
import { originError } from './submit-error.ts';

type Given = { readonly context: RequestContext };
type Happened = Given & { readonly event: RequestEvent };

/** The guards of the flow while it asks where the outlet stands. */
export const originGuards = {
  lacksOrigin: ({ context }: Given) => context.origin.missing !== undefined,
  wasAtOriginDetails: ({ context }: Given) =>
    context.origin.missing !== undefined && context.draft.origin_step === 'details',
  hasToldOrigin: ({ context }: Given) => context.origin.told !== undefined,
  hasOriginPosition: ({ context }: Given) => originPosition(context) !== null,
  typedOriginCoordinates: ({ context }: Given) => typedPin(context) !== null,
  hasOriginText: ({ context }: Given) => originOf(context).addressQuery.trim() !== '',
  hasOriginLink: ({ context }: Given) => isMapLink(originOf(context).addressQuery),
  isOriginWrong: ({ context }: Given) => originViolation(context) !== null,
  keepsOrigin: ({ context }: Given) => context.origin.missing?.answer === 'keep',
};

/** How each event changes the answer. */
export const originMoves = {
  typed: ({ context, event }: Happened) => {
    assertEvent(event, 'addressTyped');
    return { draft: typedOrigin(context, event.text), error: null };
  },
  told: ({ context, event }: Happened) => {
    assertEvent(event, 'originChanged');
    return { draft: toldOrigin(context, event.texts) };
  },
  pointed: ({ context }: Given) => ({ pin: typedPin(context), error: null }),
  placed: ({ context }: Given, { place }: { place: Place }) => ({
    draft: namedOrigin(context, place, place),
  }),
  named: ({ context }: Given, { place }: { place: Place }) => ({
    draft: namedOrigin(context, place, context.pin ?? place, ownOf(context)),
  }),
  nameless: ({ context }: Given) => ({
    draft: context.pin ? namelessOrigin(context, context.pin) : context.draft,
    error: isWritten(context) ? null : { what: 'geolocator.error.reverse', where: null },
  }),
  wrong: ({ context }: Given) => ({ error: originViolation(context) }),
  refused: (_: Given, { failure }: { failure: unknown }) => ({ error: originError(failure) }),
  atAddress: ({ context: { draft } }: Given) => ({ draft: { ...draft, origin_step: undefined } }),
  atDetails: ({ context: { draft } }: Given) => ({
    draft: { ...draft, origin_step: 'details' as const },
  }),
  /** A guest changes the address that they gave. */
  reopened: ({ context: { origin } }: Given) => ({
    ...{ quote: null, error: null },
    origin: { ...origin, missing: origin.told, told: undefined },
  }),
  /** Takes the answer as the outlet's position. */
  settled: ({ context }: Given) => ({
    origin: {
      ...context.origin,
      position: originPosition(context) ?? context.origin.position,
      missing: undefined,
      told: context.origin.missing?.answer === 'keep' ? context.origin.missing : undefined,
    },
    draft: keptOrigin(context),
    pin: null,
    error: null,
  }),
};

/** The draft once the origin is settled. A guest's address stays in it as the sender's; it is saved nowhere else. */
function keptOrigin({ draft, origin }: RequestContext) {
  return origin.missing?.answer === 'keep'
    ? { ...draft, origin_step: 'told' as const }
    : { ...draft, origin_form: undefined, origin_step: undefined };
}

function typedPin(context: RequestContext) {
  return parseCoordinates(originOf(context).addressQuery, context.origin.extent);
}
