import { notificationLeave } from './notifications.ts';

type Shown = { title: string; body: string; tag: string; language: string; opened: () => void };

/** Shows a notification while the page is hidden or unfocused; a click on it focuses the page. */
export async function showNotification({ title, body, tag, language, opened }: Shown) {
  const wanted = document.hidden || !document.hasFocus();
  if (!wanted || (await notificationLeave({ ask: false })) !== 'granted') return;
  const options = { body, tag, lang: language };
  const shown = makeNotification(title, options);
  if (shown === null) return showByWorker(title, options, opened);
  shown.addEventListener('click', () => {
    window.focus();
    shown.close();
    opened();
  });
}

/** Browsers of phones show notifications only from a service worker, and throw here. */
function makeNotification(title: string, options: NotificationOptions): Notification | null {
  try {
    return new Notification(title, options);
  } catch {
    return null;
  }
}

type Tagged = NotificationOptions & { tag: string };

/** The worker of the page without a network focuses this page at a click, and tells it which notification it was. */
async function showByWorker(title: string, options: Tagged, opened: () => void): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration('/');
  if (worker === undefined) return;
  listen(navigator.serviceWorker);
  opens.set(options.tag, opened);
  await worker.showNotification(title, options);
}

/** What each notification opens; few, since a newer one of a tag replaces the older. */
const opens = new Map<string, () => void>();
let isListening = false;

function listen(workers: ServiceWorkerContainer): void {
  if (isListening) return;
  isListening = true;
  workers.addEventListener('message', ({ data }) => {
    const tag = String(data?.notification);
    opens.get(tag)?.();
    opens.delete(tag);
  });
}
