/**
 * A service worker that shows one page when a page cannot be fetched, and leads from a notification to the page that had it shown.
 * It caches neither code nor answers, so nothing gets stale. The server prefixes it with the hash of that page, so that a changed page is a changed worker, which browsers
 * detect by themselves. Imports nothing.
 */
const storeName = 'offline';
const pageAddress = '/offline.html';

/** The parts of `ServiceWorkerGlobalScope` that we use. */
type Scope = {
  addEventListener(type: 'install' | 'activate', hear: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', hear: (event: Fetching) => void): void;
  addEventListener(type: 'notificationclick', hear: (event: Clicked) => void): void;
  clients: {
    matchAll(which: { type: 'window' }): Promise<readonly Page[]>;
    openWindow(address: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  registration: ServiceWorkerRegistration;
};
type Lasting = Event & { waitUntil(work: Promise<unknown>): void };
type Fetching = Lasting & {
  request: Request;
  /** The browser's navigation preload: its request while the worker started. */
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};
type Clicked = Lasting & { notification: Notification };
type Page = { focus(): Promise<unknown>; postMessage(message: object): void };

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

async function leadTo({ notification }: Clicked): Promise<void> {
  notification.close();
  const pages = await scope.clients.matchAll({ type: 'window' });
  if (pages[0] === undefined) await scope.clients.openWindow('/');
  else await pages[0].focus();
  for (const page of pages) page.postMessage({ notification: notification.tag });
}

scope.addEventListener('notificationclick', (event) => event.waitUntil(leadTo(event)));
scope.addEventListener('install', (event) => event.waitUntil(keepPage()));
scope.addEventListener('activate', (event) => {
  const ahead = scope.registration.navigationPreload;
  event.waitUntil(ahead ? ahead.enable() : Promise.resolve());
});
// Frames are left to the page around them, and the operators' console is not covered.
scope.addEventListener('fetch', (event) => {
  const { mode, destination, url } = event.request;
  const isOurs = !/^\/operator(?:\/|$)/.test(new URL(url).pathname);
  if (mode === 'navigate' && destination === 'document' && isOurs) event.respondWith(answer(event));
});
