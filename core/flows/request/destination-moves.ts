import { assertEvent } from 'xstate';
import { isMapLink, readCoordinates } from '#core/rules';
import type { Place, RequestDraft } from '#schemas';
import { addressField, type RequestContext } from './context.ts';
import { arrivedAt, foundTaken, pinned, pinnedNowhere, reworded } from './destination.ts';
import type { RequestEvent } from './events.ts';
import { withFields } from './moves.ts';

type Given = { readonly context: RequestContext };
type Happened = Given & { readonly event: RequestEvent };

/** The guards of the flow while it asks for the destination. */
export const destinationGuards = {
  hasDestination: ({ context }: Given) => context.draft.destination !== null,
  hasText: ({ context }: Given) => context.draft.address_query.trim() !== '',
  hasLink: ({ context }: Given) => isMapLink(context.draft.address_query),
  typedCoordinates: ({ context }: Given) => readingOf(context) !== null,
  hasReading: ({ context }: Given) => context.reading !== null,
  isFieldNew: ({ context: { draft }, event }: Happened) => {
    assertEvent(event, 'fieldsChanged');
    const known: Readonly<Record<string, string | undefined>> = {
      ...draft.fields,
      [addressField]: draft.destination?.address,
    };
    return Object.entries(event.fields).some(([name, text]) => text !== (known[name] ?? ''));
  },
};

/** How each event changes the destination. */
export const destinationMoves = {
  read: ({ context }: Given) => {
    const reading = readingOf(context);
    return { reading, pin: reading?.position ?? null, error: null };
  },
  placed: ({ context }: Given, { place }: { place: Place }) => ({
    draft: arrivedAt(context.draft, place),
  }),
  named: ({ context }: Given, { place }: { place: Place }) => ({
    draft: pinned(textless(context), context.pin ?? place, place),
  }),
  nameless: ({ context }: Given) => {
    const before = textless(context);
    const draft = context.pin ? pinnedNowhere(before, context.pin) : context.draft;
    // Words that fit the place are an address already.
    const isCalled = draft.address_query === before.address_query.trim();
    return { draft, error: isCalled ? null : { what: 'geolocator.error.reverse', where: null } };
  },
  reopened: ({ context: { draft } }: Given) => ({
    draft: { ...draft, destination_before: draft.destination ?? undefined },
    error: null,
  }),
  foundTaken: ({ context }: Given) => ({ draft: foundTaken(context.draft) }),
  /** Takes changed fields. The address line belongs to the destination, not to the draft's fields. */
  filled: ({ context, event }: Happened) => {
    assertEvent(event, 'fieldsChanged');
    const { [addressField]: line, ...fields } = event.fields;
    const draft = withFields(context.draft, fields);
    return {
      draft: line === undefined ? draft : reworded(draft, line),
      error: stillTrue(context, draft),
    };
  },
  /** Takes the way of paying of a form without a place; what is wrong with the place stays said. */
  paid: ({ context, event }: Happened) => {
    assertEvent(event, 'paymentMethodChosen');
    const draft = withFields(context.draft, { paymentMethod: event.method });
    return { draft, error: stillTrue(context, draft) };
  },
};

/** What was said of a field, until another text stands there. */
function stillTrue({ draft: { fields }, error }: RequestContext, draft: RequestDraft) {
  const where = error?.where ?? '';
  return draft.fields[where] === fields[where] ? error : null;
}

function readingOf({ draft, origin }: RequestContext) {
  return readCoordinates(draft.address_query, origin.extent);
}

/** The draft without typed coordinates or links: they place the pin, but are no address. */
function textless(context: RequestContext) {
  const { draft } = context;
  const isName = readingOf(context) === null && !isMapLink(draft.address_query);
  return isName ? draft : { ...draft, address_query: '' };
}
