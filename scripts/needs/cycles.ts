import type { Manifest } from '../size/measure.ts';

/**
 * Circular static imports between chunks, each circle as a line of file names: one of them would run before its imports,
 * and the client would not start. Dynamic imports do not count.
 */
export function cyclesOf(manifest: Manifest): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const follow = (key: string, way: readonly string[]): void => {
    const from = way.indexOf(key);
    if (from >= 0) {
      const circle = [...way.slice(from), key].map((each) => manifest[each]?.file ?? each);
      found.push(`${circle.join(' → ')}: these chunks wait for each other`);
      return;
    }
    if (done.has(key)) return;
    for (const each of manifest[key]?.imports ?? []) follow(each, [...way, key]);
    done.add(key);
  };
  for (const key of Object.keys(manifest)) follow(key, []);
  return found;
}
