/** The name that somebody will have meant; undefined where none is near. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  const far = Math.max(2, Math.floor(name.length / 3)) + 1;
  let [found, least]: [string | undefined, number] = [undefined, far];
  for (const each of known) {
    if (Math.abs(each.length - name.length) >= least) continue;
    const steps = distance(name, each);
    if (steps < least) [found, least] = [each, steps];
  }
  return found;
}

/** How many signs have to be typed, left out or changed to make one text of another (Levenshtein). */
function distance(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let nth = 1; nth <= one.length; nth += 1) {
    const row = [nth];
    for (let at = 1; at <= other.length; at += 1) {
      const changed = (before[at - 1] ?? 0) + (one[nth - 1] === other[at - 1] ? 0 : 1);
      row.push(Math.min(changed, (before[at] ?? 0) + 1, (row[at - 1] ?? 0) + 1));
    }
    before = row;
  }
  return before[other.length] ?? 0;
}
