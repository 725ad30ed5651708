import type { NotificationLeave } from '#core/ports';

/** Whether we may show notifications; with `ask`, prompts the person if they have not decided. */
export async function notificationLeave({ ask }: { ask: boolean }): Promise<NotificationLeave> {
  if (!('Notification' in globalThis) || !isSecureContext) return 'unavailable';
  if (!ask || Notification.permission !== 'default') return Notification.permission;
  return Notification.requestPermission();
}
