/** Where each part of the client's build lies. */
export type Manifest = Readonly<
  Record<string, { file: string; css?: string[]; imports?: string[] }>
>;

/**
 * The styles and the scripts of some modules and of all that they import, each once. A style stands behind those of what its
 * module imports, as in a page that came to it by itself: it is they that it may overrule.
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

/** The address of one part. */
export function fileOf(key: string | undefined, manifest: Manifest): string {
  const chunk = key === undefined ? undefined : manifest[key];
  if (chunk === undefined) throw new Error(`the build has no ${key}`);
  return `/${chunk.file}`;
}

/** Has a browser fetch a script before it is asked for, behind all that is needed sooner. */
export function preloaded(address: string): string {
  return `<link rel="modulepreload" fetchpriority="low" crossorigin href="${address}">`;
}

/** A style that stands in the page itself: what asks for it later finds it named, and fetches nothing. In a template, as a browser that reads ahead would fetch it. */
export function inPage(file: string): string {
  return `<link rel="stylesheet" disabled href="/${file}">`;
}

/** A style of the build; it holds back the picture of a page until it is there. */
export function linked(file: string): string {
  return `<link rel="stylesheet" crossorigin href="/${file}">`;
}
