/**
 * Shows one page of ours where a page cannot be fetched, and does nothing else: it keeps neither code nor answers, so nothing of it
 * is ever old. The server puts the mark of that page in front, so that another page is another worker, which browsers look for by
 * themselves. Imports nothing.
 */
const storeName = 'offline';
const pageAddress = '/offline.html';

/** What we use of the scope that a worker of this kind has. */
type Scope = {
  addEventListener(type: 'install' | 'activate', hear: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', hear: (event: Fetching) => void): void;
  skipWaiting(): Promise<void>;
  registration: ServiceWorkerRegistration;
};
type Lasting = Event & { waitUntil(work: Promise<unknown>): void };
type Fetching = Lasting & {
  request: Request;
  /** What the browser asked for while it woke the worker. */
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};

const scope = self as unknown as Scope;

async function keepPage(): Promise<void> {
  const store = await caches.open(storeName);
  await store.add(new Request(pageAddress, { cache: 'reload' }));
  await scope.skipWaiting();
}

async function answer({ request, preloadResponse }: Fetching): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (problem) {
    const found = await caches.match(pageAddress);
    if (found) return found;
    throw problem;
  }
}

scope.addEventListener('install', (event) => event.waitUntil(keepPage()));
scope.addEventListener('activate', (event) => {
  const ahead = scope.registration.navigationPreload;
  event.waitUntil(ahead ? ahead.enable() : Promise.resolve());
});
// A page in a frame is its host's to explain, and that of operators no page of a shop.
scope.addEventListener('fetch', (event) => {
  const { mode, destination, url } = event.request;
  const isOurs = !/^\/operator(?:\/|$)/.test(new URL(url).pathname);
  if (mode === 'navigate' && destination === 'document' && isOurs) event.respondWith(answer(event));
});
