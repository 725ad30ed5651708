/**
 * What was given, without what no database keeps: null characters and halves of a character, which a paste or a cut
 * through an emoji leaves behind. Nobody sees them, so nobody is asked to take them out.
 */
export function storable(given: unknown, depth = 0): unknown {
  if (typeof given === 'string') return given.replace(/[\0\p{Surrogate}]/gu, '');
  if (typeof given !== 'object' || given === null || depth > deepest) return given;
  if (Array.isArray(given)) return given.map((each) => storable(each, depth + 1));
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, storable(value, depth + 1)]),
  );
}

/** No call takes anything that is nested deeper, so what is gets refused as it came. */
const deepest = 12;
