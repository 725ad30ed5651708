import type { Plugin } from 'vite';

/** Strips from the bundle what only documentation and server tests read of the calls, since every page loads all calls. */
export function leanContract(): Plugin {
  return {
    name: 'lean-contract',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/schemas\/endpoints\/[\w-]+\.ts$/ },
      handler: (code) => ({ code: lean(code), map: null }),
    },
  };
}

/** The same declarations with empty summaries and without refusals, deprecation and input: a browser only parses answers. */
export function lean(code: string): string {
  return code
    .replace(/^( {2}summary:)\s+(?:'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"),$/gm, "$1 '',")
    .replace(/^ {2}(?:params|query|body)(?:: .*)?,\n/gm, '')
    .replace(/^ {2}(?:params|query|body): .*\{\n(?: {4}.*\n)* {2}\}.*,\n/gm, '')
    .replace(/^ {2}deprecated: (?:\{.*\},|\{\n(?: {4}.*\n)* {2}\},)\n/gm, '')
    .replace(/^ {2}refusals: \[(?:.*|\n(?: {4}.*\n)* {2})\],\n/gm, '');
}
