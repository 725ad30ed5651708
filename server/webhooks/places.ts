import type { UnixTime } from '#schemas';
import { NotNow } from '../errands/index.ts';
import type { Deps } from '../module.ts';

/** How much an instance sends to one target at once, so that a slow one leaves room for all others. */
const atOnceToOne = 4;
/** Seconds until a delivery that found its target busy is looked at again, at least and at most. */
const shortestWait = 2;
const longestWait = 60;

type Place = { going: number; next: UnixTime; seconds: number };

/**
 * Limits how much is sent to a target at once. Deliveries above the limit come back about when there is room, judged by how long
 * the last one took; if a long queue came back all at once, the database would be busy for nothing.
 */
export function placesOf({ clock }: Pick<Deps, 'clock'>) {
  const places = new Map<string, Place>();
  return async (target: string, send: () => Promise<void>): Promise<void> => {
    const place = places.get(target) ?? { going: 0, next: 0, seconds: 1 };
    if (place.going >= atOnceToOne) throw new NotNow(nextOf(place, clock()));
    places.set(target, place);
    place.going += 1;
    const begun = clock();
    try {
      await send();
    } finally {
      place.seconds = clock() - begun;
      place.going -= 1;
      if (place.going === 0) places.delete(target);
    }
  };
}

function nextOf(place: Place, now: UnixTime): UnixTime {
  const wait = Math.max(place.next - now, shortestWait) + place.seconds / atOnceToOne;
  place.next = now + Math.min(wait, longestWait);
  return place.next;
}
