import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Deployment } from '#schemas';
import { listedOrigin } from '../http/origin.ts';
import { type Preview, withPreview } from '../public/preview.ts';
import { remembered } from '../remembered.ts';

/** The client's first page, its entity tag, and the hashes of inline parts that its policy has to allow. */
export type StartPage = {
  html: string;
  gzipped: Buffer;
  etag: string;
  allowed: { scripts: string[]; styles: string[] };
} & About;

/** Whether the product has a page at an address, and whether search engines may list it. */
type About = { known: boolean; listed: boolean };
export type StartPages = (deployment: Deployment, path: string, here: string) => Promise<StartPage>;

/** What a build of the client gives the server to send. */
export type Site = {
  /** Changes with the client, so that an open page can tell that it is outdated. */
  build: string;
  startPage: StartPages;
  /** The canonical spelling of a path with other letter case or surplus slashes. */
  tidyPath: (path: string) => string;
  /** The page shown offline, and the service worker that shows it. */
  offlinePage: (deployment: Deployment) => Promise<Drawn & { worker: string }>;
  /** How a browser installs the deployment as an app. */
  webManifest: (deployment: Deployment) => Promise<{ icons: readonly { src: string }[] }>;
};

/** What the client's build leaves for the server (`app/boot/start-page.tsx`). */
type Drawing = {
  drawnPathOf: (path: string) => string | null;
  canonicalPath: (path: string) => string;
  isKnownPath: (path: string) => boolean;
  routePattern: (path: string) => string;
  tidyPath: (path: string) => string;
  startPage: (deployment: Deployment, page: unknown, built: unknown) => Promise<Drawn>;
  offlinePage: (deployment: Deployment, built: unknown) => ReturnType<Site['offlinePage']>;
  webManifest: Site['webManifest'];
};

type Drawn = { html: string; scripts: readonly string[]; styles: readonly string[] };

/** The site of a build, each of its start pages made once. */
export async function builtSite(dist: string): Promise<Site> {
  const drawing: Drawing = await import(pathToFileURL(join(dist, 'server', 'start-page.js')).href);
  const html = await readFile(join(dist, 'index.html'), 'utf8');
  const chunks = await readFile(join(dist, '.vite', 'manifest.json'), 'utf8');
  const build = createHash('sha256').update(html).update(chunks).digest('hex').slice(0, 16);
  const read = (file: string) => readFile(join(dist, file), 'utf8');
  const built = { html, manifest: JSON.parse(chunks), build, read };
  const known = remembered<StartPage>();
  return {
    build,
    webManifest: drawing.webManifest,
    offlinePage: (deployment) => drawing.offlinePage(deployment, built),
    tidyPath: drawing.tidyPath,
    startPage(deployment, path, here) {
      const listed = drawing.canonicalPath(path) === path;
      // Only listed pages need a canonical address.
      const origin = listedOrigin(deployment, here);
      const canonical = listed ? `${origin}${path}` : null;
      const pattern = drawing.routePattern(path);
      const shown = { at: drawing.drawnPathOf(path), canonical, origin, pattern };
      const about = { known: drawing.isKnownPath(path), listed };
      const name = JSON.stringify([deployment.id, deployment.brand, shown, about]);
      const draw = () => drawing.startPage(deployment, shown, built);
      return known(name, async () => preparePage(await draw(), about));
    },
  };
}

/** Makes a page ready to send. */
export function preparePage({ html, scripts, styles }: Drawn, about: About): StartPage {
  const allowed = { scripts: scripts.map(sourceOf), styles: styles.map(sourceOf) };
  return { ...about, allowed, ...pack(html) };
}

/** The page of a public link with its preview; its policy stays the same. */
export function addPreview(page: StartPage, preview: Preview): StartPage {
  return { ...page, ...pack(withPreview(page.html, preview)) };
}

function pack(html: string): Pick<StartPage, 'html' | 'gzipped' | 'etag'> {
  const etag = `"${createHash('sha256').update(html).digest('base64url')}"`;
  return { html, gzipped: gzipSync(html), etag };
}

/** The source expression of an inline text in a content security policy. */
export function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
