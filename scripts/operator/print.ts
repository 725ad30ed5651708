/** An answer as people read it: lists as tables, everything else by its name. */
export function printed(answer: unknown): string {
  if (Array.isArray(answer)) return tableOf(answer);
  if (typeof answer !== 'object' || answer === null) return cellOf('', answer);
  return Object.entries(answer)
    .map(([name, value]) => {
      if (Array.isArray(value)) return `${name}:\n${indent(tableOf(value))}`;
      const isObject = typeof value === 'object' && value !== null;
      return isObject ? `${name}:\n${indent(printed(value))}` : `${name}: ${cellOf(name, value)}`;
    })
    .join('\n');
}

function tableOf(rows: readonly unknown[]): string {
  const records = rows.filter((row) => typeof row === 'object' && row !== null);
  if (rows.length === 0) return 'none';
  if (records.length < rows.length) return rows.map((row) => cellOf('', row)).join('\n');
  const names = [...new Set(records.flatMap((row) => Object.keys(row)))];
  const lines = records.map((row) => names.map((name) => cellOf(name, Reflect.get(row, name))));
  const widths = names.map((name, at) =>
    Math.max(name.length, ...lines.map((line) => line[at]?.length ?? 0)),
  );
  const lineOf = (cells: readonly string[]) =>
    cells
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd();
  return [names, ...lines].map(lineOf).join('\n');
}

/** Moments in UTC, and parts after each other; parts of parts as JSON. */
function cellOf(name: string, value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number' && /(^|_)(at|since|from|until)$/.test(name) && value > 1e8) {
    return new Date(value * 1000).toISOString().replace(/\.\d+Z$/, 'Z');
  }
  return typeof value === 'object' ? partsOf(value) : String(value);
}

function partsOf(value: object): string {
  const parts = Object.entries(value).map(([name, part]) => {
    const isWhole = typeof part === 'object' && part !== null;
    const words = isWhole ? JSON.stringify(part) : cellOf(name, part);
    return Array.isArray(value) ? words : `${name}: ${words}`;
  });
  return parts.join(', ');
}

function indent(text: string): string {
  return text.replaceAll(/^/gm, '  ');
}
