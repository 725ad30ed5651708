import type { PluginFault } from '#core';

/** Tells the browser of a fault that was kept from doing harm, as if nobody had caught it, so that whatever watches the page hears of it. */
export function tellFault({ pluginId, part, cause }: PluginFault): void {
  reportError(new Error(`the feature ${pluginId} broke: ${part}`, { cause }));
}
