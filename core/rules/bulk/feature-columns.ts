import {
  type BulkProblem,
  type BulkRow,
  type FeatureValues,
  isLonger,
  type Market,
  type OrderFeatures,
} from '#schemas';
import type { OrderFeature } from '../order-feature.ts';
import type { FeatureCells, FeatureColumn, FeatureColumns } from './added.ts';
import { type Read, rowProblem } from './cells.ts';
import { addedColumns, cellOf } from './columns.ts';

type ColumnParts<Values extends FeatureValues> = {
  /** The result of `defineOrderFeature`; the columns are read where the feature is on. */
  readonly feature: OrderFeature;
  /** The columns: names, other headers, keys of labels. */
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
}: ColumnParts<Values>): FeatureColumns {
  const { id, flag } = feature;
  const [first] = columns;
  return {
    ...{ id, flag, columns },
    read(cells, market) {
      const found = read(cells, market);
      if ('problem' in found || found.value === null) return found;
      const unkept = feature.check(found.value, market);
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

/** What features keep of a row, and the problems of its cells. */
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

/** Problems of features' cells that are too long. */
export function longFeatureCells(
  row: BulkRow,
  features: readonly FeatureColumns[],
): readonly BulkProblem[] {
  return addedColumns(features).flatMap(({ name, longest: max }) =>
    isLonger(cellOf(row, name), max) ? [rowProblem(name, 'too-long', { max })] : [],
  );
}
