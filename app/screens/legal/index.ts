export { ProhibitedItemsScreen } from './prohibited-items.tsx';
export { TermsScreen } from './terms.tsx';
