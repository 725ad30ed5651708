import Feature from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import type { Position } from '#schemas';
import { toPoint } from '../geo.ts';
import type { MapColours, MapMarker } from '../types.ts';
import { diffMarkers } from './diff.ts';
import type { Glider } from './glider.ts';
import { markerStyles } from './styles.ts';

type Entry = { marker: MapMarker; readonly feature: Feature<Point>; readonly geometry: Point };

type Stage = {
  /**
   * Markers that have ever moved live in a layer of their own, so that moving one among a thousand
   * draws one anew and not a thousand.
   */
  readonly resting: VectorSource<Feature<Point>>;
  readonly moving: VectorSource<Feature<Point>>;
  readonly entries: Map<string, Entry>;
  readonly glider: Glider;
  styleOf: ReturnType<typeof markerStyles>;
};

/** The markers, as two layers and what can be done to them. */
export function createMarkers(colours: MapColours, glider: Glider) {
  const stage: Stage = {
    resting: new VectorSource<Feature<Point>>(),
    moving: new VectorSource<Feature<Point>>(),
    entries: new Map(),
    glider,
    styleOf: markerStyles(colours),
  };
  return {
    layers: [layerOf(stage.resting), layerOf(stage.moving)],
    set: (markers: readonly MapMarker[]) => set(stage, markers),
    move(id: string, position: Position, heading?: number | null): void {
      const entry = stage.entries.get(id);
      if (entry)
        update(stage, { ...entry.marker, position, heading: heading ?? entry.marker.heading });
    },
    setColours(next: MapColours): void {
      stage.styleOf = markerStyles(next);
      for (const { feature, marker } of stage.entries.values())
        feature.setStyle(stage.styleOf(marker));
    },
  };
}

function set(stage: Stage, markers: readonly MapMarker[]): void {
  const known = new Map([...stage.entries].map(([id, { marker }]) => [id, marker]));
  const { added, changed, removed } = diffMarkers(known, markers);
  for (const id of removed) remove(stage, id);
  for (const marker of changed) update(stage, marker);
  stage.resting.addFeatures(added.map((marker) => add(stage, marker)));
}

function add(stage: Stage, marker: MapMarker): Feature<Point> {
  const geometry = new Point([...toPoint(marker.position)]);
  const feature = new Feature(geometry);
  feature.setStyle(stage.styleOf(marker));
  stage.entries.set(marker.id, { marker, feature, geometry });
  return feature;
}

function remove(stage: Stage, id: string): void {
  const entry = stage.entries.get(id);
  if (!entry) return;
  stage.entries.delete(id);
  stage.glider.forget(entry.geometry);
  const home = stage.resting.hasFeature(entry.feature) ? stage.resting : stage.moving;
  home.removeFeature(entry.feature);
}

function update(stage: Stage, marker: MapMarker): void {
  const entry = stage.entries.get(marker.id);
  if (!entry) return;
  const before = entry.marker;
  entry.marker = marker;
  if (!sameLook(before, marker)) entry.feature.setStyle(stage.styleOf(marker));
  if (samePlace(before.position, marker.position)) return;
  if (stage.resting.hasFeature(entry.feature)) {
    stage.resting.removeFeature(entry.feature);
    stage.moving.addFeature(entry.feature);
  }
  stage.glider.send(entry.geometry, toPoint(marker.position));
}

function layerOf(source: VectorSource<Feature<Point>>) {
  return new VectorLayer({ source, updateWhileAnimating: true, updateWhileInteracting: true });
}

function samePlace(a: Position, b: Position): boolean {
  return a.latitude === b.latitude && a.longitude === b.longitude;
}

function sameLook(a: MapMarker, b: MapMarker): boolean {
  return a.kind === b.kind && (a.heading ?? null) === (b.heading ?? null);
}
