import { withoutBidiControls } from '#core/rules';

/**
 * The input without invisible characters: null characters and lone surrogates, which the database cannot store, and characters that
 * change a text's direction. Passwords keep the latter, since they are compared with stored ones.
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

/** The deepest nesting that is cleaned; no call accepts deeper input. */
const deepest = 12;
