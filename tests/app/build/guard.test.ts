import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { oldestBrowsers } from '../../../app/build/browsers.ts';
import { guardScript } from '../../../app/build/guard.ts';
import { byVersion, since } from '../../../scripts/needs/data.ts';
import { walk } from '../../../scripts/needs/walk.ts';

const script = await guardScript();

it('is written so that browsers from before the policy can read it', () => {
  const newer =
    /Chain|Await|Class|Import|Export|Spread|Rest|Yield|PrivateIdentifier|StaticBlock|ForOf/;
  const nodes = [...walk(parseAst(script, { lang: 'js', sourceType: 'script' }))];
  expect(nodes.filter(({ node }) => newer.test(node.type))).toEqual([]);
  expect(script).not.toMatch(/\?\?|\*\*|async |<\//);
});

it('looks for what tells exactly the browsers of the policy from those before', () => {
  const looked = {
    'api.HTMLElement.popover': 'popover',
    'api.Element.checkVisibility': 'checkVisibility',
    'javascript.builtins.Intl.Segmenter': 'Segmenter',
    'javascript.regular_expressions.lookbehind_assertion': '(?<=a)b',
  };
  for (const name of Object.values(looked)) expect(script).toContain(name);
  for (const [browser, oldest] of Object.entries(oldestBrowsers)) {
    const versions = Object.keys(looked).map(
      (feature) => since(feature, browser as keyof typeof oldestBrowsers) ?? '0',
    );
    expect([browser, versions.toSorted(byVersion).at(-1)]).toEqual([browser, oldest]);
  }
});
