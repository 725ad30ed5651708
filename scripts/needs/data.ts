import compat from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier, SupportStatement } from '@mdn/browser-compat-data/types';
import { oldestBrowsers } from '../../app/build/browsers.ts';

/** A feature of the platform, by its place in the compatibility data, and the browsers of the policy that lack it. */
export type Lack = { feature: string; browsers: readonly string[] };

/** What a browser of the policy lacks; empty where all have it, null where the data does not know the feature. */
export function lackOf(feature: string): Lack | null {
  const statement = statementAt(feature);
  return statement === undefined ? null : { feature, browsers: lacking(statement) };
}

/** What stands below a place of the data. */
export function partsOf(feature: string): readonly string[] {
  return Object.keys(nodeAt(feature) ?? {}).filter((name) => name !== '__compat');
}

/** The browser's version from which on a feature is there; null where it is not, or only behind a switch. */
export function since(feature: string, browser: keyof typeof oldestBrowsers): string | null {
  const statement = statementAt(feature);
  const found = statementsOf(statement?.support[browser]).filter(isWhole);
  return found.map(({ version_added }) => String(version_added)).toSorted(byVersion)[0] ?? null;
}

/** Negative where the first version is the older one. */
export function byVersion(one: string, other: string): number {
  const [a, b] = [one, other].map((version) => version.replace('≤', '').split('.').map(Number));
  return (a?.[0] ?? 0) - (b?.[0] ?? 0) || (a?.[1] ?? 0) - (b?.[1] ?? 0);
}

function lacking({ support }: CompatStatement): string[] {
  return Object.entries(oldestBrowsers)
    .filter(([browser, oldest]) => {
      const found = statementsOf(support[browser as keyof typeof oldestBrowsers]);
      return !found.some((each) => isWhole(each) && holdsAt(each, oldest));
    })
    .map(([browser]) => browser);
}

type Statement = ReturnType<typeof statementsOf>[number];

function statementsOf(support: SupportStatement | undefined) {
  return support === undefined ? [] : [support].flat();
}

/** Without a switch, and under this name; what a note only restricts counts. */
function isWhole({ flags, prefix, alternative_name, version_added }: Statement): boolean {
  const named = prefix === undefined && alternative_name === undefined;
  return flags === undefined && named && /^≤?\d/.test(String(version_added));
}

function holdsAt({ version_added, version_removed }: Statement, version: string): boolean {
  if (byVersion(String(version_added), version) > 0) return false;
  return typeof version_removed !== 'string' || byVersion(version_removed, version) > 0;
}

function statementAt(feature: string): CompatStatement | undefined {
  return nodeAt(feature)?.__compat;
}

function nodeAt(feature: string): Identifier | undefined {
  let node: unknown = compat;
  for (const name of feature.split('.')) {
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, name)) return undefined;
    node = Reflect.get(node, name);
  }
  return node as Identifier;
}
