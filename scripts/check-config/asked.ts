import { globSync, readFileSync } from 'node:fs';

/** Says of the name of a text whether some code asks for it. */
export type Asked = (name: string) => boolean;

/** Reads code for the names of texts: those that stand there, and those that are put together, which go by the parts that do. */
export function askedIn(root: URL, places: string | readonly string[]): Asked {
  const files = globSync(places, { cwd: root });
  const code = files.map((file) => readFileSync(new URL(file, root), 'utf8')).join('\n');
  const whole = new Set([...code.matchAll(/(['"`])([\w.-]+)\1/g)].map(([, , name]) => name));
  const parts = [...code.matchAll(/`((?:[\w.-]|\$\{[^}`]*\})+)`/g)].map(([, name = '']) => name);
  const patterns = [...new Set(parts)].flatMap(patternOf);
  return (name) => whole.has(name) || patterns.some((pattern) => pattern.test(name));
}

/** Nothing where hardly a letter stands there: that would be any name. */
function patternOf(template: string): RegExp[] {
  const parts = template.split(/\$\{[^}]*\}/);
  if (!/[a-z]{2}/.test(parts.join(' '))) return [];
  return [new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('.*')}$`)];
}
