/** The line on which a source file gives a value its name (`fee.base`), one name after the other; else where the values begin. */
export function lineOfField(text: string, field: string): number | undefined {
  const lines = text.split('\n');
  let at = lines.findIndex((line) => line.startsWith('export const'));
  if (at < 0) return undefined;
  for (const name of field.split('.')) {
    const next = lines.findIndex((line, nth) => nth >= at && names(line, name));
    if (next >= 0) at = next;
    else if (!/^\d+$/.test(name)) break;
  }
  return at + 1;
}

function names(line: string, name: string): boolean {
  return [`${name}:`, `'${name}':`].some((text) => ` ${line.trim()}`.includes(` ${text}`));
}

/** The line of a file on which an error arose that it threw or could not be read for. */
export function lineOfError(error: unknown, file: string): number | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const [, behind = ''] = stack.split(`${file}:`);
  const line = Number.parseInt(behind, 10);
  return Number.isNaN(line) ? undefined : line;
}
