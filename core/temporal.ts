/** The one place that names it: browsers without Temporal of their own get the polyfill. */
export { Temporal } from 'temporal-polyfill';
