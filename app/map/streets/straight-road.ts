import type { FeatureLike } from 'ol/Feature.js';
import LineString from 'ol/geom/LineString.js';
import { measureTextWidth } from 'ol/render/canvas.js';
import RenderFeature from 'ol/render/Feature.js';
import type { Point } from '../geo.ts';
import { straightStretch } from './straight.ts';

/** Scripts whose letters stand alone: a name in them may follow every bend of its road. */
export const bends =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Common}\p{Script=Inherited}]*$/u;

/** A name may stand this many pixels beside its road. */
const beside = 3;

type Words = { readonly words: string; readonly font: string; readonly zoom: number };

/** Answers the straight part of a road that has room for its name; nothing is written where there is none. */
export function straightOf({ words, font, zoom }: Words) {
  const resolution = (2 * Math.PI * 6_378_137) / 256 / 2 ** zoom;
  const least = (measureTextWidth(font, words) + 8) * resolution;
  const nothing = new LineString([]);
  return (feature: FeatureLike): LineString => {
    if (!(feature instanceof RenderFeature)) return nothing;
    const stretches = linesOf(feature)
      .map((line) => straightStretch(line, { least, tolerance: beside * resolution }))
      .filter((stretch) => stretch !== null);
    const [longest] = stretches.sort((a, b) => lengthOf(b) - lengthOf(a));
    return longest ? new LineString(longest.map(([x, y]) => [x, y])) : nothing;
  };
}

function linesOf(feature: RenderFeature): readonly (readonly Point[])[] {
  const flat = feature.getFlatCoordinates();
  const ends = feature.getType() === 'MultiLineString' ? feature.getEnds() : [flat.length];
  let start = 0;
  return (ends ?? []).map((end) => {
    const line: Point[] = [];
    for (let at = start; at < Number(end); at += 2) line.push([flat[at] ?? 0, flat[at + 1] ?? 0]);
    start = Number(end);
    return line;
  });
}

function lengthOf([[x1, y1], [x2, y2]]: readonly [Point, Point]): number {
  return Math.hypot(x2 - x1, y2 - y1);
}
