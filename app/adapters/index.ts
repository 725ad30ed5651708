export { readAsset } from './asset.ts';
export { type Browser, createBrowser, type Ears } from './browser.ts';
export { addressOf } from './files.ts';
export { handle } from './handlers.ts';
export { newId } from './ids.ts';
export { absolute, printPage } from './page.ts';
export { reloadOnceReachable } from './reload.ts';
export { after, afterPicture, wait } from './timers.ts';
export { trustOwnScripts } from './trust.ts';
