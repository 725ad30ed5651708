export { ConsumerLinkScreen, RecipientLinkScreen } from './tracking-link.tsx';
