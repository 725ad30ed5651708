import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineAt, linesOfJson } from '../../scripts/check-config/json-lines.ts';
import { law } from '../support/property.ts';

const name = fc.stringMatching(/^[a-z"\\]{1,4}$/);
const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 4 },
    fc.oneof(fc.string(), fc.double({ noNaN: true }), fc.boolean(), fc.constant(null)),
    fc.array(tie('any'), { maxLength: 4 }),
    fc.dictionary(name, tie('any'), { maxKeys: 4 }),
  ),
})).any;

/** The path and the text of every value that is written on one line of its own. */
function plainValues(of: unknown, path = ''): [string, unknown][] {
  if (typeof of !== 'object' || of === null) return [[path, of]];
  return Object.entries(of).flatMap(([key, each]) =>
    plainValues(each, path === '' ? key : `${path}.${key}`),
  );
}

test('every value is found on the line on which it is written', () => {
  law(
    fc.property(value, (given) => {
      const text = JSON.stringify(given, null, 2);
      const found = linesOfJson(text);
      expect(found).toMatchObject({ broken: undefined, twice: [] });
      for (const [path, plain] of plainValues(given)) {
        const line = text.split('\n')[(lineAt(found, path) ?? 0) - 1];
        expect(line).toContain(JSON.stringify(plain));
      }
    }),
  );
});

test('what JSON.parse refuses breaks off, and nothing else does', () => {
  const scrap = fc.array(
    fc.constantFrom('{', '}', '[', ']', ',', ':', '"a"', '"', '1', 'x', '\n', ' '),
  );
  law(
    fc.property(
      fc.oneof(
        scrap.map((all) => all.join('')),
        fc.json(),
      ),
      (text) => {
        const isJson = (() => {
          try {
            JSON.parse(text);
            return true;
          } catch {
            return false;
          }
        })();
        expect(linesOfJson(text).broken === undefined).toBe(isJson);
      },
    ),
    { runs: 2000 },
  );
});
