export { TrackingLinkScreen } from './tracking-link.tsx';
