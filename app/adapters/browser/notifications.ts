import type { NotificationLeave } from '#core/ports';

/** Whether we may show notifications; asks the person first where that is wanted and not decided yet. */
export async function notificationLeave({ ask }: { ask: boolean }): Promise<NotificationLeave> {
  if (!('Notification' in globalThis) || !isSecureContext) return 'unavailable';
  if (!ask || Notification.permission !== 'default') return Notification.permission;
  return Notification.requestPermission();
}
