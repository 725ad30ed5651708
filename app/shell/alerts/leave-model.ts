import { restore } from 'effector';
import { type NotificationLeave, notificationLeaveFx } from '#core/ports';

/** Whether the browser lets notifications through, as far as it was asked. */
export const $leave = restore<NotificationLeave>(notificationLeaveFx, 'default');
