/** The dark squares of a code, row by row, as the path of a drawing on a grid of as many units as it has squares. */
export function qrPath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => runsOf(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`))
    .join('');
}

/** Where dark squares beside each other begin, and how many they are. */
function runsOf(row: readonly boolean[]): readonly (readonly [start: number, width: number])[] {
  return row.flatMap((isDark, x) => {
    if (!isDark || row[x - 1] === true) return [];
    const end = row.indexOf(false, x);
    return [[x, (end === -1 ? row.length : end) - x] as const];
  });
}
