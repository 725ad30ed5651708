import Feature from 'ol/Feature.js';
import PointGeometry from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import Icon from 'ol/style/Icon.js';
import Style from 'ol/style/Style.js';
import type { PixelBox } from '../drawn/boxes.ts';
import type { Point } from '../geo.ts';

type Pins = readonly (readonly [Point, PixelBox])[];

/** An unseen layer that keeps the names beneath it clear of pins; `group` is what the layer of names is decluttered by. */
export function avoidedPins(group: string, zIndex: number) {
  const source = new VectorSource();
  return {
    layer: new VectorLayer({ source, zIndex, declutter: group }),
    set(pins: Pins): void {
      source.clear();
      source.addFeatures(pins.map(([point, box]) => unseen(point, box)));
    },
  };
}

function unseen([x, y]: Point, { left, right, top, bottom }: PixelBox): Feature {
  const feature = new Feature(new PointGeometry([x, y]));
  const img = document.createElement('canvas');
  [img.width, img.height] = [right - left, bottom - top];
  feature.setStyle(
    new Style({
      image: new Icon({
        img,
        anchor: [-left, -top],
        anchorXUnits: 'pixels',
        anchorYUnits: 'pixels',
        declutterMode: 'obstacle',
      }),
    }),
  );
  return feature;
}
