import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { minifySync, type Plugin, transformWithOxc } from 'vite';

const id = 'virtual:guard';
const source = fileURLToPath(new URL('../boot/guard.ts', import.meta.url));

/** The script of every page that browsers of any age read, as one line: nothing in it is newer than it was written. */
export async function guardScript(): Promise<string> {
  const text = await readFile(source, 'utf8');
  const { code } = await transformWithOxc(`{${text}}`, 'guard.ts', { target: 'es2015' });
  return minifySync('guard.js', code, { compress: { target: 'es2015' } }).code.trim();
}

/** Serves it to what draws the pages. */
export function guard(): Plugin {
  return {
    name: 'guard',
    resolveId: (asked) => (asked === id ? `\0${id}` : null),
    async load(asked) {
      if (asked !== `\0${id}`) return null;
      this.addWatchFile(source);
      return `export const guard = ${JSON.stringify(await guardScript())};\n`;
    },
  };
}
