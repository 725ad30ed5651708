import { type Declared, declarationsIn } from '../../server/site/comments.ts';

/** What a source says of a field by its path from a declaration, also where its shape is declared elsewhere in it. */
export type MeaningOf = (path: readonly string[]) => string | undefined;

/** Reads the comments of one source. */
export function meaningsIn(source: string): MeaningOf {
  const declared = declarationsIn(source);
  return (path) => {
    const [name = '', ...inner] = path;
    return placeOf(declared, name, inner)?.said;
  };
}

type Found = ReadonlyMap<string, Declared>;

/** Goes into what a field's line names, such as the table of fees behind `fee`. */
function placeOf(declared: Found, at: string, inner: readonly string[]): Declared | undefined {
  const here = declared.get(at);
  const [next, ...more] = inner;
  if (next === undefined || here === undefined) return here;
  const within = placeOf(declared, `${at}.${next}`, more);
  if (within !== undefined) return within;
  const named = [...here.line.matchAll(/\b[A-Za-z]\w+\b/g)].map(String);
  const own = named.filter((name) => name !== at && declared.has(name));
  return own.map((name) => placeOf(declared, name, inner)).find((found) => found !== undefined);
}
