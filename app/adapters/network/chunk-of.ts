/** The file of the build that a function imports, as its own text names it; undefined where it imports none. */
export function chunkOf(load: unknown): string | undefined {
  return /import\(.\.\/([\w.-]+)/.exec(String(load))?.[1];
}
