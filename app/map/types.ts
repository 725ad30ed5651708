import type { Credit, DeliveryArea, PlaceLabel, Position } from '#schemas';
import type { Overview, OverviewEvents } from './overview/types.ts';

export type MarkerKind = 'pickup' | 'dropoff' | 'rider' | 'outlet';

/** A thing with a place on the map; `label` is what a screen reader says, `heading` is degrees clockwise from north. */
export type MapMarker = {
  readonly id: string;
  readonly kind: MarkerKind;
  readonly position: Position;
  readonly label: string;
  readonly heading?: number | null | undefined;
};

/** A straight part of the way between two markers, by their ids; the movable pin is `pin`. */
export type MapLeg = {
  readonly from: string;
  readonly to: string;
  /** Travelled already, still to go to the pickup, or still to go to the door. */
  readonly look: 'behind' | 'dotted' | 'full';
};

export type MapArea = Pick<DeliveryArea, 'id' | 'geometry'>;

/** Degrees; may cross the antimeridian, then `west` is greater than `east`. */
export type Bounds = {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
};

/** Vector tiles by their addresses with `{z}/{x}/{y}`, and which layers and zooms there are. */
export type Streets = {
  readonly tiles: readonly string[];
  readonly minZoom: number;
  readonly maxZoom: number;
  readonly layers: readonly string[];
};

/** What lies under the markers. Without tiles the map is drawn from data that ships with it. */
export type Basemap = {
  readonly tileUrl?: string | null | undefined;
  readonly pmtilesUrl?: string | null | undefined;
  readonly streets?: Streets | undefined;
  /** Whose data the tiles are. */
  readonly credits?: readonly Credit[] | undefined;
  readonly placesAttribution?: string | null | undefined;
  /** Names for the drawn map; a failed call leaves the names that are there. */
  readonly places?: ((bounds: Bounds, zoom: number) => Promise<readonly PlaceLabel[]>) | undefined;
};

/** Every text the map shows or speaks, already translated. */
export type MapTexts = {
  readonly map: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  /** Shows again all that the map is about. */
  readonly recentre: string;
  /** Keeps the rider in sight. */
  readonly follow: string;
  /** Says what is marked, as the heading of the list that stands for the map in a screen reader. */
  readonly markers: string;
  readonly pin: string;
  readonly pinInstructions: string;
  /** Why there are no streets, on the map that is drawn without tiles. */
  readonly noStreets: string;
};

export type MapScheme = 'light' | 'dark';

export type MapColours = {
  readonly scheme: MapScheme;
  /** The brand's accent, what is written on it, and the shade of it that lines are seen in, as CSS colours. */
  readonly accent: string;
  readonly onAccent: string;
  readonly accentLine: string;
  /** The colour of marks that need attention. */
  readonly warning: string;
  /** The outline of the brand's pins, as its file has it. */
  readonly pin: string;
};

export type MapOptions = {
  readonly centre: Position;
  readonly zoom: number;
  readonly direction: 'ltr' | 'rtl';
  readonly locale: string;
  readonly texts: MapTexts;
  readonly colours: MapColours;
  readonly basemap: Basemap;
  /** Markers jump instead of gliding. */
  readonly reducedMotion: boolean;
};

/** Everything a page can do with a map that is there. All of it is imperative and free of React. */
export type MapHandle = {
  /** What the map is of, for assistive technology. */
  setName(name: string): void;
  setMarkers(markers: readonly MapMarker[]): void;
  /** Glides a marker to a new place; unknown ids are ignored. */
  moveMarker(id: string, position: Position, heading?: number | null): void;
  setAreas(areas: readonly MapArea[]): void;
  setLegs(legs: readonly MapLeg[]): void;
  /** Shows all positions; `padding` is in pixels. Those of the same thing again leave a view that a person has moved. */
  fit(positions: readonly Position[], padding?: number, about?: string | null): void;
  /** Something came to lie over the map, or left it, or has another size. */
  makeRoom(): void;
  /** Keeps a marker in sight until a person moves the map, who may ask for it again; null for none. */
  follow(id: string | null): void;
  setCentre(position: Position, zoom?: number): void;
  /**
   * Shows a pin that can be dragged, tapped to a place and moved with the arrow keys; null removes it. One that waits is
   * not seen until somebody does so; by keyboard that brings the map as near as it began, if it shows what it was asked to.
   */
  setPin(position: Position | null, kind?: MarkerKind, waits?: boolean): void;
  /** Calls back when the person has put the pin down; answers how to stop that. */
  onPinMoved(callback: (position: Position) => void): () => void;
  setColours(colours: MapColours): void;
  /** Shows many riders, each as a mark; the code is loaded on first use. */
  overview(events: OverviewEvents): Promise<Overview>;
  destroy(): void;
};
