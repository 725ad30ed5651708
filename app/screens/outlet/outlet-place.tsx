import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useConfig, useLanguage, useText } from '#i18n';
import { MapView, zoomLevels } from '#map';
import type { Position } from '#schemas';
import { PlaceField, useOutletPosition } from '../address/index.ts';
import { useMapSetup } from '../map-setup.ts';
import { type OutletLocation, positionOf } from './location.ts';
import { addressTyped, pinMoved, placeChosen } from './model.ts';
import * as css from './outlet.css.ts';
import { useErrors } from './use-errors.ts';

/** Where it stands: typed with suggestions, or pointed at on the map. */
export function OutletPlace({ location }: { location: OutletLocation }) {
  const t = useText();
  const { code: language } = useLanguage();
  const { market } = useConfig();
  const [type, choose] = useUnit([addressTyped, placeChosen]);
  const near = useNear(location);
  return (
    <>
      <PlaceField
        id="outletAddress"
        label={t('outlet.address')}
        near={near}
        value={location.formatted_address}
        isPlaced={positionOf(location) !== null}
        error={useErrors()('location') ?? false}
        onType={(text) => type({ text, language, country: market.country, extent: market.extent })}
        onChoose={({ place_id: placeId }) => choose({ placeId, language })}
      />
      <OutletMap location={location} near={near} />
    </>
  );
}

function OutletMap({ location, near }: { location: OutletLocation; near: Position }) {
  const t = useText();
  const { code: language } = useLanguage();
  const setup = useMapSetup(t('outlet.map'), t('outlet.pin'));
  const move = useUnit(pinMoved);
  const placed = positionOf(location);
  const view = useView(placed, near);
  return (
    <div className={css.map}>
      <MapView
        {...setup}
        centre={view.centre}
        zoom={view.zoom}
        pin={placed ?? near}
        pinKind="outlet"
        pinWaits={placed === null}
        onPinMoved={(position) => {
          view.keep(position);
          move({ position, language });
        }}
      />
    </div>
  );
}

/** The map shows each place that was found; a pin that the person moves does not move the map under it. */
function useView(placed: Position | null, near: Position) {
  const [pointed, keep] = useState<Position | null>(null);
  const [shown, show] = useState(placed);
  const isFound = placed !== null && !isSame(placed, pointed);
  const next = isFound ? placed : (shown ?? placed);
  if (!isSame(next, shown)) show(next);
  return {
    centre: shown ?? near,
    zoom: shown ? zoomLevels.outlet : zoomLevels.city,
    keep,
  };
}

function isSame(one: Position | null, other: Position | null): boolean {
  return one?.latitude === other?.latitude && one?.longitude === other?.longitude;
}

/** Addresses are looked for near the outlet, or near the one that is worked for. */
function useNear(location: OutletLocation): Position {
  const current = useOutletPosition();
  return positionOf(location) ?? current;
}
