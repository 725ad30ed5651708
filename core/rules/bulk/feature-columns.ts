import {
  type BulkProblem,
  type BulkRow,
  type FeatureValues,
  type FlagName,
  isLonger,
  type Market,
  type OrderFeatures,
} from '#schemas';
import type { OrderFeature } from '../order-feature.ts';
import { type Read, rowProblem } from './cells.ts';
import { addedColumns, cellOf } from './columns.ts';

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

type Parts<Values extends FeatureValues> = {
  readonly feature: OrderFeature;
  readonly columns: readonly FeatureColumn[];
  /** What the cells of a row mean; null for a row without any of it. */
  readonly read: (cells: FeatureCells, market: Market) => Read<Values | null>;
  /** The cells that mean these values. */
  readonly write: (values: Values, market: Market) => FeatureCells;
  /** The values of an order, as they are kept; null for anything else. */
  readonly keep: (asked: unknown) => Values | null;
  /** What the template shows in its first row. */
  readonly sample: (market: Market) => Values;
};

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

/**
 * Declares the columns of a file of orders that a feature reads into what it keeps with an order.
 *
 * @example
 * ```ts
 * // plugins/leave-note/columns.ts; the one line that tells of it stands in plugins/columns.ts.
 * export const leaveNoteColumns = defineFeatureColumns({
 *   feature: leaveNoteOrder,
 *   keep: readNote,
 *   columns: [{ name: 'note', labelKey: 'request.leave-at-door', names: ['Note'], longest: 140 }],
 *   read: ({ note = '' }) => ({ value: note === '' ? null : { note } }),
 *   write: ({ note }) => ({ note }),
 *   sample: () => ({ note: 'Thank you' }),
 * });
 * ```
 */
export function defineFeatureColumns<Values extends FeatureValues>({
  feature,
  columns,
  read,
  write,
  keep,
  sample,
}: Parts<Values>): FeatureColumns {
  const { id, flag } = feature;
  const [first] = columns;
  return {
    ...{ id, flag, columns },
    read(cells, market) {
      const found = read(cells, market);
      if ('problem' in found || found.value === null) return found;
      const unkept = feature.check(found.value);
      const field = first?.name ?? 'row';
      return unkept === null ? found : { problem: { ...unkept, field } };
    },
    write(kept, market) {
      const values = keep(kept);
      return values === null ? {} : write(values, market);
    },
    sample: (market) => write(sample(market), market),
  };
}

/** What features keep of a row, and what is wrong with its cells. */
export function readFeatures(
  row: BulkRow,
  { features = [], market }: { features?: readonly FeatureColumns[]; market: Market },
): { readonly kept: OrderFeatures; readonly errors: readonly BulkProblem[] } {
  const reads = features.map(({ id, columns, read }) => {
    const cells = columns.map(({ name }) => [name, cellOf(row, name).trim()] as const);
    return { id, found: read(Object.fromEntries(cells), market) };
  });
  return {
    kept: Object.fromEntries(
      reads.flatMap(({ id, found }) =>
        'problem' in found || found.value === null ? [] : [[id, found.value] as const],
      ),
    ),
    errors: reads.flatMap(({ found }) => ('problem' in found ? [found.problem] : [])),
  };
}

/** Cells of features that are longer than a person types. */
export function longFeatureCells(
  row: BulkRow,
  features: readonly FeatureColumns[],
): readonly BulkProblem[] {
  return addedColumns(features).flatMap(({ name, longest: max }) =>
    isLonger(cellOf(row, name), max) ? [rowProblem(name, 'too-long', { max })] : [],
  );
}
