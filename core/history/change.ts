/** How a figure compares with that of the period before. */
export type Change = {
  readonly direction: 'up' | 'down' | 'same';
  /** By which share of the earlier figure, or by how many units: see `relative`. */
  readonly by: number;
  readonly tone: 'better' | 'worse' | 'plain';
};

type Reading = {
  /** Which direction is good; null where neither is. */
  readonly better: 'up' | 'down' | null;
  /** Whether the change is told as a share of the earlier figure, not in units. */
  readonly relative: boolean;
};

/** The change, rounded as it is shown; null where there is nothing to compare. */
export function changeOf(
  now: number | null,
  before: number | null,
  { better, relative }: Reading,
): Change | null {
  if (now === null || before === null || (relative && before === 0)) return null;
  const by = relative
    ? Math.round(((now - before) / before) * 100) / 100
    : Math.round(now) - Math.round(before);
  if (by === 0) return { direction: 'same', by: 0, tone: 'plain' };
  const direction = by > 0 ? 'up' : 'down';
  const tone = better === null ? 'plain' : better === direction ? 'better' : 'worse';
  return { direction, by: Math.abs(by), tone };
}
