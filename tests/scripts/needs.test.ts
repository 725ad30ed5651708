import { describe, expect, it } from 'vitest';
import { lackOf } from '../../scripts/needs/data.ts';
import { faultsOf } from '../../scripts/needs/report.ts';
import { needsOfScript } from '../../scripts/needs/script.ts';
import { lacksOfStyle } from '../../scripts/needs/style.ts';

const featuresIn = (script: string) => needsOfScript(script).lacks.map(({ feature }) => feature);

describe('a module that waits outside of every function', () => {
  const outside = [
    'export const x = await y;',
    'export const T = globalThis.T ?? (await import("./t.js")).T;',
    'for await (const x of y) x();',
    'if (a) { await b; }',
  ];
  for (const script of outside) {
    it(`is found: ${script}`, () => expect(needsOfScript(script).waits).toBe(true));
  }
  const inside = [
    'async () => await x',
    'async function f() { await x }',
    'const o = { async f() { await x } }',
  ];
  for (const script of inside) {
    it(`is not: ${script}`, () => expect(needsOfScript(script).waits).toBe(false));
  }
});

describe('what a script needs', () => {
  const found = [
    ['URL.canParse(x)', 'api.URL.canParse_static'],
    ['Promise.withResolvers()', 'javascript.builtins.Promise.withResolvers'],
    ['Object["groupBy"](x)', 'javascript.builtins.Object.groupBy'],
    ['Iterator.from(x)', 'javascript.builtins.Iterator.from'],
    ['navigation.currentEntry', 'api.Window.navigation'],
    [
      'import data from "./x.json" with { type: "json" }',
      'javascript.statements.import.import_attributes',
    ],
    ['/(?i:a)b/.test(x)', 'javascript.regular_expressions.modifier'],
    ['(0, r.jsx)("button", { commandfor: "x" })', 'html.elements.button.commandfor'],
  ] as const;
  for (const [script, feature] of found) {
    it(`is found: ${script}`, () => {
      expect(featuresIn(script)).toContain(feature);
    });
  }
  const fine = [
    'x.toReversed().findLast(y); structuredClone(x); Array.prototype.at',
    'const URL = { canParse() {} }; URL.canParse(x)',
    'x?.y ?? z; class A { #b = 1; static { } }; 10_000n; /(?<=a)b/v',
    'const navigation = 1; navigation.x; f({ navigation: 2 })',
  ];
  for (const script of fine) {
    it(`is nothing new: ${script}`, () => expect(featuresIn(script)).toEqual([]));
  }
});

it('finds what a style sheet needs, and nothing that every browser of the policy has', () => {
  const features = lacksOfStyle(
    'a { anchor-name: --x; inline-size: if(x: 1); color: color-mix(in srgb, red, blue) } b:has(c) { block-size: 100dvh } @media (width < 3px) { d { inset-inline: 0 } } @position-try --y {}',
  ).map(({ feature }) => feature);
  expect(features).toEqual([
    'css.properties.anchor-name',
    'css.types.if',
    'css.at-rules.position-try',
  ]);
});

it('refuses what is new, what waits, and a reason for what nothing needs', () => {
  const lack = lackOf('api.URL.canParse_static');
  if (lack === null) throw new Error('the data does not know it');
  const files = [{ file: 'a.js', lacks: [lack], waits: true }];
  expect(faultsOf(files, {})).toEqual([
    'a.js waits outside of every function (top-level await)',
    'a.js needs api.URL.canParse_static: not in the oldest chrome, edge',
  ]);
  expect(faultsOf([], { 'api.X': 'why' })).toEqual([
    'api.X is allowed, and nothing needs it any more',
  ]);
  expect(
    faultsOf([{ file: 'a.js', lacks: [lack], waits: false }], { [lack.feature]: 'why' }),
  ).toEqual([]);
});
