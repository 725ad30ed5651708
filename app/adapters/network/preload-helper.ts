import { chunkOf } from './chunk-of.ts';

/** Requests by file; failed ones are removed. */
const asked = new Map<string, Promise<unknown>>();

/**
 * Replaces Vite's preload helper: runs before each dynamic import, with the files that the import needs (it finds the chunk itself in the
 * text of `load`). Browsers remember failed modules until the next page load, so every file is fetched first, and imported only
 * if it is there.
 */
export async function preload<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  const chunk = chunkOf(load);
  await Promise.all([...files, ...(chunk ? [folder + chunk] : [])].map(fetchOnce));
  return load();
}

/** Where this page's code is, as `assets/`: the console of operators has its own. */
const folder = new URL(import.meta.url).pathname.replace(/^\/|[^/]+$/g, '');

function fetchOnce(file: string): Promise<unknown> {
  const fetched = asked.get(file) ?? fetchFile(`/${file}`);
  asked.set(file, fetched);
  fetched.catch(() => asked.delete(file));
  return fetched;
}

async function fetchFile(href: string): Promise<unknown> {
  // The page itself links it already.
  if (document.querySelector(`link[href="${href}"]`)) return;
  if (href.endsWith('.css')) return applyStyles(href);
  const answer = await fetch(href, { priority: 'low' });
  if (!answer.ok) throw new Error(href);
  return answer.text();
}

function applyStyles(href: string): Promise<unknown> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error(href));
    };
  });
}
