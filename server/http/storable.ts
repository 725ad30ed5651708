import { withoutBidiControls } from '#core/rules';

/**
 * What was given, without what no database keeps: null characters and halves of a character, which a paste or a cut
 * through an emoji leaves behind; and without what turns the direction of a text. Nobody sees them, so nobody is asked to take
 * them out. A password keeps the latter, since it is compared with one that was kept before.
 */
export function storable(given: unknown, name = '', depth = 0): unknown {
  if (typeof given === 'string') {
    const text = given.replace(/[\0\p{Surrogate}]/gu, '');
    return name === 'password' ? text : withoutBidiControls(text);
  }
  if (typeof given !== 'object' || given === null || depth > deepest) return given;
  if (Array.isArray(given)) return given.map((each) => storable(each, name, depth + 1));
  return Object.fromEntries(
    Object.entries(given).map(([key, value]) => [key, storable(value, key, depth + 1)]),
  );
}

/** No call takes anything that is nested deeper, so what is gets refused as it came. */
const deepest = 12;
