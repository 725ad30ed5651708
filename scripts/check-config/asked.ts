import { globSync, readFileSync } from 'node:fs';

/** Whether some code uses the text of this key. */
export type Asked = (name: string) => boolean;

/** Scans code for text keys: literal ones, and template literals, which match by their fixed parts. */
export function askedIn(root: URL, places: string | readonly string[]): Asked {
  const files = globSync(places, { cwd: root });
  const code = files.map((file) => readFileSync(new URL(file, root), 'utf8')).join('\n');
  const whole = new Set([...code.matchAll(/(['"`])([\w.-]+)\1/g)].map(([, , name]) => name));
  const parts = [...code.matchAll(/`((?:[\w.-]|\$\{[^}`]*\})+)`/g)].map(([, name = '']) => name);
  const patterns = [...new Set(parts)].flatMap(patternOf);
  return (name) => whole.has(name) || patterns.some((pattern) => pattern.test(name));
}

/** Templates with hardly any fixed letters are ignored, since they would match every key. */
function patternOf(template: string): RegExp[] {
  const parts = template.split(/\$\{[^}]*\}/);
  if (!/[a-z]{2}/.test(parts.join(' '))) return [];
  return [new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('.*')}$`)];
}
