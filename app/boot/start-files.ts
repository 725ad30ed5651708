/** Vite's manifest: the files of each module of the client's build. */
export type Manifest = Readonly<
  Record<string, { file: string; css?: string[]; imports?: string[] }>
>;

/**
 * The styles and scripts of some modules and of all that they import, each once. Styles of an imported module come first, so
 * that the importing module's own may overrule them, as when a browser loads them.
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

/** A link that fetches a script early, at low priority. */
export function preloaded(address: string): string {
  return `<link rel="modulepreload" fetchpriority="low" crossorigin href="${address}">`;
}

/** A link for a style whose content is in the page already: code that needs the style finds the link and fetches nothing. Must be in a template, or the browser's preloader fetches it. */
export function inPage(file: string): string {
  return `<link rel="stylesheet" disabled href="/${file}">`;
}

/** A link for a style of the build; the browser paints nothing before it is loaded. */
export function linked(file: string): string {
  return `<link rel="stylesheet" crossorigin href="/${file}">`;
}
