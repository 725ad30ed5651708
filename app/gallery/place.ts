/** Which deployment and brand a host of this machine shows: `{brand}.{id}.localhost`. */
export type Place = { readonly brand: string; readonly deployment: string };

/** Null where the host names no brand. */
export function placeAt(hostname: string): Place | null {
  const [, brand, deployment] = /^([^.]+)\.([^.]+)\.localhost$/.exec(hostname) ?? [];
  return brand && deployment ? { brand, deployment } : null;
}

/** The same page of the gallery at another place. */
export function addressAt({ brand, deployment }: Place, here: string): string {
  const url = new URL(here);
  url.hostname = `${brand}.${deployment}.localhost`;
  return url.href;
}
