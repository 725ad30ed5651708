import { isNowhere } from '#core/rules';
import { type Event, type EventOf, type EventType, events, type Id, type Masks } from '#schemas';

/**
 * Removes personal data from facts: only what the declaration of each kind exports gets out, so a new field never does by
 * accident. Riders become numbers. A fact that does not fit its declaration is left out.
 */
export function redactor(): (event: Event) => readonly Event[] {
  const masks = createMasks();
  return ({ type, source, at, payload }) => {
    const { exported } = events[type] as Erased;
    const kept = exported(payload, masks);
    return kept === null ? [] : [{ type, source, at, payload: kept } as EventOf<EventType>];
  };
}

/** A declaration of an event, without the type of its payload. */
type Erased = { readonly exported: (payload: unknown, masks: Masks) => unknown };

function createMasks(): Masks {
  const riderIds = new Map<Id, Id>();
  return {
    rider(id) {
      const known = riderIds.get(id) ?? `rider-${riderIds.size + 1}`;
      riderIds.set(id, known);
      return known;
    },
    // Every place becomes the north pole, except 0,0: that means "no position", and must still mean it in the export.
    place: (position) => ({ latitude: isNowhere(position) ? 0 : 90, longitude: 0 }),
  };
}
