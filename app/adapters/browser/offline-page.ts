import { builtAs } from './build.ts';

/** Path of the service worker; being at the root, it covers all pages. */
const address = '/offline-worker.js';
const kept = 'offline';

/** Installs or removes the offline page. Browsers without service workers or storage go without. */
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
    // The offline page is optional.
  }
}
