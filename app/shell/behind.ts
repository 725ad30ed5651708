import { hearPageFaults } from '#adapters';

/** What loads after every page of a session, bundled into one file for slow lines. */
export { AccountPanel } from './account-panel.tsx';
export { BarTools } from './bar-tools.tsx';
export { BottomBar } from './bottom-bar.tsx';
export { BranchPicker } from './branch-picker.tsx';
export { Tools } from './tools.tsx';

// Here and not earlier, to keep the first load within its size budget. Skipped on the server, which renders frames with these parts.
if ('window' in globalThis) hearPageFaults();
