import { MapView, zoomLevels } from '#map';
import type { Position } from '#schemas';
import { useMapSetup } from '../../app/screens/map-setup.ts';
import * as css from './place.css.ts';

type PlaceMapProps = { title: string; position: Position; onMoved: (position: Position) => void };

/** Where an address was found, with a pin that can be moved. What it shows also stands beside it in words. */
export function PlaceMap({ title, position, onMoved }: PlaceMapProps) {
  const setup = useMapSetup(title);
  return (
    <div className={css.map}>
      <MapView
        {...setup}
        centre={position}
        zoom={zoomLevels.request}
        pin={position}
        pinKind="dropoff"
        onPinMoved={onMoved}
        fallback={<span />}
      />
    </div>
  );
}
