/** The dark squares of a code as an SVG path, where a square is one unit wide. */
export function qrPath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => runsOf(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`))
    .join('');
}

/** The runs of dark squares in a row: where each begins, and its length. */
function runsOf(row: readonly boolean[]): readonly (readonly [start: number, width: number])[] {
  return row.flatMap((isDark, x) => {
    if (!isDark || row[x - 1] === true) return [];
    const end = row.indexOf(false, x);
    return [[x, (end === -1 ? row.length : end) - x] as const];
  });
}
