import type { FeatureValues, FlagName, Market } from '#schemas';
import type { Read } from './cells.ts';

/** A column that a feature adds to a file of orders. */
export type FeatureColumn = {
  /** Its header in the template, and the key of its cell in a row. */
  readonly name: string;
  /** Key of its label on screen. */
  readonly labelKey: string;
  /** Other headers for it, in any language, including its labels on screen. */
  readonly names: readonly string[];
  /** The most characters of a cell. */
  readonly longest: number;
};

/** Texts by the names of the columns. */
export type FeatureCells = Readonly<Record<string, string>>;

/** What a feature reads in each row of a file of orders; shared by browser, worker and server. */
export type FeatureColumns = {
  readonly id: string;
  readonly flag: FlagName;
  readonly columns: readonly FeatureColumn[];
  readonly read: (cells: FeatureCells, market: Market) => Read<FeatureValues | null>;
  /** The cells for what an order keeps; none for values that are not valid. */
  readonly write: (kept: unknown, market: Market) => FeatureCells;
  /** The cells of the template's first row. */
  readonly sample: (market: Market) => FeatureCells;
};
