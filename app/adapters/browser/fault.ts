import type { PluginFault } from '#core';

/** How `tellFault` begins what it tells the browser. */
export const ofFeature = 'the feature ';

/** Tells of a fault that was kept from doing harm: the browser, as if nobody had caught it, so that whatever watches the page hears of it, and the server. */
export function tellFault(fault: PluginFault): void {
  const { pluginId, part, cause } = fault;
  reportError(new Error(`${ofFeature}${pluginId} broke: ${part}`, { cause }));
  reportFault(fault);
}

/** Tells the server alone, by code that comes with the first fault; what cannot be told is left. */
export function reportFault(fault: PluginFault): void {
  import('../network/fault-report.ts').then(({ report }) => report(fault)).catch(() => undefined);
}
