import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isRecord, type Json } from './json.ts';

/** The doc comments of the contract's exports and fields, by path: `Order`, `Order.revision`. */
export type Comments = ReadonlyMap<string, string>;

const folder = fileURLToPath(new URL('../../schemas/', import.meta.url));

/** Reads the doc comments of the shapes, so that the documents say what developers read in the code. */
export function readComments(): Comments {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    files
      .filter((name) => name.endsWith('.ts'))
      .flatMap((name) => [...commentsIn(readFileSync(`${folder}${name}`, 'utf8'))]),
  );
}

/** The comments of one source. */
export function commentsIn(source: string): Map<string, string> {
  const told = [...declarationsIn(source)];
  return new Map(told.flatMap(([path, { said }]) => (said === undefined ? [] : [[path, said]])));
}

/** A line with a declaration, and the comment above it. */
export type Declared = { readonly line: string; readonly said: string | undefined };

const declaring =
  /^( *)(?:(?:export )?(?:const|type) |readonly )?(?:'([\w.-]+)'|(\w+)(?:<[^>]*>)?)(?:\??:| =)|^(?:export )?function (\w+)/;

/** The declarations of a source by path; nesting follows the indentation. */
export function declarationsIn(source: string): Map<string, Declared> {
  const found = new Map<string, Declared>();
  const path: { name: string; indent: number }[] = [];
  let said: string | undefined;
  for (const line of source.replace(/\/\*\*[\s\S]*?\*\//g, onOneLine).split('\n')) {
    const comment = /^\s*\/\*\* (.+) \*\/$/.exec(line)?.[1];
    const [, indent = '', quoted, plain, called] = declaring.exec(line) ?? [];
    const name = quoted ?? plain ?? called;
    if (name !== undefined) {
      while ((path.at(-1)?.indent ?? -1) >= indent.length) path.pop();
      path.push({ name, indent: indent.length });
      const at = path.map((each) => each.name).join('.');
      // A type inferred from a value has its name; the value's comment counts.
      if (!found.has(at))
        found.set(at, { line, said: said?.replace(/ \(specification [^)]*\)/g, '') });
    }
    said = comment;
  }
  return found;
}

function onOneLine(comment: string): string {
  return comment
    .replace(/\s*\n\s*\*(?!\/) ?/g, ' ')
    .replace(/\s*\n\s*\*\//, ' */')
    .replace(/ {2,}/g, ' ');
}

/** A shape with the descriptions of it and of its fields. */
export function describe(path: string, schema: Json, comments: Comments): Json {
  const said = comments.get(sourceOf(path));
  const { properties } = schema;
  const described = isRecord(properties) && {
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, part]) => [
        name,
        isRecord(part) ? describe(`${path}.${name}`, part, comments) : part,
      ]),
    ),
  };
  return { ...(said && { description: said }), ...schema, ...described };
}

/** Where a call's own shapes are declared: `CreateOrderBody` at `createOrder.body`. */
function sourceOf(path: string): string {
  return path.replace(
    /^(\w)(\w+)(Body|Result)(?=\.|$)/,
    (_, first: string, rest: string, part: string) =>
      `${first.toLowerCase()}${rest}.${part.toLowerCase()}`,
  );
}
