import type { FeatureValues, FlagName, Market } from '#schemas';
import type { Read } from './cells.ts';

/** A column that a feature adds to a file of orders. */
export type FeatureColumn = {
  /** In the template, and the place of its cell in a row. */
  readonly name: string;
  /** Key of what it is called on screen. */
  readonly labelKey: string;
  /** What else files call it, in any language; what it is called on screen is among them. */
  readonly names: readonly string[];
  /** Characters that a cell may have. */
  readonly longest: number;
};

/** Texts by the names of the columns. */
export type FeatureCells = Readonly<Record<string, string>>;

/** What a feature reads in each row of a file of orders, as browser, worker and server agree on it. */
export type FeatureColumns = {
  readonly id: string;
  readonly flag: FlagName;
  readonly columns: readonly FeatureColumn[];
  readonly read: (cells: FeatureCells, market: Market) => Read<FeatureValues | null>;
  /** No cells for values that may not be kept. */
  readonly write: (kept: unknown, market: Market) => FeatureCells;
  /** The cells of the template's first row. */
  readonly sample: (market: Market) => FeatureCells;
};
