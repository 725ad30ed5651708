/** How a figure stands beside that of the period before. */
export type Change = {
  readonly direction: 'up' | 'down' | 'same';
  /** A share of the figure before, or whole units, as was asked. */
  readonly by: number;
  readonly tone: 'better' | 'worse' | 'plain';
};

type Reading = {
  /** What of it is good; null where neither is. */
  readonly better: 'up' | 'down' | null;
  /** In shares of the figure before and not in units. */
  readonly relative: boolean;
};

/** What changed, as finely as it is written; null where there is nothing to compare. */
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
