import type { OrderFeature } from '#core/rules';
import { leaveAtDoorOrder } from './leave-at-door/order.ts';
import { tipOrder } from './tip/order.ts';

/** What features keep with an order: the server's half of them, which loads nothing that is drawn. A new one is a line here. */
export const orderFeatures: readonly OrderFeature[] = [leaveAtDoorOrder, tipOrder];
