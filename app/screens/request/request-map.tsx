import { useUnit } from 'effector-react';
import { type ReactNode, useMemo, useState } from 'react';
import { Slot } from '#composition';
import { $vendor, addressOfOrigin, type RequestSnapshot, requestSent } from '#core';
import { useText } from '#i18n';
import { type MapMarker, MapView, zoomLevels } from '#map';
import type { DeliveryArea, Position } from '#schemas';
import { useMapSetup } from '../map-setup.ts';
import { firstView } from './first-view.ts';
import * as css from './request.css.ts';
import { type RequestStep, stepOf } from './steps.ts';

/** From the outlet to the door, which is the pin while it can be moved. */
const legs = {
  pin: [{ from: 'pickup', to: 'pin', look: 'full' }],
  dropoff: [{ from: 'pickup', to: 'dropoff', look: 'full' }],
} as const;
const none: readonly never[] = [];
/** Pixels around what is shown before there is an address. */
const AROUND = 24;

type RequestMapProps = {
  snapshot: RequestSnapshot;
  /** What floats over it. */
  children?: ReactNode;
};

/** The outlet, the drop-off as a pin that can be moved, and where the outlet delivers. */
export function RequestMap({ snapshot, children }: RequestMapProps) {
  const t = useText();
  const setup = useMapSetup(t('request.map.label'));
  const [vendor, send] = useUnit([$vendor, requestSent]);
  const [areas, showAreas] = useState<readonly DeliveryArea[]>([]);
  const { origin, draft, pin } = snapshot.context;
  const destination = draft.destination ?? pin;
  const first = useMemo(() => firstView(origin.position), [origin.position]);
  const movable = snapshot.hasTag('pinMovable');
  const markers = useMarkers(snapshot, movable);
  // It gives no room back while somebody may be pressing what stands below it.
  const step = stepOf(snapshot);
  const [usedAt, setUsedAt] = useState<RequestStep | null>(null);
  return (
    <div
      className={css.way}
      data-used={usedAt === step || undefined}
      {...{ onFocus: () => setUsedAt(step) }}
    >
      <MapView
        {...setup}
        centre={origin.position}
        zoom={zoomLevels.request}
        markers={markers}
        words={<Words snapshot={snapshot} />}
        areas={areas}
        legs={destination ? legs[movable ? 'pin' : 'dropoff'] : none}
        fit={destination ? [origin.position, destination] : first}
        fitPadding={destination ? undefined : AROUND}
        pin={movable ? (destination ?? origin.position) : null}
        pinKind="dropoff"
        pinWaits={!destination}
        onPinMoved={(position) => send({ type: 'pinMoved', position })}
      />
      {children}
      {vendor && <Slot name="request.map" with={{ vendor, showAreas }} />}
    </div>
  );
}

/** The map in the words of the form beside it. */
function Words({ snapshot: { context } }: { snapshot: RequestSnapshot }) {
  const t = useText();
  const vendor = useUnit($vendor);
  const { origin_form: from, destination, address_query: address } = context.draft;
  const collectedAt = from ? addressOfOrigin(from) : '';
  return (
    <>
      <li>
        {t('map.marker.pickup')} <bdi>{collectedAt || vendor?.vendor_information.name}</bdi>
      </li>
      {destination && (
        <li>
          {t('map.marker.dropoff')} <bdi>{address}</bdi>
        </li>
      )}
    </>
  );
}

function useMarkers({ context }: RequestSnapshot, movable: boolean): readonly MapMarker[] {
  const t = useText();
  const { origin, draft } = context;
  const at = (kind: 'pickup' | 'dropoff', position: Position): MapMarker => ({
    id: kind,
    kind,
    position,
    label: t(`map.marker.${kind}`),
  });
  const pickup = at('pickup', origin.position);
  if (movable || draft.destination === null) return [pickup];
  return [pickup, at('dropoff', draft.destination)];
}
