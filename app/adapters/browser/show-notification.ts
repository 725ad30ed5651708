import { notificationLeave } from './notifications.ts';

type Shown = { title: string; body: string; tag: string; language: string; opened: () => void };

/** Shows a notification while the page is hidden or unfocused; a click on it focuses the page. */
export async function showNotification({ title, body, tag, language, opened }: Shown) {
  const wanted = document.hidden || !document.hasFocus();
  if (!wanted || (await notificationLeave({ ask: false })) !== 'granted') return;
  const shown = makeNotification(title, { body, tag, lang: language });
  shown?.addEventListener('click', () => {
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
