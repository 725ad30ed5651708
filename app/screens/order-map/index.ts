export { OrderMap } from './order-map.tsx';
