import type Layer from 'ol/layer/Layer.js';
import type OlMap from 'ol/Map.js';
import type TileSource from 'ol/source/Tile.js';
import type { PixelBox } from '../drawn/boxes.ts';
import type { Obstacles } from '../drawn/declutter.ts';
import type { MapScheme } from '../types.ts';

/** Tiles on the map, and what the fallback needs to know of them. */
export type TileSet = {
  readonly layers: readonly Layer[];
  /** These tiles bring no place names: the map has to write them. */
  readonly nameless: boolean;
  /** These tiles bring no water, such as roads alone: the drawn coast lies under them. */
  readonly coastless: boolean;
  /** Names keep clear of these pins, and of what floats over the map where it rests now. */
  avoid(pins: Obstacles['pins']): void;
  loaded(): boolean;
  retry(): void;
  setScheme(scheme: MapScheme): void;
  destroy(): void;
};

export type TileLook = {
  /** What they lie on, and what floats over it in pixels of its frame. */
  readonly map: OlMap;
  readonly covered: () => readonly PixelBox[];
  readonly scheme: MapScheme;
  readonly family: string;
  readonly locale: string;
};

export type Opened = Omit<TileSet, 'loaded' | 'retry'> & { readonly source: TileSource };
