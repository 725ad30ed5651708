import { attach, createEvent, createStore, restore, sample } from 'effector';
import { durations, endpointFx, noticeShown, requestClosed } from '#core';
import { waitFx } from '#core/ports';
import { isMapLink, parseCoordinates } from '#core/rules';
import { type Extent, endpoints, type PlaceSuggestion, type Position } from '#schemas';

/** Seconds after the last key stroke (specification 2, section 5). */
const pause = 0.5;

type Question = {
  readonly text: string;
  readonly near: Position;
  readonly language: string;
  /** The country that is searched in. */
  readonly extent?: Extent | undefined;
};

export const suggestionsAsked = createEvent<Question>();
export const suggestionsDropped = createEvent();

const autocompleteFx = endpointFx(endpoints.autocomplete);

const none: readonly PlaceSuggestion[] = [];

/** What was asked last; an answer to anything older is late. */
const $asked = createStore('')
  .on(suggestionsAsked, (_, { text }) => text.trim())
  .reset(suggestionsDropped, requestClosed);
export const $suggestions = createStore<readonly PlaceSuggestion[]>([])
  // Nothing will come that would take the place of those for an earlier text.
  .on(suggestionsAsked, (found, question) => (isAskedFor(question) ? found : none))
  .reset(suggestionsDropped, requestClosed);
/** The last answer was empty, and nothing has been typed since. */
export const $nothingFound = createStore(false).reset(
  suggestionsAsked,
  suggestionsDropped,
  requestClosed,
);
/** What is shown belongs to an earlier text: the answer to the one that stands there is still to come. */
export const $suggesting = createStore(false)
  .on(suggestionsAsked, (_, question) => isAskedFor(question))
  .reset(suggestionsDropped, requestClosed);

const pauseFx = attach({
  effect: waitFx,
  mapParams: (_: Question) => ({ seconds: pause }),
});
const $last = restore(suggestionsAsked, null).reset(suggestionsDropped, requestClosed);
sample({ clock: suggestionsAsked.filter({ fn: isAskedFor }), target: pauseFx });
sample({
  clock: pauseFx.done,
  source: $last,
  filter: (last, { params }) => last === params,
  fn: (_, { params: { text, near, language } }) => ({
    query: { query: text.trim(), ...near, language },
  }),
  target: autocompleteFx,
});
const failed = sample({
  clock: autocompleteFx.fail,
  source: $asked,
  filter: (asked, { params }) => params.query.query === asked,
});
const answered = sample({
  clock: autocompleteFx.done,
  source: $asked,
  filter: (asked, { params }) => params.query.query === asked,
  fn: (_, { result }) => result.suggestions,
});
sample({ clock: [answered, failed], fn: () => false, target: $suggesting });
sample({ clock: answered, target: $suggestions });
sample({ clock: failed, fn: () => none, target: $suggestions });
sample({ clock: answered, fn: (found) => found.length === 0, target: $nothingFound });
sample({
  clock: failed,
  fn: () => ({
    ...{ key: 'geolocator.error.autocomplete', type: 'warning' as const },
    duration: durations.order,
  }),
  target: noticeShown,
});

/** Whether anybody is asked about a text: coordinates and links need no suggestions. */
function isAskedFor({ text, extent }: Question): boolean {
  return text.trim() !== '' && parseCoordinates(text, extent) === null && !isMapLink(text);
}
