/** One measured figure beside its limit, as `--json` writes it. */
export type BenchRow = {
  name: string;
  value: number;
  unit: string;
  /** What the same work costs when done as directly as possible; taken in the same run. */
  limit: number;
  /** `value` over `limit`. */
  ratio: number;
  /** What the ratio must be, such as `≥ 0.45`. */
  goal: string;
  holds: boolean;
};

/** What a run was asked for: the full length of what has a short one. */
export type BenchOptions = { long: boolean };

/** What every `*.bench.ts` exports as `run`. */
export type Bench = (options: BenchOptions) => Promise<BenchRow[]>;

/** Builds a row from a goal such as `at least 0.45`, so that the words and the verdict agree. */
export function row(
  figure: { name: string; value: number; unit: string; limit: number },
  bound: 'at least' | 'at most',
  goal: number,
): BenchRow {
  const ratio = figure.value / figure.limit;
  const holds = bound === 'at least' ? ratio >= goal : ratio <= goal;
  return { ...figure, ratio, goal: `${bound === 'at least' ? '≥' : '≤'} ${goal}`, holds };
}
