import type { PluginFault } from '#core';

/** How messages of `tellFault` begin. */
export const ofFeature = 'the feature ';

/** Reports a contained fault to the server, and to the browser as if uncaught, so that monitoring of the page sees it. */
export function tellFault(fault: PluginFault): void {
  const { pluginId, part, cause } = fault;
  reportError(new Error(`${ofFeature}${pluginId} broke: ${part}`, { cause }));
  reportFault(fault);
}

/** Reports to the server only, with code that is loaded for the first fault; failures are ignored. */
export function reportFault(fault: PluginFault): void {
  import('../network/fault-report.ts').then(({ report }) => report(fault)).catch(() => undefined);
}
