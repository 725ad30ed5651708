import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Deployment } from '#schemas';

/** The page with which the client begins, a mark that changes with it, and what in it the policy has to allow by its hash. */
export type StartPage = {
  html: string;
  gzipped: Buffer;
  etag: string;
  allowed: { script: string; style: string };
};
export type StartPages = (deployment: Deployment, path: string) => Promise<StartPage>;

/** What the client's build leaves for the server (`app/start-page.tsx`). */
type Drawing = {
  wayInAt: (path: string) => string | null;
  startPage: (deployment: Deployment, at: string | null, built: unknown) => Promise<Drawn>;
};

type Drawn = { html: string; script: string; style: string };

/** The start pages of a build, each made once. */
export async function startPages(dist: string): Promise<StartPages> {
  const drawing: Drawing = await import(pathToFileURL(join(dist, 'server', 'start-page.js')).href);
  const html = await readFile(join(dist, 'index.html'), 'utf8');
  const manifest = JSON.parse(await readFile(join(dist, '.vite', 'manifest.json'), 'utf8'));
  const read = (file: string) => readFile(join(dist, file), 'utf8');
  const made = new Map<string, Promise<StartPage>>();
  return (deployment, path) => {
    const at = drawing.wayInAt(path);
    const key = `${deployment.id} ${at}`;
    const page =
      made.get(key) ?? drawing.startPage(deployment, at, { html, manifest, read }).then(marked);
    made.set(key, page);
    return page;
  };
}

/** A page that is sent as it is. */
export function marked({ html, script, style }: Drawn): StartPage {
  return {
    html,
    gzipped: gzipSync(html),
    etag: `"${createHash('sha256').update(html).digest('base64url')}"`,
    allowed: { script: sourceOf(script), style: sourceOf(style) },
  };
}

/** How a policy names what stands in a page. */
function sourceOf(text: string): string {
  return text === '' ? '' : ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
