import type { RequestSnapshot } from '#core';
import type { MapLeg, MapMarker } from '#map';
import type { Position } from '#schemas';
import { firstView } from './first-view.ts';

type OnMap = {
  readonly ends: readonly (Pick<MapMarker, 'position'> & { readonly kind: 'pickup' | 'dropoff' })[];
  readonly legs: readonly MapLeg[];
  readonly fit: readonly Position[];
  /** Pixels around what it looks at; undefined for the map's own measure. */
  readonly fitPadding: number | undefined;
  readonly pin: Position | null;
  /** Not drawn, and only there for who comes to it by keyboard. */
  readonly pinWaits: boolean;
};

/** What the map of a request shows: the outlet, and the drop-off once there is an address, as a pin while it can be moved. */
export function onMap(snapshot: Pick<RequestSnapshot, 'context' | 'hasTag'>): OnMap {
  const { context } = snapshot;
  const { position } = context.origin;
  const destination = context.draft.destination ?? context.pin;
  const movable = snapshot.hasTag('pinMovable');
  const pickup = { kind: 'pickup', position } as const;
  const pin = movable ? (destination ?? position) : null;
  if (destination === null) {
    return {
      ...{ ends: [pickup], legs: none, fit: firstView(position), fitPadding: around },
      ...{ pin, pinWaits: true },
    };
  }
  return {
    ends: movable ? [pickup] : [pickup, { kind: 'dropoff', position: destination }],
    legs: legs[movable ? 'pin' : 'dropoff'],
    fit: [position, destination],
    fitPadding: undefined,
    ...{ pin, pinWaits: false },
  };
}

/** From the outlet to the door, which is the pin while it can be moved. */
const legs = {
  pin: [{ from: 'pickup', to: 'pin', look: 'full' }],
  dropoff: [{ from: 'pickup', to: 'dropoff', look: 'full' }],
} as const;
const none: readonly never[] = [];
/** Pixels around what is shown before there is an address. */
const around = 24;
