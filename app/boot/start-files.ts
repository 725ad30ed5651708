/** Vite's manifest of the client's build. */
export type Manifest = Readonly<
  Record<string, { file: string; name?: string; css?: string[]; imports?: string[] }>
>;

/** The key of a file that the build puts together under a name, such as `start`. Throws where it has none. */
export function named(name: string, manifest: Manifest): string {
  const key = Object.keys(manifest).find((each) => manifest[each]?.name === name);
  if (key === undefined) throw new Error(`the build has no ${name}`);
  return key;
}

/**
 * The styles and scripts of modules and of all their imports, each once. A module's style comes after those of its imports,
 * so that it can override them, as when the browser loads them itself.
 */
export function codeOf(keys: readonly string[], manifest: Manifest) {
  const chunks = new Set<string>();
  const styles = new Set<string>();
  const visit = (each: string): void => {
    if (chunks.has(each)) return;
    chunks.add(each);
    for (const next of manifest[each]?.imports ?? []) visit(next);
    for (const style of manifest[each]?.css ?? []) styles.add(style);
  };
  for (const key of keys) visit(key);
  return { styles: [...styles], modules: [...chunks].map((each) => fileOf(each, manifest)) };
}

/** The address of a module's file. Throws where the build has none. */
export function fileOf(key: string | undefined, manifest: Manifest): string {
  const chunk = key === undefined ? undefined : manifest[key];
  if (chunk === undefined) throw new Error(`the build has no ${key}`);
  return `/${chunk.file}`;
}

/** Preloads a script with low priority. */
export function preload(address: string): string {
  return `<link rel="modulepreload" fetchpriority="low" crossorigin href="${address}">`;
}

/** Marks a style as inlined, so that the preload helper does not fetch it. Placed in a template, since preload scanners would fetch it, too. */
export function inPage(file: string): string {
  return `<link rel="stylesheet" disabled href="/${file}">`;
}

/** A stylesheet of the build, which blocks rendering. */
export function linkStyle(file: string): string {
  return `<link rel="stylesheet" crossorigin href="/${file}">`;
}
