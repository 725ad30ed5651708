import { parseSync } from 'vite';

/** A part of a file that is longer than it may be: a function by its line, or the file itself. */
export type TooLong = { readonly line: number; readonly lines: number };

type Statement = ReturnType<typeof parseSync>['program']['body'][number];
type Node = { readonly type: string; readonly start: number; readonly end: number };

/**
 * The lines of code of a file, without blank ones and comments, and without what only names things: a door's exports, and
 * a table of values.
 */
export function codeLinesOf(path: string, text: string): number {
  const { lines, program } = readLines(path, text);
  const naming = program.body.filter(isOnlyNaming);
  return lines.count(0, text.length) - sum(naming.map(({ start, end }) => lines.count(start, end)));
}

/** The functions whose own code has more lines than `most`. Functions inside one are counted by themselves. */
export function longFunctions(path: string, text: string, most: number): TooLong[] {
  const { lines, program } = readLines(path, text);
  return functionsIn(program).flatMap((each) => {
    const inside = functionsIn(each, each).filter((inner) => lines.isMany(inner));
    const outermost = inside.filter(
      (inner) => !inside.some((other) => other !== inner && holds(other, inner)),
    );
    const own =
      lines.count(each.start, each.end) -
      sum(outermost.map(({ start, end }) => lines.count(start, end)));
    return own > most ? [{ line: lines.at(each.start), lines: own }] : [];
  });
}

function readLines(path: string, text: string) {
  const { program, comments } = parseSync(path, text);
  const bare = comments.reduce(
    (left, { start, end }) =>
      left.slice(0, start) + left.slice(start, end).replace(/[^\n]/g, ' ') + left.slice(end),
    text,
  );
  const lines = {
    count: (start: number, end: number) =>
      bare
        .slice(start, end)
        .split('\n')
        .filter((line) => line.trim() !== '').length,
    at: (offset: number) => text.slice(0, offset).split('\n').length,
    isMany: ({ start, end }: Node) => text.slice(start, end).includes('\n'),
  };
  return { lines, program };
}

/** `export { … } from`, and a constant that is a literal. */
function isOnlyNaming(node: Statement): boolean {
  if (node.type !== 'ExportNamedDeclaration') return isTable(node);
  return node.source !== null || (node.declaration !== null && isTable(node.declaration));
}

function isTable(node: Statement): boolean {
  if (node.type !== 'VariableDeclaration' || functionsIn(node).length > 0) return false;
  return node.declarations.every(({ init }) => /^(?:TS|Object|Array)/.test(init?.type ?? ''));
}

/** All functions below a node, but for the node itself. */
function functionsIn(node: unknown, top?: unknown): Node[] {
  if (Array.isArray(node)) return node.flatMap((each) => functionsIn(each));
  if (!isNode(node)) return [];
  const below = Object.entries(node).flatMap(([key, value]) =>
    key === 'parent' ? [] : functionsIn(value),
  );
  const isFunction = /^(?:Arrow)?Function(?:Expression|Declaration)$/.test(node.type);
  return isFunction && node !== top ? [node, ...below] : below;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

function holds(outer: Node, inner: Node): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}
