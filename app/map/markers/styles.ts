import Icon from 'ol/style/Icon.js';
import Style from 'ol/style/Style.js';
import type { MapColours, MapMarker, MarkerKind } from '../types.ts';
import { anchors, markerPicture, needlePicture } from './picture.ts';

const order: Record<MarkerKind, number> = { outlet: 1, pickup: 2, dropoff: 3, rider: 4 };

/** Answers the style of a marker; markers that look alike share one, so that a thousand cost one picture. */
export function markerStyles(colours: MapColours) {
  const ratio = Math.max(2, Math.ceil(window.devicePixelRatio));
  const bodies = new Map<MarkerKind, Style>();
  let needle: HTMLCanvasElement | null = null;

  function bodyOf(kind: MarkerKind): Style {
    const known = bodies.get(kind);
    if (known) return known;
    const icon = new Icon({
      img: markerPicture(kind, colours, ratio),
      anchor: anchors[kind],
      scale: 1 / ratio,
    });
    const style = new Style({ image: icon, zIndex: order[kind] });
    bodies.set(kind, style);
    return style;
  }

  function needleAt(heading: number): Style {
    needle ??= needlePicture(colours, ratio);
    const icon = new Icon({ img: needle, scale: 1 / ratio, rotation: (heading * Math.PI) / 180 });
    return new Style({ image: icon, zIndex: order.rider });
  }

  return ({ kind, heading }: MapMarker): Style[] =>
    kind === 'rider' && heading !== null && heading !== undefined
      ? [needleAt(heading), bodyOf(kind)]
      : [bodyOf(kind)];
}
