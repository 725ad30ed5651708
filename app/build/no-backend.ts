import { rewritten } from './rewritten.ts';

const connector = /^class Connector extends EventEmitter \{\n(?:.*\n)*?\}\n/m;
const refused = `class Connector extends EventEmitter {
  state = {};
  load() {
    throw new Error('i18next has no backend here');
  }
}
`;

/** i18next's source without what asks a backend for texts, tries again and sends missing ones. */
export function withoutBackend(source: string): string {
  return source.replace(connector, refused);
}

/** Lets the build drop what i18next loads texts with, a tenth of it: ours come as assets, and it is given them. */
export const noBackend = () =>
  rewritten('no-backend', /node_modules\/i18next\/dist\/esm\/i18next\.js/, withoutBackend);
