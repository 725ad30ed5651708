import { chunkOf } from './chunk-of.ts';

/** What was asked for, by its name; what did not come is forgotten. */
const asked = new Map<string, Promise<unknown>>();

/**
 * Stands before each import that waits: the build calls it with the files that the import needs, beside the chunk that it names. A browser remembers a module that did not
 * come until the page is loaded again, a preload of one, too: so all are fetched first, and nothing is imported that is not there.
 */
export async function preload<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  const chunk = chunkOf(load);
  await Promise.all([...files, ...(chunk ? [`assets/${chunk}`] : [])].map(fetchOnce));
  return load();
}

function fetchOnce(file: string): Promise<unknown> {
  const fetched = asked.get(file) ?? fetchFile(`/${file}`);
  asked.set(file, fetched);
  fetched.catch(() => asked.delete(file));
  return fetched;
}

async function fetchFile(href: string): Promise<unknown> {
  // What the page itself names is on its way already.
  if (document.querySelector(`link[href="${href}"]`)) return;
  if (href.endsWith('.css')) return applyStyles(href);
  const answer = await fetch(href);
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
