import { builtAs } from './build.ts';

/** Where the server has the worker; its place says that it is for all of the pages. */
const address = '/offline-worker.js';
const kept = 'offline';

/** Has this browser show a page of ours where there is no network, or no more. One that cannot, or may not store, goes without. */
export async function keepOfflinePage(wanted: boolean): Promise<void> {
  if (!('serviceWorker' in navigator) || builtAs() === null) return;
  const { serviceWorker } = navigator;
  try {
    if (wanted) {
      await serviceWorker.register(address);
      return;
    }
    const known = await serviceWorker.getRegistration('/');
    await known?.unregister();
    await caches.delete(kept);
  } catch {
    // Nobody came for this.
  }
}
