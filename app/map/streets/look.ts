import type { RoadClass } from './schema.ts';

/** How a name is written; of two that do not fit beside each other the one with the higher order stays. */
export type TextLook = {
  readonly size: number;
  readonly weight: 500 | 600;
  readonly colour: 'label' | 'place' | 'parkLabel' | 'waterLabel';
  readonly order: number;
};

type PlaceRule = {
  readonly kinds: readonly string[];
  readonly from: number;
  readonly to: number;
  readonly look: TextLook;
};

const look = (size: number, weight: 500 | 600, order: number): TextLook => ({
  ...{ size, weight, order },
  colour: 'place',
});

/** From which zoom to which a place is named: a country not among houses, a quarter not among countries. */
const places: readonly PlaceRule[] = [
  { kinds: ['country'], from: 0, to: 7, look: look(13, 600, 1000) },
  { kinds: ['state', 'province', 'region'], from: 5, to: 9, look: look(12, 500, 800) },
  { kinds: ['city', 'locality'], from: 4, to: 15, look: look(14, 600, 900) },
  { kinds: ['town'], from: 8, to: 16, look: look(13, 600, 700) },
  { kinds: ['village', 'suburb', 'borough'], from: 11, to: 17, look: look(13, 600, 600) },
  {
    kinds: ['hamlet', 'quarter', 'neighbourhood', 'isolated_dwelling', 'island'],
    ...{ from: 13, to: 18, look: look(12, 600, 500) },
  },
];

/** How a place is named at a zoom; undefined where it is not. */
export function placeLook(kind: string, zoom: number): TextLook | undefined {
  return places.find(({ kinds, from, to }) => kinds.includes(kind) && zoom >= from && zoom < to)
    ?.look;
}

/** Roads are named where there is room along them. */
export const roadNameZoom: Readonly<Record<RoadClass, number>> = {
  main: 12.5,
  middle: 14,
  minor: 15,
  path: 16.5,
  rail: 99,
};

/** From which zoom on something with a rank among its neighbours is shown; 1 is the first of them. */
export function poiZoom(rank: number): number {
  if (rank <= 3) return 15;
  return rank <= 12 ? 16 : 17;
}
