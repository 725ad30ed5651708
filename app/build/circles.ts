import type { Plugin } from 'vite';

/** A file of the bundle, as far as it matters here: what it imports before it runs. */
type File = { readonly type: string; readonly imports?: readonly string[] };

/** Stops a build with a circle of imports between its chunks: one of them would run before its imports, and the client would not start. */
export function circles(): Plugin {
  return {
    name: 'circles',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const [circle] = circlesIn(bundle);
        if (circle !== undefined) this.error(`these chunks wait for each other: ${circle}`);
      },
    },
  };
}

/** Circular static imports between the files of a bundle, each circle as a line of names. Imports that happen later do not count. */
export function circlesIn(bundle: Readonly<Record<string, File>>): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const follow = (file: string, way: readonly string[]): void => {
    const from = way.indexOf(file);
    if (from >= 0) {
      found.push([...way.slice(from), file].join(' → '));
      return;
    }
    if (done.has(file)) return;
    for (const each of bundle[file]?.imports ?? []) follow(each, [...way, file]);
    done.add(file);
  };
  for (const file of Object.keys(bundle)) follow(file, []);
  return found;
}
