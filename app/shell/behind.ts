import { hearPageFaults } from '#adapters';

/** What comes behind every page of a session, in one file where a slow line would ask for many. */
export { AccountPanel } from './account-panel.tsx';
export { BarTools } from './bar-tools.tsx';
export { BottomBar } from './bottom-bar.tsx';
export { BranchPicker } from './branch-picker.tsx';
export { LanguagePicker } from './language-picker.tsx';
export { Tools } from './tools.tsx';

// Here and not earlier: the first load of a page has no room left for it. The server, which draws frames with these parts, has no page.
if ('window' in globalThis) hearPageFaults();
