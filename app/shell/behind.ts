import { hearPageFaults } from '#adapters';

/** What comes behind every page of a session, in one file where a slow line would ask for many. */
export { AccountPanel } from './account-panel.tsx';
export { BarTools } from './bar-tools.tsx';
export { BottomBar } from './bottom-bar.tsx';
export { BranchPicker } from './branch-picker.tsx';
export { LanguagePicker } from './language-picker.tsx';
export { Tools } from './tools.tsx';

// Not before: what a page needs first has no room for it.
hearPageFaults();
