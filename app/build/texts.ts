import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import type { Connect, Plugin } from 'vite';

const root = new URL('../../', import.meta.url);
const own = /app\/i18n\/locales\/((?:later\/)?\w+)\.json\?url$/;
const served = /^\/i18n\/locales\/((?:later\/)?\w+)\.json$/;

/**
 * Makes one file of each language: the texts of the product and those of every feature (`plugins/NAME/texts/`), so that a
 * browser asks for no more files than there would be without features. What they clash in stops the build elsewhere (`features.ts`).
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
      // What the server draws names the same files, and brings none along.
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName, source });
      return `export default ${JSON.stringify(`/${fileName}`)};`;
    },
    configureServer({ middlewares }) {
      middlewares.use(serve);
    },
  };
}

/** Without a build they are put together each time that they are asked for, so that a page that is loaded again has what was written. */
const serve: Connect.NextHandleFunction = ({ url = '' }, reply, next) => {
  const name = served.exec(url)?.[1];
  if (name === undefined) return next();
  reply.setHeader('content-type', 'application/json');
  reply.end(JSON.stringify(textsIn(name)));
};

/** All texts of a language that come at once; `name` as the product's own file is called. */
export function textsIn(name: string): Readonly<Record<string, string>> {
  const files = globSync(`{app/i18n/locales,plugins/*/texts}/${name}.json`, { cwd: root });
  const read = (file: string) => JSON.parse(readFileSync(new URL(file, root), 'utf8'));
  return Object.assign({}, ...files.toSorted().map(read));
}
