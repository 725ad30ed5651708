/** The built file that a function imports, read from its source text; undefined when it imports none. */
export function chunkOf(load: unknown): string | undefined {
  return /import\(.\.\/([\w.-]+)/.exec(String(load))?.[1];
}
