import type { BenchRow } from './row.ts';

const titles = ['measure', 'value', 'limit', 'unit', 'ratio', 'goal', ''];

/** Lays rows out as text, figures to the right. */
export function table(rows: readonly BenchRow[]): string {
  const cells = [titles, ...rows.map(cellsOf)];
  const widths = titles.map((_, column) => Math.max(...cells.map((row) => width(row[column]))));
  return cells
    .map((row) => row.map((cell, column) => pad(cell, widths[column] ?? 0, column)).join('  '))
    .map((line) => line.trimEnd())
    .join('\n');
}

function cellsOf({ name, value, limit, unit, ratio, goal, holds }: BenchRow): string[] {
  return [name, figure(value), figure(limit), unit, ratio.toFixed(2), goal, holds ? '✓' : '✗'];
}

function figure(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 2 : 0 });
}

function width(cell: string | undefined): number {
  return cell?.length ?? 0;
}

function pad(cell: string, size: number, column: number): string {
  return column === 0 || column === 3 ? cell.padEnd(size) : cell.padStart(size);
}
