/** The ways to the help centre that stand around every page, in one file where a slow line would ask for three. */
export { AccountEntry } from './account-entry.tsx';
export { BarHelp } from './bar-help.tsx';
export { FloatingHelp } from './floating.tsx';
