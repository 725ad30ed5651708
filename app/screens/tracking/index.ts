export { TrackingScreen } from './tracking.tsx';
