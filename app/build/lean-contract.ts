import type { Plugin } from 'vite';

/** What only documentation and the server's tests read of a call stays out of the browser, which has each call on every page. */
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

/** The same declarations with empty summaries, and without refusals, their end and what a call takes: a browser reads answers and no requests. */
export function lean(code: string): string {
  return code
    .replace(/^( {2}summary:)\s+(?:'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"),$/gm, "$1 '',")
    .replace(/^ {2}(?:params|query|body)(?:: .*)?,\n/gm, '')
    .replace(/^ {2}(?:params|query|body): .*\{\n(?: {4}.*\n)* {2}\}.*,\n/gm, '')
    .replace(/^ {2}deprecated: (?:\{.*\},|\{\n(?: {4}.*\n)* {2}\},)\n/gm, '')
    .replace(/^ {2}refusals: \[(?:.*|\n(?: {4}.*\n)* {2})\],\n/gm, '');
}
