import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { minifySync, type Plugin, transformWithOxc } from 'vite';

const id = 'virtual:guard';
const source = fileURLToPath(new URL('../boot/guard.ts', import.meta.url));

/** The guard script as one line, minified without newer syntax, since browsers of any age must read it. */
export async function guardScript(): Promise<string> {
  const text = await readFile(source, 'utf8');
  const { code } = await transformWithOxc(`{${text}}`, 'guard.ts', { target: 'es2015' });
  return minifySync('guard.js', code, { compress: { target: 'es2015' } }).code.trim();
}

/** Provides it to the code that renders pages. */
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
