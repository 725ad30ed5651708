import { lazyPart } from '#lazy';

/** What stands where no form is; its code comes when that happens. */
const load = () => import('./no-form.ts');
export const OrderPlaced = lazyPart(load, ({ OrderPlaced }) => OrderPlaced);
export const ServiceClosed = lazyPart(load, ({ ServiceClosed }) => ServiceClosed);
export const StoreUnavailable = lazyPart(load, ({ StoreUnavailable }) => StoreUnavailable);
