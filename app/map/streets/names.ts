import type { FeatureLike } from 'ol/Feature.js';
import CircleStyle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import { cut } from '#ui';
import type { MapScheme } from '../types.ts';
import { nameFont } from './fonts.ts';
import type { StreetStyle } from './ground.ts';
import { placeLook, poiZoom, roadNameZoom, type TextLook } from './look.ts';
import { inLines, nameChoice } from './name-of.ts';
import { streetPalettes } from './palette.ts';
import { kindOf, layerOf, roadClassOf } from './schema.ts';
import { bends, straightOf } from './straight-road.ts';
import { zoomAt } from './widths.ts';

export type NameOptions = {
  readonly scheme: MapScheme;
  readonly family: string;
  readonly locale: string;
  /** Hears each name that is drawn. */
  readonly onName: (name: string) => void;
};

/** Block numbers are what a rider looks for at the door. */
const numberZoom = 16.5;
/** Characters of a road's name. */
const longestRoad = 48;
const haloWidth = 3;

/** The names of streets, places and blocks; the more important one is drawn where two do not fit. */
export function nameStyle({ scheme, family, locale, onName }: NameOptions): StreetStyle {
  const colours = streetPalettes[scheme];
  const choose = nameChoice(locale);
  const text = textMaker(scheme, family);
  const dot = new CircleStyle({ radius: 2, fill: new Fill({ color: colours.label }) });
  const nameOf = (feature: FeatureLike): string | null => {
    const name = choose((property) => feature.get(property));
    if (name !== null) onName(name);
    return name;
  };

  function place(feature: FeatureLike, zoom: number): Style[] | undefined {
    const look = placeLook(kindOf(feature), zoom);
    const name = look && nameOf(feature);
    if (!look || !name) return undefined;
    const rank = Math.min(99, Number(feature.get('rank') ?? 50));
    return [new Style({ text: text(inLines(name), look), zIndex: look.order - rank })];
  }

  function road(feature: FeatureLike, zoom: number): Style[] | undefined {
    const kind = roadClassOf(feature);
    if (kind === undefined || zoom < roadNameZoom[kind]) return undefined;
    const name = nameOf(feature);
    if (name === null) return undefined;
    const words = cut(name, longestRoad);
    const look = {
      size: kind === 'main' ? 12 : 11,
      weight: 500,
      colour: 'label',
      order: 0,
    } as const;
    const drawn = text(words, look);
    drawn.setPlacement('line');
    drawn.setRepeat(360);
    const style = new Style({ text: drawn, zIndex: kind === 'main' ? 300 : 200 });
    if (!bends.test(words))
      style.setGeometry(straightOf({ words, font: drawn.getFont() ?? '', zoom }));
    return [style];
  }

  function point(feature: FeatureLike, zoom: number): Style[] | undefined {
    if (zoom < poiZoom(Number(feature.get('rank') ?? 20))) return undefined;
    const name = nameOf(feature);
    if (name === null) return undefined;
    const drawn = text(inLines(name), { size: 11, weight: 500, colour: 'label', order: 0 });
    drawn.setTextAlign('left');
    drawn.setOffsetX(7);
    return [new Style({ text: drawn, image: dot, zIndex: 100 })];
  }

  function area(feature: FeatureLike, colour: TextLook['colour']): Style[] | undefined {
    const name = nameOf(feature);
    if (name === null) return undefined;
    const drawn = text(inLines(name), { size: 11, weight: 500, colour, order: 0 });
    return [new Style({ text: drawn, zIndex: 150 })];
  }

  function number(feature: FeatureLike, zoom: number): Style[] | undefined {
    const figure = feature.get('housenumber') ?? feature.get('addr:housenumber');
    if (zoom < numberZoom || !figure) return undefined;
    const look = { size: 10, weight: 500, colour: 'label', order: 0 } as const;
    const drawn = text(cut(String(figure), 12), look);
    // A building's name begins in its middle, as that of any point, and would hide the number.
    if (feature.get('name')) {
      drawn.setTextAlign('right');
      drawn.setOffsetX(-7);
    }
    return [new Style({ text: drawn, zIndex: 10 })];
  }

  return (feature, resolution) => {
    const zoom = zoomAt(resolution);
    switch (layerOf(feature)) {
      case 'place':
        return place(feature, zoom);
      case 'transportation_name':
      case 'transportation':
        return road(feature, zoom);
      case 'poi':
        return point(feature, zoom);
      case 'park':
        return isPoint(feature) ? area(feature, 'parkLabel') : undefined;
      case 'water_name':
        return area(feature, 'waterLabel');
      case 'housenumber':
        return number(feature, zoom);
      case 'building':
        return number(feature, zoom);
      default:
        return undefined;
    }
  };
}

function textMaker(scheme: MapScheme, family: string) {
  const colours = streetPalettes[scheme];
  const halo = new Stroke({ color: colours.halo, width: haloWidth, lineJoin: 'round' });
  return (words: string, { size, weight, colour }: TextLook): Text =>
    new Text({
      text: words,
      font: nameFont(weight, size, family),
      fill: new Fill({ color: colours[colour] }),
      stroke: halo,
      padding: [2, 4, 2, 4],
    });
}

function isPoint(feature: FeatureLike): boolean {
  return feature.getGeometry()?.getType() === 'Point';
}
