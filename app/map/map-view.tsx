import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import type { Position } from '#schemas';
import * as css from './map-view.css.ts';
import { MarkerList } from './marker-list.tsx';
import type { MapArea, MapHandle, MapLeg, MapMarker, MarkerKind } from './types.ts';
import { type MapSetup, useMap } from './use-map.ts';

export type MapViewProps = MapSetup & {
  readonly markers?: readonly MapMarker[];
  /** The markers in words, as list items, where they move without a render. */
  readonly words?: ReactNode;
  readonly areas?: readonly MapArea[];
  readonly legs?: readonly MapLeg[];
  /** Positions to keep in sight; the map moves when they change. */
  readonly fit?: readonly Position[];
  /** Pixels around them, if not the usual ones. */
  readonly fitPadding?: number | undefined;
  /** The marker that is kept in sight until a person moves the map. */
  readonly follow?: string | null;
  /** Where the movable pin stands; without it there is none. */
  readonly pin?: Position | null;
  readonly pinKind?: MarkerKind;
  /** Nothing was chosen yet: the pin is hidden until somebody taps the map or focuses the pin by keyboard. */
  readonly pinWaits?: boolean;
  readonly onPinMoved?: (position: Position) => void;
  /** For markers that move between renders: called with the handle once the map is there; answers how to disconnect. */
  readonly connect?: (map: MapHandle) => () => void;
  /** Shown where the map would be when it cannot be; the list of markers otherwise. */
  readonly fallback?: ReactNode;
};

/**
 * A map in the size of its parent. Its code arrives later than the page; until then, and for screen readers
 * always, its markers are a list. Another language, direction or base map makes a new map.
 */
export function MapView(props: MapViewProps) {
  const { direction, locale, basemap } = props;
  return (
    <MapBody
      key={[direction, locale, basemap.tileUrl, basemap.pmtilesUrl, basemap.streets?.tiles].join(
        ' ',
      )}
      {...props}
    />
  );
}

function MapBody(props: MapViewProps) {
  const host = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLSpanElement>(null);
  const state = useMap({ host, probe }, props);
  const map = typeof state === 'object' ? state : null;
  useMapContent(map, props);
  const list = (isHidden: boolean) => (
    <MarkerList {...props} markers={props.markers ?? none} isHidden={isHidden} />
  );
  return (
    <div className={css.frame}>
      <span ref={probe} className={css.probe} />
      {state === 'failed' ? (
        (props.fallback ?? list(false))
      ) : (
        <>
          {state === 'loading' && <div className={css.skeleton} />}
          <div ref={host} className={css.host} />
          {list(true)}
        </>
      )}
    </div>
  );
}

const none: readonly never[] = [];

/** Hands each change of the props to the map, and nothing else. */
function useMapContent(map: MapHandle | null, props: MapViewProps): void {
  const {
    markers = none,
    areas = none,
    legs = none,
    fit = none,
    follow = null,
    pin = null,
    pinKind,
    pinWaits = false,
    connect,
  } = props;
  const { centre, zoom, texts } = props;
  // Pages make new lists at each render, such as for each key in a form beside the map, which draws itself again for every list.
  const [markersKey, fitKey] = [JSON.stringify(markers), JSON.stringify(fit)];
  const moved = useEffectEvent((position: Position) => props.onPinMoved?.(position));

  useEffect(() => map?.setName(texts.map), [map, texts.map]);
  useEffect(() => map?.setMarkers(JSON.parse(markersKey)), [map, markersKey]);
  useEffect(() => map?.setAreas(areas), [map, areas]);
  useEffect(() => map?.setLegs(legs), [map, legs]);
  useEffect(() => map?.follow(follow), [map, follow]);
  useEffect(() => map?.setPin(pin, pinKind, pinWaits), [map, pin, pinKind, pinWaits]);
  useEffect(() => map?.onPinMoved((position) => moved(position)), [map]);
  useEffect(
    () => map?.setCentre({ latitude: centre.latitude, longitude: centre.longitude }, zoom),
    [map, centre.latitude, centre.longitude, zoom],
  );
  const { fitPadding } = props;
  useEffect(() => {
    const positions: readonly Position[] = JSON.parse(fitKey);
    if (positions.length > 0) map?.fit(positions, fitPadding);
  }, [map, fitKey, fitPadding]);
  // What a page does with the map has the last word.
  useEffect(() => (map && connect ? connect(map) : undefined), [map, connect]);
}
