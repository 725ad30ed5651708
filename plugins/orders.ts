import type { OrderFeature } from '#core/rules';
import { leaveAtDoorOrder } from './leave-at-door/order.ts';
import { tipOrder } from './tip/order.ts';

/** What features keep with an order, for browser and server; free of components, so that the server can load it. A new one is a line here. */
export const orderFeatures: readonly OrderFeature[] = [leaveAtDoorOrder, tipOrder];
