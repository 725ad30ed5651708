import { readdirSync } from 'node:fs';
import metadata from 'libphonenumber-js/min/metadata';
import type { Plugin } from 'vite';
import { metadataOf } from '../../core/rules/index.ts';

const index = 'virtual:phone-metadata';
const resolved = `\0${index}`;

/**
 * Serves `virtual:phone-metadata`: one lazy module of numbering data for each market, so that a browser loads its own
 * country only.
 */
export function phoneMetadata(): Plugin {
  return {
    name: 'phone-metadata',
    resolveId: (id) => (id.startsWith(index) ? `\0${id}` : null),
    load(id) {
      if (id === resolved) return indexSource(countriesWithMarket());
      if (!id.startsWith(`${resolved}/`)) return null;
      const country = id.slice(resolved.length + 1);
      return `export default ${JSON.stringify(metadataOf(metadata, country))}`;
    },
  };
}

function countriesWithMarket(): string[] {
  return readdirSync(new URL('../../markets/', import.meta.url)).flatMap((name) =>
    /^[a-z]{2}\.ts$/.test(name) ? [name.slice(0, 2).toUpperCase()] : [],
  );
}

function indexSource(countries: readonly string[]): string {
  const entries = countries.map(
    (country) => `  ${country}: async () => (await import('${index}/${country}')).default,`,
  );
  return `export const phoneMetadata = {\n${entries.join('\n')}\n};\n`;
}
