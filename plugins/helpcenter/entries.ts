/** All entries of the help centre, exported together so that they are loaded in one request. */
export { AccountEntry } from './account-entry.tsx';
export { BarHelp } from './bar-help.tsx';
export { FloatingHelp } from './floating.tsx';
