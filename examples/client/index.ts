export type { Order, OrderCreation, Vendor, Webhook, WebhookBody } from './api.ts';
export { type Portal, riderPortal } from './portal.ts';
export { Refused } from './refused.ts';
export { type Followed, followOrders } from './socket.ts';
export { readWebhook } from './webhook.ts';
