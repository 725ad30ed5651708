import { holdsNumbers, isFoundBy, unitIn } from '#core/rules';
import type { PlaceSuggestion, SavedCustomer } from '#schemas';

type Told = Pick<PlaceSuggestion, 'title' | 'subtitle'>;

/**
 * The fields of a customer once a place is chosen for the street that was typed. A unit goes into its field, and a house number that
 * the map does not know to the building, where nothing that was typed is lost.
 */
export function withPlace(customer: SavedCustomer, place: Told): SavedCustomer {
  const { street_address: typed, unit, building } = customer;
  const read = unitIn(typed);
  const rest = restOf(typed.replace(read?.said ?? '', ' '), `${place.title} ${place.subtitle}`);
  const isThere = holdsNumbers(building, rest);
  return {
    ...{ ...customer, street_address: place.title, unit: unit || (read?.unit ?? '') },
    building: isThere ? building : [building, rest].filter(Boolean).join(', '),
  };
}

/** What was typed beside the words of a place, if that is a number; nothing where the place has numbers of its own, and so is another one. */
function restOf(typed: string, place: string): string {
  if (holdsNumbers(place, typed) || !holdsNumbers(typed, place)) return '';
  const isRest = (word: string) => !isFoundBy({ texts: [place], phone: '' }, word);
  return typed
    .split(/[\s,،、，]+/u)
    .filter((word) => word !== '' && isRest(word))
    .join(' ');
}
