export { OrderPlaced } from './order-placed.tsx';
export { ServiceClosed } from './service-closed.tsx';
export { StoreUnavailable } from './store-unavailable.tsx';
