export { useCutPaste } from './use-cut-paste.ts';
export { useFocusOnNew } from './use-focus-on-new.ts';
export { useHappened, useWatch } from './use-happened.ts';
export { useHeldAddress } from './use-held-address.ts';
export { useOfflinePage } from './use-offline-page.ts';
export { useOutletsChoice } from './use-outlets-choice.ts';
