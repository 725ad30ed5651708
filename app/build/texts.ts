import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import type { Connect, Plugin } from 'vite';
import { fillTexts } from '../../core/rules/index.ts';
import { pseudoLanguage, pseudoTexts } from './pseudo.ts';

const root = new URL('../../', import.meta.url);
const own = /app\/i18n\/locales\/((?:later\/)?\w+)\.json\?url$/;
const served = /^\/i18n\/locales\/((?:later\/)?\w+)\.json$/;

/**
 * Merges the texts of the product and of every feature (`plugins/NAME/texts/`) into one file per language, so that features
 * cost no further requests. Clashing keys stop the build elsewhere (`features.ts`).
 */
export function texts(): Plugin {
  let isBuilt = false;
  return {
    name: 'texts',
    enforce: 'pre',
    configResolved({ command }) {
      isBuilt = command === 'build';
    },
    load(id) {
      const name = own.exec(id)?.[1];
      if (name === undefined || !isBuilt) return null;
      const source = JSON.stringify(textsIn(name));
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      const fileName = `assets/${name.replace('/', '-')}-${hash}.json`;
      // The server's build names the same files and writes none.
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName, source });
      return `export default ${JSON.stringify(`/${fileName}`)};`;
    },
    configureServer({ middlewares }) {
      middlewares.use(serve);
    },
  };
}

/** In development they are merged at each request, so that a reload shows changes. */
const serve: Connect.NextHandleFunction = ({ url = '' }, reply, next) => {
  const name = served.exec(url)?.[1];
  if (name === undefined) return next();
  reply.setHeader('content-type', 'application/json');
  reply.end(JSON.stringify(textsIn(name)));
};

/** The texts of one file, in English where untranslated; `name` is that of the product's own file, such as `later/en`. */
export function textsIn(name: string): Readonly<Record<string, string>> {
  const set = name.replace('later/', '');
  const english = readTexts(name.replace(set, 'en'));
  return set === pseudoLanguage ? pseudoTexts(english) : fillTexts(readTexts(name), english, set);
}

function readTexts(name: string): Readonly<Record<string, string>> {
  const files = globSync(`{app/i18n/locales,plugins/*/texts}/${name}.json`, { cwd: root });
  const read = (file: string) => JSON.parse(readFileSync(new URL(file, root), 'utf8'));
  return Object.assign({}, ...files.toSorted().map(read));
}
