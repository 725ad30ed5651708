import { readFile } from 'node:fs/promises';
import type { FieldProblem } from '../../server/problems.ts';
import type { Finding } from './finding.ts';
import { type JsonLines, lineAt, linesOfJson } from './json-lines.ts';

/** A JSON file that was read; `value` is undefined for one that is not JSON. */
export type JsonFile = { file: string; text: string; value: unknown; lines: JsonLines };

/** Reads a file of the tree; finds syntax errors and duplicate names, of which parsers drop all but one. */
export async function readJsonFile(
  root: URL,
  file: string,
): Promise<{ read: JsonFile; findings: Finding[] }> {
  const text = await readFile(new URL(file, root), 'utf8');
  const lines = linesOfJson(text);
  const parsed = parse(text);
  const read = { file, text, lines, value: parsed.value };
  if (parsed.why !== undefined) {
    const why = `is not JSON (${parsed.why})`;
    return { read, findings: [{ file, line: lines.broken, field: '', why }] };
  }
  const findings = lines.twice.map((field) => {
    return { file, line: lines.lines.get(field), field, why: 'is there twice' };
  });
  return { read, findings };
}

function parse(text: string): { value?: unknown; why?: string } {
  try {
    return { value: JSON.parse(text) };
  } catch (cause) {
    return { why: cause instanceof Error ? cause.message.replaceAll('\n', ' ') : String(cause) };
  }
}

/** A problem of a value, at the line where it stands. */
export function inJson({ file, lines }: JsonFile, { field, why }: FieldProblem): Finding {
  return { file, line: lineAt(lines, field), field, why };
}
