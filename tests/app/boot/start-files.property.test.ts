import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeOf, type Manifest, named } from '../../../app/boot/start-files.ts';
import { law } from '../../support/property.ts';

/** Modules that import only later ones, each with a style of its own. */
const manifests = fc
  .array(fc.uniqueArray(fc.nat({ max: 11 }), { maxLength: 4 }), { minLength: 1, maxLength: 12 })
  .map((all) =>
    Object.fromEntries(
      all.map((imports, at) => [
        `m${at}`,
        {
          file: `${at}.js`,
          css: [`${at}.css`],
          imports: imports.filter((next) => next > at && next < all.length).map((it) => `m${it}`),
        },
      ]),
    ),
  );

const reached = (key: string, manifest: Manifest): readonly string[] => [
  key,
  ...(manifest[key]?.imports ?? []).flatMap((next) => reached(next, manifest)),
];

test('a style stands behind those of all that its module imports, and each once', () =>
  law(
    fc.property(manifests, (manifest) => {
      const { styles, modules } = codeOf(['m0'], manifest);
      const all = new Set(reached('m0', manifest));
      expect(new Set(styles).size).toBe(styles.length);
      expect(styles).toHaveLength(all.size);
      expect(modules).toHaveLength(all.size);
      const place = (key: string) => styles.indexOf(manifest[key]?.css[0] ?? '');
      for (const key of all)
        for (const next of manifest[key]?.imports ?? [])
          expect(place(next)).toBeLessThan(place(key));
    }),
  ));

test('a file is found by the name under which the build put it together, and one that is missing is told', () => {
  const manifest = {
    '_start-1.js': { file: 'assets/start-1.js', name: 'start' },
    b: { file: 'b' },
  };
  expect(named('start', manifest)).toBe('_start-1.js');
  expect(() => named('engine', manifest)).toThrow('the build has no engine');
});
